import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Currency } from '../../../kernel/money';
import type { Executor, Transaction } from '../../../platform/database';
import { customerOrder } from '../schema';
import { promotionCode, type CodeRow } from './schema';

/** One whose order was called off unpaid, or for nothing, is free for somebody else. */
export const COUNTS: SQL = sql`NOT (${customerOrder.state} = 'cancelled'
  AND (${customerOrder.paidAt} IS NULL OR ${customerOrder.amount} = 0))`;

export async function insertCode(transaction: Transaction, row: CodeRow): Promise<boolean> {
  const made = await transaction
    .insert(promotionCode)
    .values(row)
    .onConflictDoNothing()
    .returning({ code: promotionCode.code });
  return made.length > 0;
}

export async function readCode(executor: Executor, code: string): Promise<CodeRow | null> {
  const [row] = await executor.select().from(promotionCode).where(eq(promotionCode.code, code));
  return row ?? null;
}

/** Whoever counts the uses of a code to add one more counts alone. */
export async function lockCode(transaction: Transaction, code: string): Promise<CodeRow | null> {
  const [row] = await transaction
    .select()
    .from(promotionCode)
    .where(eq(promotionCode.code, code))
    .for('update');
  return row ?? null;
}

/** Null where it was ended already, or never was. */
export async function endCodeRow(
  transaction: Transaction,
  code: string,
  at: Date,
): Promise<CodeRow | null> {
  const [row] = await transaction
    .update(promotionCode)
    .set({ endedAt: at })
    .where(and(eq(promotionCode.code, code), isNull(promotionCode.endedAt)))
    .returning();
  return row ?? null;
}

/** How many other orders hold the code, of all buyers or of one. */
export async function countUses(
  executor: Executor,
  code: string,
  { except, email }: { readonly except: string; readonly email?: string },
): Promise<number> {
  return executor.$count(
    customerOrder,
    and(
      eq(customerOrder.code, code),
      ne(customerOrder.id, except),
      COUNTS,
      email === undefined ? undefined : eq(sql`lower(${customerOrder.email})`, email.toLowerCase()),
    ),
  );
}

/** Of one code in one currency. */
export interface CodeUse {
  readonly currency: Currency;
  readonly uses: number;
  readonly paid: number;
  readonly discount: number;
  readonly revenue: number;
}

export async function readUses(
  executor: Executor,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly CodeUse[]>> {
  if (codes.length === 0) return new Map();
  const whenPaid = (column: SQL | typeof customerOrder.amount | typeof customerOrder.discount) =>
    sql<number>`coalesce(sum(${column}) FILTER (WHERE ${customerOrder.paidAt} IS NOT NULL), 0)`;
  const rows = await executor
    .select({
      code: customerOrder.code,
      currency: customerOrder.currency,
      uses: sql<number>`count(*)`.mapWith(Number),
      paid: sql<number>`count(${customerOrder.paidAt})`.mapWith(Number),
      discount: whenPaid(customerOrder.discount).mapWith(Number),
      revenue: whenPaid(sql`${customerOrder.amount} - ${customerOrder.refundedAmount}`).mapWith(
        Number,
      ),
    })
    .from(customerOrder)
    .where(and(inArray(customerOrder.code, [...codes]), COUNTS))
    .groupBy(customerOrder.code, customerOrder.currency)
    .orderBy(customerOrder.code, customerOrder.currency);
  return Map.groupBy(rows, ({ code }) => code ?? '');
}

/** Those of the desk; a gift’s stands on its order. */
export async function readCodes(executor: Executor, limit: number): Promise<readonly CodeRow[]> {
  return executor
    .select()
    .from(promotionCode)
    .where(isNull(promotionCode.giftOrderId))
    .orderBy(desc(promotionCode.createdAt), asc(promotionCode.code))
    .limit(limit);
}

/** Drafts that took their code before that moment and were not paid. */
export async function readDraftsHolding(
  executor: Executor,
  before: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await executor
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(
      and(
        eq(customerOrder.state, 'draft'),
        isNotNull(customerOrder.code),
        lt(customerOrder.codeAt, before),
      ),
    )
    .orderBy(asc(customerOrder.codeAt), asc(customerOrder.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
