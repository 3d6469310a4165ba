import { detailFields, detailNames } from '../../../content/order-fields';
import { seconds } from '../../kernel/time';
import { fail, succeed, type Result } from '../../kernel/result';
import type { DetailsErrors, OrderDetails } from '../../shop/orders/shape';

const GIVE_UP_AFTER = seconds(15);

export type Sent =
  | Result<{
      readonly trackingPath: string | null;
      /** Why the code that was sent along isn’t taken. */
      readonly refusedCode: string | null;
    }>
  | { readonly ok: false; readonly errors: DetailsErrors };

/** Sends the form to one of our own routes: `/order/draft` keeps it, `/order/manual` orders with it. */
export async function sendForm(
  path: '/order/draft' | '/order/manual',
  form: FormData,
): Promise<Sent> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      body: asText(form),
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    const body = (await answer.json()) as {
      errors?: DetailsErrors;
      sentence?: string;
      trackingPath?: string | null;
      refusedCode?: string | null;
    };
    if (body.errors && Object.keys(body.errors).length > 0)
      return { ok: false, errors: body.errors };
    return answer.ok && body.sentence === undefined
      ? succeed({
          trackingPath: body.trackingPath ?? null,
          refusedCode: body.refusedCode ?? null,
        })
      : fail('refused', body.sentence ?? 'Try again in a minute.');
  } catch {
    return fail(
      'unreachable',
      'We can’t reach the server. Your details are saved; check your connection and try again.',
    );
  }
}

/** A form as browsers send one without files. */
const asText = (form: FormData): URLSearchParams =>
  new URLSearchParams(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/** Keeps what the role is nearest to; nothing else waits for it. */
export async function sendOccupation(occupation: string): Promise<Result<null>> {
  try {
    const answer = await fetch('/order/role', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ occupation }),
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    const body = (await answer.json()) as { sentence?: string };
    return answer.ok
      ? succeed(null)
      : fail('refused', body.sentence ?? 'This was not saved. You can go on without it.');
  } catch {
    return fail('unreachable', 'This was not saved. You can go on without it.');
  }
}

/** Takes a code, or gives it back; the price on the page is read again afterward. */
export async function sendCode(form: FormData): Promise<Result<null>> {
  const failed = 'We can’t check codes right now. Try again in a minute.';
  try {
    const answer = await fetch('/order/code', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: asText(form),
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    const body = (await answer.json()) as { sentence?: string };
    return answer.ok ? succeed(null) : fail('refused', body.sentence ?? failed);
  } catch {
    return fail('unreachable', failed);
  }
}

/** The documented call of an email service, answered by our own server. */
export async function sendManualMail(
  details: OrderDetails,
  supportEmail: string,
): Promise<boolean> {
  const { name, email, company } = details;
  const message = detailNames
    .map((field) => `${detailFields[field].label}: ${details[field]}`)
    .join('\n');
  try {
    const answer = await fetch('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        user_id: 'foreword',
        service_id: 'foreword-mail',
        template_id: 'manual-request',
        template_params: {
          subject: `Manual order request: ${company}`,
          to_email: supportEmail,
          from_name: name || email,
          message,
        },
      }),
      signal: AbortSignal.timeout(GIVE_UP_AFTER),
    });
    return answer.status === 200 || (await answer.text()) === 'OK';
  } catch {
    return false;
  }
}
