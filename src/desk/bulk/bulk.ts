import { newIdentifier } from '../../kernel/identifier';
import { cents, formatMoney } from '../../kernel/money';
import { fail, succeed, type Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import { orderSubjectOf, type OrderView } from '../../shop/orders/shape';
import type { StaffMember, StaffRole } from '../identity/shape';
import { isOffered, performAct, type OrderActing } from '../order';
import { orderLimits } from '../order/shape';
import { mayDo, permit, type StaffAction } from '../policy';
import {
  bulkActs,
  MOST_AT_ONCE,
  type BulkAct,
  type BulkAsked,
  type BulkLine,
  type BulkOutcome,
  type BulkPreview,
} from './shape';

export interface BulkActionContext {
  readonly clock: Clock;
  readonly acting: OrderActing;
  /** A fault that no order’s verb foresaw. */
  onFault(error: unknown, number: string): void;
}

const DUTIES: Readonly<Record<BulkAct, StaffAction>> = {
  'resend-report': 'resend-mail',
  refund: 'refund',
  'mark-paid': 'mark-paid',
  'write-note': 'write-note',
};

export const bulkActsFor = (role: StaffRole): readonly BulkAct[] =>
  bulkActs.filter((act) => mayDo(role, DUTIES[act]));

/** What an act would do with each of these orders, before anything is done. */
export async function previewBulk(
  { clock, acting }: Pick<BulkActionContext, 'clock' | 'acting'>,
  member: StaffMember | null,
  { act, numbers }: { readonly act: BulkAct; readonly numbers: readonly string[] },
): Promise<Result<BulkPreview>> {
  const seen = permit(member, 'see-orders');
  if (!seen.ok) return seen;
  const { role } = seen.value.member;
  if (!mayDo(role, DUTIES[act]))
    return fail('not-allowed', 'Your role doesn’t allow this. Ask the owner.');
  const lines: BulkLine[] = [];
  for (const number of [...new Set(numbers)].slice(0, MOST_AT_ONCE)) {
    const order = await acting.findOrder(number);
    if (order !== null) lines.push(lineOf(order, number, act, role, newIdentifier(clock)));
  }
  return succeed({ act, lines });
}

function lineOf(
  order: OrderView,
  number: string,
  act: BulkAct,
  role: StaffRole,
  key: string,
): BulkLine {
  const left = act === 'refund' ? order.amount - order.refundedAmount : 0;
  const can = isOffered(act, order, role);
  return {
    number,
    company: orderSubjectOf(order),
    name: order.details.name || order.details.email,
    effect: can ? effectOf(act, order) : null,
    obstacle: can ? null : obstacleOf(act, order),
    currency: order.currency,
    amount: can ? left : 0,
    actCount: order.actCount,
    key,
  };
}

function effectOf(act: BulkAct, order: OrderView): string {
  const { amount, refundedAmount, currency, details } = order;
  const money = (value: number): string => formatMoney({ amount: cents(value), currency });
  switch (act) {
    case 'resend-report':
      return `Email the report to ${details.email}`;
    case 'refund':
      return `Refund ${money(amount - refundedAmount)}`;
    case 'mark-paid':
      return `Mark ${money(amount)} as paid and start the research`;
    case 'write-note':
      return 'Add the note';
  }
}

function obstacleOf(act: BulkAct, { kind, state, payment }: OrderView): string {
  if (payment === 'refunded') return 'Already refunded';
  if (act === 'refund')
    return payment === 'disputed' || payment === 'lost' ? 'Disputed at the bank' : 'Not paid';
  if (act === 'resend-report' && kind === 'gift') return 'A gift has no report';
  if (act === 'resend-report') return 'Not delivered yet';
  return state === 'cancelled' ? 'Canceled' : 'Not awaiting manual payment';
}

/** Each order by the verb that does it for one, one after the other; one that fails stops no other. */
export async function performBulk(
  { acting, onFault }: BulkActionContext,
  member: StaffMember | null,
  { act, words, orders }: BulkAsked,
): Promise<Result<readonly BulkOutcome[]>> {
  const allowed = permit(member, DUTIES[act]);
  if (!allowed.ok) return allowed;
  const most = act === 'write-note' ? orderLimits.note : orderLimits.reason;
  if (words.trim() === '' || words.trim().length > most)
    return fail(
      'no-reason',
      `Enter a ${act === 'write-note' ? 'note' : 'reason'} of at most ${most} characters.`,
    );
  if (orders.length === 0 || orders.length > MOST_AT_ONCE)
    return fail('too-many', `Choose 1 to ${MOST_AT_ONCE} orders.`);
  const outcomes: BulkOutcome[] = [];
  for (const { number, actCount, key } of orders) {
    try {
      const done = await performAct(acting, member, number, {
        act,
        actCount,
        reason: act === 'write-note' ? '' : words,
        fields: act === 'write-note' ? { note: words } : { refundId: key },
      });
      outcomes.push({
        number,
        done: done.ok,
        sentence: done.ok ? done.value.sentence : done.failure.sentence,
      });
    } catch (error) {
      onFault(error, number);
      outcomes.push({
        number,
        done: false,
        sentence: 'Something went wrong. Open the order to see what happened.',
      });
    }
  }
  return succeed(outcomes);
}
