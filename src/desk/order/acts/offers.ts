import { allows } from '../../../kernel/state-machine';
import type { ReportState, VersionLine } from '../../../report/production/shape';
import type { SecondRoundState } from '../../../report/second-round/shape';
import { holdsMoney, isAwaited, orderMoves, type OrderView } from '../../../shop/orders/shape';
import type { StaffRole } from '../../identity/shape';
import { mayDo, type StaffAction } from '../../policy/shape';
import { orderActs, type OrderAct } from '../shape';

export interface Situation {
  readonly order: Pick<OrderView, 'kind' | 'state' | 'payment' | 'promisedAt'>;
  readonly report: { readonly state: ReportState } | null;
  /** The newest. */
  readonly version: Pick<VersionLine, 'signedAt' | 'publishedAt'> | undefined;
  readonly review: 'auto' | 'required';
  readonly secondRound?: SecondRoundState | undefined;
}

const PERMITS: Readonly<Record<OrderAct, StaffAction>> = {
  'mark-paid': 'mark-paid',
  'send-instructions': 'send-payment-instructions',
  'publish-now': 'deliver-report',
  withdraw: 'approve-report',
  'send-second-round': 'approve-report',
  'hold-second-round': 'approve-report',
  'confirm-impossible': 'confirm-impossible',
  'extend-promise': 'extend-promise',
  assign: 'assign-order',
  'replace-company': 'replace-company',
  'correct-address': 'correct-address',
  'resend-report': 'resend-mail',
  rerun: 'rerun-order',
  refund: 'refund',
  cancel: 'cancel-order',
  'gather-evidence': 'gather-evidence-file',
  'write-note': 'write-note',
};

/** What this role may do with an order as it stands; the verbs look again when it is done. */
export function offeredActs(situation: Situation, role: StaffRole): readonly OrderAct[] {
  return orderActs.filter((act) => mayDo(role, PERMITS[act]) && isPossible(act, situation));
}

/** The same of an act that asks nothing of the report, known from the order alone. */
export const isOffered = (
  act: 'resend-report' | 'refund' | 'mark-paid' | 'write-note',
  order: Situation['order'],
  role: StaffRole,
): boolean =>
  mayDo(role, PERMITS[act]) &&
  isPossible(act, { order, report: null, version: undefined, review: 'required' });

/** A gift has no report to work on. */
const OF_GIFTS: readonly OrderAct[] = [
  'correct-address',
  'refund',
  'gather-evidence',
  'write-note',
];

function isPossible(
  act: OrderAct,
  { order, report, version, review, secondRound }: Situation,
): boolean {
  const { kind, state, payment, promisedAt } = order;
  if (kind === 'gift' && !OF_GIFTS.includes(act)) return false;
  const isOver = state === 'cancelled' || payment === 'refunded' || payment === 'lost';
  const waitsToLeave =
    report?.state === 'approved' &&
    version !== undefined &&
    version.signedAt !== null &&
    version.publishedAt === null;
  const isHeld = holdsMoney(order);
  switch (act) {
    case 'mark-paid':
      return payment === 'manual-requested' && state !== 'cancelled';
    case 'send-instructions':
      return payment === 'manual-requested' && state === 'placed';
    case 'publish-now':
      return waitsToLeave && isHeld && state !== 'cancelled';
    case 'withdraw':
      return waitsToLeave && !isOver;
    case 'send-second-round':
    case 'hold-second-round':
      return secondRound === 'in-review' && !isOver;
    case 'confirm-impossible':
      return report?.state === 'cannot-be-created' && review === 'required' && isHeld;
    case 'extend-promise':
      return isAwaited(order) && promisedAt !== null;
    case 'assign':
      return !isOver;
    case 'replace-company':
      return isAwaited(order) && report !== null && !waitsToLeave;
    case 'correct-address':
      return !isOver;
    case 'resend-report':
      return state === 'delivered' && payment !== 'refunded';
    case 'rerun':
      return report !== null && isHeld && state !== 'cancelled' && !waitsToLeave;
    case 'refund':
      return isHeld;
    case 'cancel':
      return allows(orderMoves, state, 'cancel');
    case 'gather-evidence':
    case 'write-note':
      return true;
  }
}
