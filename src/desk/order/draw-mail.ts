import { fail, succeed, type Result } from '../../kernel/result';
import type { Database } from '../../platform/database';
import { findStoredMail, type MailRenderer } from '../../platform/mail';
import type { Permit } from '../policy';
import type { OrderReading } from './ports';

export interface DrawnMail {
  readonly subject: string;
  readonly html: string;
}

/** A mail as the buyer got it, its private links masked. */
export async function drawMail(
  context: Pick<OrderReading, 'findOrder'> & {
    readonly database: Database;
    readonly renderer: MailRenderer;
  },
  _: Permit<'see-mails'>,
  { number, mailId }: { readonly number: string; readonly mailId: string },
): Promise<Result<DrawnMail, 'no-order' | 'no-mail' | 'no-words'>> {
  const order = await context.findOrder(number);
  if (order === null) return fail('no-order', 'Order not found.');
  const mail = await findStoredMail(context, mailId);
  if (mail?.order !== order.id) return fail('no-mail', 'Email not found.');
  const drawn = await context.renderer.render(mail).catch(() => undefined);
  return drawn === undefined
    ? fail('no-words', 'Can’t preview this email: its data doesn’t exist or was deleted.')
    : succeed({ subject: drawn.subject, html: drawn.html });
}
