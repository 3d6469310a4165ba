import { createTransport } from 'nodemailer';
import { fail, succeed } from '../../kernel/result';
import { seconds } from '../../kernel/time';
import { mimeOptions } from './mime';
import type { MailTransport } from './ports';

/** Together below the time after which the job would be given to another worker. */
const CONNECT_WITHIN = seconds(15);
const ANSWER_WITHIN = seconds(45);

interface ServerAnswer {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/** A mail server by its URL: smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport(url, {
    connectionTimeout: CONNECT_WITHIN,
    greetingTimeout: CONNECT_WITHIN,
    dnsTimeout: CONNECT_WITHIN,
    socketTimeout: ANSWER_WITHIN,
  } as Parameters<typeof createTransport>[1]);
  return {
    async send(message) {
      try {
        const info = (await transport.sendMail(mimeOptions(message))) as { response?: string };
        return succeed({ receipt: info.response ?? null });
      } catch (error) {
        const answer = error as ServerAnswer;
        return fail(isRefusal(answer) ? 'refused' : 'unreachable', sentenceOf(answer));
      }
    },
  };
}

/** A lasting no to this recipient or this message; a wrong password or a full disk may be mended within hours. */
function isRefusal({ code, command, responseCode }: ServerAnswer): boolean {
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return (
    aboutTheMail && responseCode !== undefined && responseCode >= 500 && command !== 'MAIL FROM'
  );
}

function sentenceOf({ code, responseCode, message }: ServerAnswer): string {
  return `The mail server did not take it (${[code, responseCode].filter(Boolean).join(' ')}): ${message ?? 'no reason given'}`;
}
