import { randomUUID } from 'node:crypto';
import type { Config } from '../../config';
import { seconds } from '../../kernel/time';
import { smtpTransport, verifySmtp, type Greeting } from '../../platform/mail';
import {
  notice,
  refused,
  right,
  untried,
  wrong,
  type DoctorFinding,
  type DoctorFindings,
} from './finding';

const GREETED_WITHIN = seconds(10);
const SUBJECT = 'Mail server';
const LOOPBACK = /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/u;

type MailConfig = Pick<Config, 'mail'>;

/** Connects and logs in as sending would. */
export async function checkMailServer({ mail }: MailConfig): Promise<DoctorFindings> {
  if (mail.smtpUrl === undefined)
    return [untried(SUBJECT, 'SMTP_URL isn’t set, so the demo keeps email in its outbox.')];
  const { hostname, searchParams } = new URL(mail.smtpUrl);
  const greeting = await verifySmtp(mail.smtpUrl, GREETED_WITHIN);
  const isOpen = searchParams.get('requireTLS') === 'false' && !LOOPBACK.test(hostname);
  return [
    greetingFinding(greeting, hostname),
    ...(isOpen
      ? [
          notice(
            SUBJECT,
            'SMTP_URL allows email without TLS, so others can read private links. Remove “requireTLS=false”.',
          ),
        ]
      : []),
  ];
}

function greetingFinding(greeting: Greeting, host: string): DoctorFinding {
  switch (greeting) {
    case 'ready':
      return right(SUBJECT, `${host} accepts us.`);
    case 'wrong-login':
      return refused(SUBJECT, `${host} refuses the name or password in SMTP_URL. Correct them.`);
    case 'no-tls':
      return wrong(
        SUBJECT,
        `${host} doesn’t offer TLS on this port. Use smtps:// with port 465, or another server.`,
      );
    case 'bad-certificate':
      return wrong(
        SUBJECT,
        `${host} shows a certificate that isn’t valid for it. Use the host name that your provider gives.`,
      );
    case 'silent':
      return wrong(
        SUBJECT,
        `${host} doesn’t answer. Check host and port in SMTP_URL; many hosts block port 25, so use 587 or 465.`,
      );
  }
}

/** One email to a person who looks whether it came, and into which folder. */
export async function sendDoctorMail({ mail }: MailConfig, to: string): Promise<DoctorFindings> {
  const subject = 'Test email';
  if (mail.smtpUrl === undefined)
    return [wrong(subject, 'SMTP_URL isn’t set, so nothing was sent.')];
  const id = randomUUID();
  const sent = await smtpTransport(mail.smtpUrl).send({
    mailId: id,
    messageId: `<${id}@${mail.from.split('@').at(-1)?.replace('>', '') ?? 'localhost'}>`,
    from: mail.from,
    replyTo: mail.support,
    to,
    subject: 'Test email from your shop',
    text: 'Your shop can send email. No action needed.\n',
    html: '<p>Your shop can send email. No action needed.</p>',
    attachments: [],
  });
  return sent.ok
    ? [right(subject, `Sent to ${to}. Check that it’s in the inbox and not in spam.`)]
    : [
        wrong(
          subject,
          `${sent.failure.sentence.replace(/\.?$/u, '.')} Check SMTP_URL and MAIL_FROM.`,
        ),
      ];
}

export interface TextRecords {
  (name: string): Promise<readonly (readonly string[])[]>;
}

/** Whether the sender’s domain says who may send for it. DKIM’s name is known to the mail provider alone. */
export async function checkMailDomain(
  { mail }: MailConfig,
  resolveText: TextRecords,
): Promise<DoctorFindings> {
  const subject = 'Mail domain';
  const domain = mail.from.replace(/>.*$/u, '').split('@').at(-1)?.trim().toLowerCase() ?? '';
  if (domain.endsWith('.example'))
    return [wrong(subject, 'MAIL_FROM is a made-up address. Set it to one of your own domain.')];
  const [spf, dmarc] = await Promise.all([
    has(resolveText, domain, 'v=spf1'),
    has(resolveText, `_dmarc.${domain}`, 'v=DMARC1'),
  ]);
  if (spf === undefined || dmarc === undefined)
    return [untried(subject, `DNS didn’t answer for ${domain}, so SPF and DMARC are untried.`)];
  return [
    spf
      ? right(subject, `${domain} has an SPF record.`)
      : wrong(
          subject,
          `${domain} has no SPF record. Add the TXT record that your mail provider shows.`,
        ),
    dmarc
      ? right(subject, `${domain} has a DMARC record.`)
      : wrong(
          subject,
          `${domain} has no DMARC record. Add TXT “v=DMARC1; p=none” at _dmarc.${domain}.`,
        ),
  ];
}

const NO_RECORD = new Set(['ENODATA', 'ENOTFOUND']);

async function has(
  resolveText: TextRecords,
  name: string,
  beginning: string,
): Promise<boolean | undefined> {
  try {
    return (await resolveText(name)).some((parts) => parts.join('').startsWith(beginning));
  } catch (error) {
    return NO_RECORD.has((error as { code?: string }).code ?? '') ? false : undefined;
  }
}
