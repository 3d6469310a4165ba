import type { Database } from '../../database';
import { maskSecrets } from '../../log';
import { summaryOf, type MailSummary } from './list-mails';
import type { MailRenderer } from '../ports';
import { findMail } from '../store';

export interface ShownMail extends MailSummary {
  readonly subject: string;
  /** As plain text, and as it would read if it were sent now; private links are masked. Null where it can't be made. */
  readonly text: string | null;
  readonly attachments: readonly string[];
}

/** What a mail says, for staff. Mails are made when they are sent and kept nowhere, so it is made once more. */
export async function readMail(
  { database, renderer }: { readonly database: Database; readonly renderer: MailRenderer },
  id: string,
): Promise<ShownMail | undefined> {
  const row = await findMail(database.read, id);
  if (!row) return undefined;
  const mail = {
    key: row.key,
    template: row.template,
    to: row.recipient,
    values: row.values,
    ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
    ...(row.orderId === null ? {} : { order: row.orderId }),
  };
  const rendered = await renderer.render(mail).catch(() => undefined);
  return {
    ...summaryOf(row),
    subject: rendered === undefined ? '' : maskSecrets(rendered.subject),
    text: rendered === undefined ? null : maskSecrets(rendered.text),
    attachments: rendered?.attachments.map(({ filename }) => filename) ?? [],
  };
}
