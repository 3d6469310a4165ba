import { seconds } from '../../kernel/time';
import { fail, succeed, type Result } from '../../kernel/result';
import type { ContactErrors, ContactMessage } from '../../shop/support/shape';

const AT_LEAST = seconds(1);
const GIVE_UP_AFTER = seconds(15);

export type ContactSent = Result<null> | { readonly ok: false; readonly errors: ContactErrors };

interface Sending extends ContactMessage {
  readonly website: string;
  readonly openForMilliseconds: number;
}

/** Takes at least a second, so that the buyer sees that something is sent. */
export async function sendContact(
  sending: Sending,
  call: typeof fetch = fetch,
): Promise<ContactSent> {
  const [sent] = await Promise.all([
    attempt(sending, call),
    new Promise((resolve) => setTimeout(resolve, AT_LEAST)),
  ]);
  return sent;
}

async function attempt(sending: Sending, call: typeof fetch): Promise<ContactSent> {
  try {
    const answer = await call('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sending),
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    if (answer.ok) return succeed(null);
    const body = (await answer.json().catch(() => ({}))) as {
      errors?: ContactErrors;
      sentence?: string;
    };
    if (body.errors && Object.keys(body.errors).length > 0)
      return { ok: false, errors: body.errors };
    return fail('refused', body.sentence ?? 'Try again in a minute, or email us.');
  } catch {
    return fail('unreachable', 'We can’t reach the server. Your text is still here; try again.');
  }
}
