export { checkMailAddress, type AddressFailure } from './addresses';
export { sweepMailSchedule } from './jobs';
export { listMails, mailCounts, readMails, type MailSummary } from './stored/list-mails';
export { createMailer } from './mailer';
export {
  listOutbox,
  outboxTransport,
  readOutboxAttachment,
  readOutboxMessage,
  readOutboxSource,
} from './transports/outbox-transport';
export { mailPersonalData } from './personal';
export type { Attachment, Mail, Mailer, MailRenderer, MailTransport, MailValue } from './ports';
export { readMail, type ShownMail } from './stored/read-mail';
export { redirectMails, resendMail } from './resend-mail';
export { mailHandlers } from './send-mail';
export { findStoredMail } from './stored/stored-mail';
export { smtpTransport } from './transports/smtp-transport';
export { verifySmtp, type Greeting } from './transports/verify-smtp';
