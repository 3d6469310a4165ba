import { and, eq, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/database';
import { promotionCode, type CodeRow } from '../codes/schema';
import { COUNTS } from '../codes/store';
import { customerOrder } from '../schema';
import { gift, type GiftRow } from './schema';

export async function saveGiftRow(transaction: Transaction, row: GiftRow): Promise<void> {
  const { orderId: _, ...said } = row;
  await transaction
    .insert(gift)
    .values(row)
    .onConflictDoUpdate({ target: gift.orderId, set: said });
}

export async function readGiftRow(executor: Executor, orderId: string): Promise<GiftRow | null> {
  const [row] = await executor.select().from(gift).where(eq(gift.orderId, orderId));
  return row ?? null;
}

/** The code that was made for a gift; null until that is paid. */
export async function readGiftCode(executor: Executor, orderId: string): Promise<CodeRow | null> {
  const [row] = await executor
    .select()
    .from(promotionCode)
    .where(eq(promotionCode.giftOrderId, orderId));
  return row ?? null;
}

/** The order that a gift’s code paid for, unless that was called off since. */
export async function readUseOf(
  executor: Executor,
  code: string,
): Promise<{ readonly number: string | null; readonly placedAt: Date | null } | null> {
  const [row] = await executor
    .select({ number: customerOrder.number, placedAt: customerOrder.placedAt })
    .from(customerOrder)
    .where(and(eq(customerOrder.code, code), isNotNull(customerOrder.placedAt), COUNTS));
  return row ?? null;
}

interface Whose {
  readonly email: string | null;
  readonly orderIds: readonly string[];
}

/** Of gifts that somebody gave, or that were meant for them. */
const isOf = ({ email, orderIds }: Whose): SQL | undefined =>
  or(
    email === null ? undefined : eq(sql`lower(${gift.recipientEmail})`, email),
    orderIds.length === 0 ? undefined : inArray(gift.orderId, [...orderIds]),
  );

export async function readGiftsOf(executor: Executor, whose: Whose): Promise<readonly GiftRow[]> {
  const condition = isOf(whose);
  return condition === undefined
    ? []
    : executor.select().from(gift).where(condition).orderBy(gift.orderId);
}

export async function forgetGifts(transaction: Transaction, whose: Whose): Promise<void> {
  const condition = isOf(whose);
  if (condition !== undefined)
    await transaction.update(gift).set({ recipientEmail: '', message: '' }).where(condition);
}
