import { cents, decimalsOf, formatMoney, toUnits } from '../../kernel/money';
import { fail, succeed, type Result } from '../../kernel/result';
import {
  disputeOf,
  formatPrice,
  isAwaited,
  orderSubjectOf,
  type OrderView,
} from '../../shop/orders/shape';
import type { PaymentsOfOrder } from '../../shop/payments/shape';
import { readAuditOf } from '../audit';
import { mayDo, type Permit } from '../policy';
import { offeredActs } from './acts/offers';
import type { OrderReading } from './ports';
import type { OrderPage, StepLine } from './shape';
import { readAssignments, readOrderNotes } from './store';
import { mergeTimeline } from './timeline';

/** The whole page of an order, for this role. */
export async function viewOrder(
  context: OrderReading,
  { member }: Permit<'see-orders'>,
  number: string,
): Promise<Result<OrderPage, 'no-order'>> {
  const order = await context.findOrder(number);
  if (order === null || order.number === null) return fail('no-order', 'Order not found.');
  const { id, details, deliveredAt } = order;
  const { read } = context.database;
  const mayReadMails = mayDo(member.role, 'see-mails');
  const [
    entries,
    audit,
    payments,
    mails,
    production,
    costs,
    versions,
    waitsForCompany,
    notes,
    [assigned],
    same,
    experts,
    secondRound,
    gift,
  ] = await Promise.all([
    context.readTimeline(id),
    readAuditOf(read, 'order', order.number),
    context.readPayments(id),
    context.listMails(id),
    context.readProduction(id),
    context.readCosts(id),
    context.listVersions(id),
    context.waitsForCompany(id),
    readOrderNotes(read, id),
    readAssignments(read, [id]),
    context.listOrdersOf(details.email),
    context.listExperts(),
    context.readSecondRound(id),
    order.kind === 'gift' ? context.readGift(id) : null,
  ]);
  const work = await context.traceWork(
    id,
    audit.filter(({ kind }) => kind === 'order-rerun').length,
  );
  const [version] = versions;
  const report =
    production === undefined ? null : { state: production.state, reasons: production.reasons };
  const acts = offeredActs(
    { order, report, version, review: context.review, secondRound: secondRound?.state },
    member.role,
  );
  const signedAt =
    report?.state === 'approved' && version?.publishedAt === null && disputeOf(order) === null
      ? version.signedAt
      : null;
  return succeed({
    number: order.number,
    actCount: order.actCount,
    readAt: context.clock.now().toISOString(),
    ...shown(order),
    gift,
    refundable: acts.includes('refund') ? leftOf(order, payments) : null,
    deliveredAt,
    minutesLeft: minutesLeftOf(order, context.clock.now()),
    waitsForCompany,
    assignee: assigned === undefined ? null : { id: assigned.staffId, name: assigned.staffName },
    timeline: mergeTimeline(entries, audit),
    payments,
    providerPages: context.providerPages,
    mails,
    mayReadMails,
    report,
    steps: (production?.steps ?? []).map(({ step, attempts, startedAt, finishedAt }): StepLine => ({
      name: step,
      tries: attempts,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      micros: costs.get(step) ?? null,
    })),
    work,
    versions,
    leavesAt: signedAt === null ? null : context.leavesAt(new Date(signedAt)).toISOString(),
    notes: notes.map(({ id: noteId, at, author, text }) => ({
      id: noteId,
      at: at.toISOString(),
      author,
      text,
    })),
    others: same.flatMap((other) =>
      other.id === id || other.number === null
        ? []
        : [
            {
              number: other.number,
              company: orderSubjectOf(other),
              stage: other.stage,
              placedAt: other.placedAt,
            },
          ],
    ),
    acts,
    experts: acts.includes('assign') ? experts : [],
    instructions: acts.includes('send-instructions')
      ? (await context.lastInstructions(mails)) || firstInstructions(order)
      : '',
    mayReview: mayDo(member.role, 'review-report'),
    secondRound:
      secondRound === undefined ? null : { state: secondRound.state, found: secondRound.found },
  });
}

function shown({
  kind,
  state,
  payment,
  stage,
  details,
  answers,
  amount,
  code,
  discount,
  tax,
  refundedAmount,
  currency,
  billingCountry,
  placedAt,
  paidAt,
  promisedAt,
  contactDueAt,
  cancelAskedAt,
}: OrderView) {
  return {
    subject: orderSubjectOf({ kind, details }),
    state,
    payment,
    stage,
    details,
    answers,
    billingCountry,
    placedAt,
    paidAt,
    promisedAt,
    contactDueAt,
    cancelAskedAt,
    currency,
    amount: formatPrice({ amount, currency, code, discount, tax }),
    refunded: refundedAmount === 0 ? null : formatMoney({ amount: refundedAmount, currency }),
  };
}

/** Also what is decided and has not gone back yet is no longer there to give. */
function leftOf({ amount, currency }: OrderView, { attempts, refunds }: PaymentsOfOrder): string {
  const paid = attempts.find(({ state }) => state === 'succeeded')?.id ?? null;
  const gone = refunds
    .filter(({ attemptId, state }) => attemptId === paid && state !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  const left = cents(Math.max(amount - gone, 0));
  return toUnits({ amount: left, currency }).toFixed(decimalsOf(currency));
}

function minutesLeftOf(order: OrderView, now: Date): number | null {
  const due = isAwaited(order)
    ? order.promisedAt
    : order.payment === 'manual-requested' && order.state === 'placed'
      ? order.contactDueAt
      : null;
  return due === null ? null : Math.floor((Date.parse(due) - now.getTime()) / 60_000);
}

function firstInstructions({ number, amount, currency }: OrderView): string {
  return (
    `Please send ${formatMoney({ amount: cents(amount), currency })} to:\n\nReference: ` +
    `${number ?? ''}\n\nWe’ll start when it arrives and email you then.`
  );
}
