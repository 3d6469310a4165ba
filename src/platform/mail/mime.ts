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
    ...conversation(message.references),
    attachments: message.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function conversation(
  references: OutgoingMessage['references'],
): Pick<SendMailOptions, 'headers' | 'inReplyTo' | 'references'> {
  // Says to other machines not to answer with an absence notice; a person's words may be answered so.
  if (references === undefined) return { headers: { 'Auto-Submitted': 'auto-generated' } };
  const last = references.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: [...references] };
}
