import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { fail, succeed } from '../../../kernel/result';
import { minutes, seconds, type Duration } from '../../../kernel/time';
import { mimeOptions } from '../mime';
import type { MailTransport, TransportFailure } from '../ports';

const CONNECT_WITHIN = seconds(15);
/** A server may look at a message for minutes before it says that it took it; cut short, it would get a copy. */
const ANSWER_WITHIN = minutes(5);

/** A connection to a mail server. Without TLS nothing goes out unless the URL says so; what it says comes first. */
export const connectSmtp = (
  url: string,
  within: { readonly connect: Duration; readonly answer: Duration },
) =>
  createTransport({
    url,
    requireTLS: true,
    connectionTimeout: within.connect,
    greetingTimeout: within.connect,
    dnsTimeout: within.connect,
    socketTimeout: within.answer,
  } as SMTPTransport.Options);

interface ServerAnswer {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly message?: string;
}

/**
 * A mail server by its URL: smtp://user:password@host:587, or smtps:// for TLS from the first byte.
 * Without TLS nothing is sent unless the URL says `?requireTLS=false`: whoever sits on the way could
 * take the offer out of the server's greeting, and would read passwords and private links.
 */
export function smtpTransport(url: string): MailTransport {
  return {
    async send(message) {
      const transport = connectSmtp(url, { connect: CONNECT_WITHIN, answer: ANSWER_WITHIN });
      let isHandedOver = false;
      transport.use('stream', (mail, done) => {
        mail.message.transform(() =>
          new PassThrough().once('end', () => {
            isHandedOver = true;
          }),
        );
        done();
      });
      try {
        const info = await transport.sendMail(mimeOptions(message));
        return succeed({ receipt: info.response ?? null });
      } catch (error) {
        const answer = error as ServerAnswer;
        return fail(failureOf(answer, isHandedOver), sentenceOf(answer));
      }
    },
  };
}

function failureOf(answer: ServerAnswer, isHandedOver: boolean): TransportFailure {
  if (isRefusal(answer)) return 'refused';
  return isHandedOver && answer.responseCode === undefined ? 'unanswered' : 'unreachable';
}

/** A lasting no to this recipient or this message; a wrong password or a full disk may be mended within hours. */
function isRefusal({ code, command, responseCode }: ServerAnswer): boolean {
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return (
    aboutTheMail && responseCode !== undefined && responseCode >= 500 && command !== 'MAIL FROM'
  );
}

function sentenceOf({ code, responseCode, message }: ServerAnswer): string {
  return (
    `The mail server didn’t take it (${[code, responseCode].filter(Boolean).join(' ')}): ` +
    `${message ?? 'no reason given'}`
  );
}
