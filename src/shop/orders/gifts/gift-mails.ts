import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database';
import type { Mail } from '../../../platform/mail';
import { orderValues } from '../mails/order-mails';
import type { OrdersContext } from '../ports';
import type { OrderRow } from '../schema';

export interface SentGift {
  readonly code: string;
  readonly validUntil: Date;
  readonly recipientEmail: string;
  readonly message: string;
}

/** The giver’s receipt, and the gift itself where its giver wants it sent. */
export async function queueGiftMails(
  { mailer }: Pick<OrdersContext, 'mailer'>,
  transaction: Transaction,
  order: OrderRow,
  gift: SentGift,
): Promise<void> {
  const toGiver: Mail = {
    key: `gift-bought:${order.id}`,
    template: 'gift-bought',
    to: order.email,
    order: order.id,
    values: {
      ...orderValues(order),
      paidAt: order.paidAt?.toISOString() ?? null,
      giftCode: gift.code,
      validUntil: gift.validUntil.toISOString(),
      recipientEmail: gift.recipientEmail || null,
    },
  };
  await mailer.queue(
    transaction,
    toGiver,
    ...(gift.recipientEmail === '' ? [] : [giftMail(order, gift)]),
  );
}

/** Once to each address, however often its giver sends it there. */
export function giftMail(order: OrderRow, gift: SentGift): Mail {
  const address = createHash('sha256').update(gift.recipientEmail.toLowerCase()).digest('hex');
  return {
    key: `gift-received:${order.id}:${address}`,
    template: 'gift-received',
    to: gift.recipientEmail,
    order: order.id,
    values: {
      giver: order.name,
      message: gift.message,
      giftCode: gift.code,
      validUntil: gift.validUntil.toISOString(),
    },
  };
}
