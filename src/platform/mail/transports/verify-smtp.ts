import type { Duration } from '../../../kernel/time';
import { connectSmtp } from './smtp-transport';

/** How a mail server greets us: it would take mail, or why not. */
export type Greeting = 'ready' | 'wrong-login' | 'no-tls' | 'bad-certificate' | 'silent';

/** The codes of TLS that name the certificate. */
const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|certificate/u;

/** Connects, starts TLS, and logs in as sending would; no mail is sent. */
export async function verifySmtp(url: string, within: Duration): Promise<Greeting> {
  const transport = connectSmtp(url, { connect: within, answer: within });
  try {
    await transport.verify();
    return 'ready';
  } catch (error) {
    return greetingOf(error as { code?: string; responseCode?: number; message?: string });
  } finally {
    transport.close();
  }
}

function greetingOf({
  code,
  responseCode = 0,
  message = '',
}: {
  readonly code?: string;
  readonly responseCode?: number;
  readonly message?: string;
}): Greeting {
  // A server that is busy answers a login with 4xx, and may take the same one later.
  if (code === 'EAUTH' && responseCode >= 500) return 'wrong-login';
  if (CERTIFICATE.test(`${code} ${message}`)) return 'bad-certificate';
  return code === 'ETLS' ? 'no-tls' : 'silent';
}
