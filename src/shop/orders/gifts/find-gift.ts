import type { Executor } from '../../../platform/database';
import { holdsMoney } from '../change/states-shape';
import type { OrdersContext } from '../ports';
import { readOrder } from '../store';
import type { GiftDetails, GiftState, GiftView } from './shape';
import { readGiftCode, readGiftRow, readUseOf } from './store';

/** A gift as its giver and the desk see it; null until it is paid for. */
export function findGift(
  { database, clock }: Pick<OrdersContext, 'database' | 'clock'>,
  orderId: string,
): Promise<GiftView | null> {
  return readGift(database.read, orderId, clock.now());
}

export async function readGift(
  read: Executor,
  orderId: string,
  now: Date,
): Promise<GiftView | null> {
  const [order, code, said] = await Promise.all([
    readOrder(read, orderId),
    readGiftCode(read, orderId),
    readGiftRow(read, orderId),
  ]);
  if (order === null || code === null || code.validUntil === null) return null;
  const use = await readUseOf(read, code.code);
  const placedAt = use?.placedAt ?? null;
  const state: GiftState =
    code.endedAt !== null || !holdsMoney(order)
      ? 'ended'
      : use !== null
        ? 'used'
        : code.validUntil <= now
          ? 'expired'
          : 'unused';
  return {
    code: code.code,
    validUntil: code.validUntil.toISOString(),
    state,
    recipientEmail: said?.recipientEmail ?? '',
    message: said?.message ?? '',
    use: placedAt === null ? null : { number: use?.number ?? '', at: placedAt.toISOString() },
  };
}

/** What its giver typed; null where there is no such gift. */
export async function findGiftDetails(
  { database: { read } }: Pick<OrdersContext, 'database'>,
  orderId: string,
): Promise<GiftDetails | null> {
  const [order, said] = await Promise.all([readOrder(read, orderId), readGiftRow(read, orderId)]);
  if (order === null || said === null) return null;
  const { recipientEmail, message } = said;
  return { name: order.name, email: order.email, recipientEmail, message };
}
