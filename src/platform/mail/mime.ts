import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMessage } from './ports';

/** The message as the mail library wants it. Addresses go as objects, so that none is read as a list. */
export function mimeOptions(message: OutgoingMessage): SendMailOptions {
  return {
    from: message.from,
    to: { name: '', address: message.to },
    ...(message.replyTo === undefined ? {} : { replyTo: { name: '', address: message.replyTo } }),
    subject: message.subject,
    messageId: message.messageId,
    text: message.text,
    html: message.html,
    // Says to other machines not to answer with an absence notice.
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: message.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
