import { fail, succeed, type Result } from '../../../kernel/result';
import { before, days, minutes } from '../../../kernel/time';
import { readPendingOrders } from '../../orders';
import { raisePaymentAlert } from './raise-payment-alert';
import type { ListedPayment, ListedReversal, PaymentsContext, ProviderFailure } from '../ports';
import { completeRefund } from '../refunds/refund-payment';
import {
  readBooks,
  readKnownReversals,
  readOrdersInDispute,
  readRefundsUnderWay,
  type Book,
} from '../refunds/refunds-store';
import type { AttemptRow } from '../schema';
import { settlePayment } from './settle-payment';
import {
  readAttempt,
  readAttemptsByIntents,
  readAttemptsOfOrders,
  readSucceededAttempts,
} from '../store';

/** How far back the provider's list is read: longer than an outage of ours could go unnoticed. */
const SWEPT = days(3);
/** So long a payment may still be on its way to our books by return page and webhook. */
const UNDER_WAY = minutes(5);

export interface Sweep {
  readonly listed: number;
  /** Payments of which our books did not know the truth. */
  readonly settled: number;
  readonly missing: number;
}

/** Lays the provider's list beside our orders: what only one of them knows is settled or alerted. */
export async function sweepPayments(
  context: PaymentsContext,
): Promise<Result<Sweep, ProviderFailure>> {
  const since = before(context.clock.now(), SWEPT);
  const listed = await context.gateway.listPayments(since);
  if (!listed.ok) return listed;
  const reversals = await context.gateway.listReversals(since);
  if (!reversals.ok) return reversals;
  const doubtful = new Set([
    ...(await findDoubtful(context, listed.value)),
    ...(await findReversed(context, reversals.value)),
    ...(await findUnfinished(context)),
  ]);
  for (const intentId of doubtful) {
    const settled = await settlePayment(context, { intentId });
    if (!settled.ok && settled.failure.code === 'provider-down')
      return fail('provider-down', settled.failure.sentence);
  }
  for (const { id, state } of await readRefundsUnderWay(context.database.read)) {
    if (state === 'requested') await completeRefund(context, { refundId: id });
  }
  const missing = await findMissing(context, { since, listed: listed.value });
  return succeed({ listed: listed.value.length, settled: doubtful.size, missing });
}

async function findDoubtful(
  context: PaymentsContext,
  listed: readonly ListedPayment[],
): Promise<readonly string[]> {
  const attempts = await readAttemptsByIntents(
    context.database.read,
    listed.map(({ intentId }) => intentId),
  );
  const known = new Map(attempts.map((attempt) => [attempt.intentId, attempt]));
  const books = await readBooks(context.database.read, attempts);
  return listed
    .filter((payment) => isDoubtful(payment, known.get(payment.intentId), books))
    .map(({ intentId }) => intentId);
}

function isDoubtful(
  payment: ListedPayment,
  attempt: AttemptRow | undefined,
  books: ReadonlyMap<string, Book>,
): boolean {
  if (payment.state !== 'succeeded')
    return payment.state === 'processing' && attempt?.state !== 'processing';
  if (attempt?.state !== 'succeeded') return true;
  const book = books.get(attempt.id) ?? { refunded: 0, disputed: false };
  return payment.amountRefunded !== book.refunded || payment.disputed !== book.disputed;
}

/** Money that went back of late, however old the payment. */
async function findReversed(
  { database }: PaymentsContext,
  listed: readonly ListedReversal[],
): Promise<readonly string[]> {
  const known = await readKnownReversals(
    database.read,
    listed.map(({ providerId }) => providerId),
  );
  return listed.filter(({ providerId }) => !known.has(providerId)).map(({ intentId }) => intentId);
}

/** Whatever its age: payments still being confirmed, refunds still on their way, disputes not yet decided. */
async function findUnfinished({ database }: PaymentsContext): Promise<readonly string[]> {
  const waiting = [
    ...(await readPendingOrders(database.read)),
    ...(await readOrdersInDispute(database.read)),
  ];
  const pending = await readAttemptsOfOrders(database.read, waiting);
  const refunding: AttemptRow[] = [];
  for (const { attemptId } of await readRefundsUnderWay(database.read)) {
    const attempt = attemptId === null ? null : await readAttempt(database.read, attemptId);
    if (attempt) refunding.push(attempt);
  }
  return [...pending, ...refunding].flatMap(({ intentId }) =>
    intentId === null ? [] : [intentId],
  );
}

/** Orders that say they were paid, by payments of which the provider says nothing. */
async function findMissing(
  context: PaymentsContext,
  { since, listed }: { readonly since: Date; readonly listed: readonly ListedPayment[] },
): Promise<number> {
  if (context.listIsPartial === true) return 0;
  const atProvider = new Set(listed.map(({ intentId }) => intentId));
  const until = before(context.clock.now(), UNDER_WAY);
  const paid = await readSucceededAttempts(context.database.read, { since, until });
  const missing = paid.filter(({ intentId }) => intentId !== null && !atProvider.has(intentId));
  for (const { intentId, orderId } of missing) {
    await context.database.write((transaction) =>
      raisePaymentAlert(context, transaction, {
        kind: 'missing-payment',
        subject: intentId ?? orderId,
        intentId,
        orderId,
        sentence: `We recorded payment ${intentId}, but the provider’s list doesn’t have it.`,
      }),
    );
  }
  return missing.length;
}
