import { redirectMails } from '../../platform/mail';
import { revokeLinks } from '../links';
import type { AddressContext } from './ports';
import { deleteRequest } from './store';

/** Mails that go to the buyer; after a correction they go out again. */
const BUYER_TEMPLATES = [
  'order-confirmed',
  'gift-bought',
  'manual-request-received',
  'payment-instructions',
  'report-late',
  'refunded',
  'which-company',
  'promise-extended',
  'report-resumed',
  'report-ready',
  'report-updated',
  'how-was-it',
  'second-round',
  'second-round-failed',
];

/**
 * After an order has another address: whoever reads the old one has links that open the order, and
 * these end; the buyer's mails go out again. Called by the confirmation and by the event, whichever
 * comes first: the second finds nothing left to do, so that it ends no link that was just made.
 */
export async function followCorrection(
  context: Pick<AddressContext, 'database' | 'queue' | 'clock' | 'findOrder'>,
  orderId: string,
): Promise<void> {
  const order = await context.findOrder(orderId);
  if (!order) return;
  await context.database.write(async (transaction) => {
    const wished = await deleteRequest(transaction, orderId);
    const moved = await redirectMails(context, transaction, {
      order: orderId,
      templates: BUYER_TEMPLATES,
      to: order.details.email,
    });
    if (!wished && (!moved.ok || moved.value === 0)) return;
    await revokeLinks(context, transaction, { orderId });
  });
}
