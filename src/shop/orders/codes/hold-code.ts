import { cents } from '../../../kernel/money';
import { fail, succeed, type Result } from '../../../kernel/result';
import { before, hours, type Clock } from '../../../kernel/time';
import type { Database, Executor, Transaction } from '../../../platform/database';
import { netOf, untaxed } from '../change/tax-order';
import { giftRefusal } from '../gifts/use-gift';
import type { OrderRow } from '../schema';
import { updateOrder } from '../store';
import type { CodeRow } from './schema';
import { codeRefusals, discountOf, plainCode, type CodeRefusal, type CodeTerms } from './shape';
import { countUses, lockCode, readCode, readDraftsHolding } from './store';

/** How long a draft keeps a code from others without paying. */
const HELD_FOR = hours(3);
const AT_ONCE = 200;

type Refused = Result<never, CodeRefusal>;
const refuse = (why: CodeRefusal): Refused => fail(why, codeRefusals[why]);

/** Asked before the payment session is touched, so that a misspelled code costs nothing. */
export async function checkCode(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  order: Pick<OrderRow, 'id' | 'email' | 'kind' | 'currency'>,
  typed: string,
): Promise<Result<null, CodeRefusal>> {
  const code = plainCode(typed);
  if (code === '') return refuse('empty');
  const why = await refusalOf(
    database.read,
    await readCode(database.read, code),
    order,
    clock.now(),
  );
  return why === null ? succeed(null) : refuse(why);
}

/** Gives a held draft the code’s price. Nobody else can use the code’s last use from here on. */
export async function holdCode(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  order: OrderRow,
  typed: string,
): Promise<Result<OrderRow, CodeRefusal>> {
  const row = await lockCode(transaction, plainCode(typed));
  const why = await refusalOf(transaction, row, order, clock.now());
  if (row === null || why !== null) return refuse(why ?? 'unknown');
  const price = cents(netOf(order) + order.discount);
  const discount = discountOf(codeTermsOf(row), price);
  return succeed(
    await updateOrder(transaction, clock, order.id, {
      ...untaxed,
      code: row.code,
      discount,
      amount: price - discount,
      codeAt: clock.now(),
    }),
  );
}

export async function dropCode(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  order: OrderRow,
): Promise<OrderRow> {
  if (order.code === null) return order;
  return updateOrder(transaction, clock, order.id, {
    ...untaxed,
    code: null,
    discount: 0,
    amount: netOf(order) + order.discount,
    codeAt: null,
  });
}

/** Why a held draft can’t keep its code under another address; null where it can. */
export async function keepRefusal(
  transaction: Transaction,
  order: OrderRow,
  email: string,
): Promise<CodeRefusal | null> {
  if (order.code === null || order.email.toLowerCase() === email.toLowerCase()) return null;
  const row = await lockCode(transaction, order.code);
  if (row === null) return null;
  if (await isUsedByAddress(transaction, row, { id: order.id, email })) return 'used-by-address';
  return row.giftOrderId === null ? null : giftRefusal(transaction, row.giftOrderId, email);
}

/** Why the gift that a held draft is to be paid with is no longer good: its money may have gone back meanwhile. */
export async function spentRefusal(
  transaction: Transaction,
  order: OrderRow,
): Promise<CodeRefusal | null> {
  const row = order.code === null ? null : await lockCode(transaction, order.code);
  if (row === null || row.giftOrderId === null) return null;
  return row.endedAt === null
    ? giftRefusal(transaction, row.giftOrderId, order.email)
    : 'gift-ended';
}

export function listLapsedCodes({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Promise<readonly string[]> {
  return readDraftsHolding(database.read, before(clock.now(), HELD_FOR), AT_ONCE);
}

/** Of a held draft: whether it kept its code for too long. */
export function isLapsed({ codeAt }: OrderRow, now: Date): boolean {
  return codeAt !== null && codeAt < before(now, HELD_FOR);
}

export const codeTermsOf = ({ percent, amountOff }: CodeRow): CodeTerms =>
  percent === null
    ? { percent: null, amountOff: cents(amountOff ?? 0) }
    : { percent, amountOff: null };

async function refusalOf(
  executor: Executor,
  row: CodeRow | null,
  order: Pick<OrderRow, 'id' | 'email' | 'kind' | 'currency'>,
  now: Date,
): Promise<CodeRefusal | null> {
  if (row === null) return 'unknown';
  if (order.kind === 'gift') return 'not-for-gifts';
  const gift =
    row.giftOrderId === null ? null : await giftRefusal(executor, row.giftOrderId, order.email);
  if (gift !== null) return gift;
  if (row.validFrom > now) return 'not-yet';
  if (row.endedAt !== null || (row.validUntil !== null && row.validUntil <= now)) return 'expired';
  if (row.percent === null && order.currency !== 'usd') return 'in-dollars';
  if (await isUsedByAddress(executor, row, order)) return 'used-by-address';
  const isUsedUp =
    row.usesLimit !== null &&
    (await countUses(executor, row.code, { except: order.id })) >= row.usesLimit;
  return isUsedUp ? 'used-up' : null;
}

async function isUsedByAddress(
  executor: Executor,
  { code, usesPerAddress }: CodeRow,
  { id, email }: Pick<OrderRow, 'id' | 'email'>,
): Promise<boolean> {
  return (
    usesPerAddress !== null &&
    (await countUses(executor, code, { except: id, email })) >= usesPerAddress
  );
}
