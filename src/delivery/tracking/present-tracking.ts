import type { StepReport } from '../../platform/jobs';
import { productionSteps } from '../../report/production/shape';
import { cents } from '../../kernel/money';
import type { RefundView } from '../../shop/payments/shape';
import { disputeOf, type GiftView, type OrderView, type Stage } from '../../shop/orders/shape';
import { mayCorrectAddress } from '../address';
import type { TrackedStage, TrackedStep, TrackingView } from './shape';

const PATH: readonly Stage[] = [
  'Awaiting payment',
  'Queued',
  'Researching',
  'In expert review',
  'Delivered',
];
const LABELS: Partial<Record<Stage, string>> = { 'Awaiting payment': 'Ordered', Queued: 'Paid' };
const ENDED: readonly Stage[] = ['Delivered', 'Refunded', 'Cancelled'];

export interface Tracked {
  readonly order: OrderView;
  readonly gift: GiftView | null;
  readonly steps: readonly StepReport[];
  readonly refunds: readonly RefundView[];
  readonly reading: TrackingView['reading'];
  readonly choice: TrackingView['choice'];
  readonly role: TrackingView['role'];
  readonly reportPath: string | null;
  readonly secondRound: TrackingView['secondRound'];
  readonly now: Date;
}

export function presentTracking({
  order,
  gift,
  steps,
  refunds,
  reading,
  choice,
  role,
  reportPath,
  secondRound,
  now,
}: Tracked): TrackingView {
  const ended = ENDED.includes(order.stage);
  const open = !ended && order.stage !== 'Draft';
  const dispute = ended ? null : disputeOf(order);
  return {
    order,
    // Which order it paid for is its recipient’s to tell.
    gift: gift && { ...gift, use: gift.use && { number: '', at: gift.use.at } },
    stages: stagesOf(order, steps, refunds),
    refunds: refundsOf(order, refunds),
    steps: order.stage === 'Researching' ? stepsOf(steps, choice !== null) : [],
    reading: order.stage === 'Researching' && choice === null ? reading : null,
    choice,
    role,
    dispute,
    late:
      !ended && dispute === null && order.promisedAt !== null && new Date(order.promisedAt) < now,
    reportPath: order.stage === 'Delivered' ? reportPath : null,
    secondRound,
    may: {
      // What is told after delivery still makes the tips for the role better.
      answer: order.kind === 'report' && (open || order.stage === 'Delivered'),
      correctAddress: mayCorrectAddress(order),
      receipt: order.paidAt !== null && order.number !== null && order.payment !== 'lost',
      cancel: open && order.cancelAskedAt === null,
    },
    cancelAsked: order.cancelAskedAt !== null,
    settled: ended && secondRound?.state !== 'looking',
  };
}

/** What went back, or is on its way; a refund that failed went nowhere. */
function refundsOf(
  { currency }: OrderView,
  refunds: readonly RefundView[],
): TrackingView['refunds'] {
  return refunds
    .filter(({ state }) => state === 'pending' || state === 'succeeded')
    .map(({ amount, createdAt, reason, actor }) => ({
      amount: { amount: cents(amount), currency },
      at: createdAt,
      // The provider's own reasons are codes.
      reason: actor === 'provider' || reason === '' ? null : reason,
    }));
}

function stagesOf(
  order: OrderView,
  steps: readonly StepReport[],
  refunds: readonly RefundView[],
): readonly TrackedStage[] {
  const { stage } = order;
  const gaveUp = stage === 'Refunded' || stage === 'Cancelled';
  const reached = gaveUp
    ? reachedBefore(order, steps)
    : PATH.indexOf(stage === 'Confirming payment' ? 'Awaiting payment' : stage);
  const stages = PATH.map((one, index) => ({
    label: LABELS[one] ?? one,
    state: stateOf(index, reached, gaveUp),
    at: index <= reached ? timeOf(one, order, steps) : null,
  }));
  const at = stage === 'Refunded' ? (refunds.at(-1)?.createdAt ?? null) : null;
  return gaveUp ? [...stages, { label: stage, state: 'done', at }] : stages;
}

function stateOf(index: number, reached: number, gaveUp: boolean): TrackedStage['state'] {
  if (index < reached || (index === reached && (gaveUp || index === PATH.length - 1)))
    return 'done';
  if (index === reached) return 'current';
  return gaveUp ? 'skipped' : 'ahead';
}

/** An order that ended early shows the stages it had reached, as far as its times tell. */
function reachedBefore(order: OrderView, steps: readonly StepReport[]): number {
  const last = PATH.findLastIndex((stage) => timeOf(stage, order, steps) !== null);
  return Math.max(last, 0);
}

function timeOf(stage: Stage, order: OrderView, steps: readonly StepReport[]): string | null {
  switch (stage) {
    case 'Awaiting payment':
      return order.placedAt;
    case 'Queued':
      return order.paidAt;
    case 'Researching':
      return earliest(steps)?.startedAt.toISOString() ?? null;
    case 'In expert review':
      return steps.find(({ step }) => step === LAST_STEP)?.finishedAt?.toISOString() ?? null;
    case 'Delivered':
      return order.deliveredAt;
    default:
      return null;
  }
}

const LAST_STEP = productionSteps.at(-1)?.name;

const earliest = (steps: readonly StepReport[]): StepReport | undefined =>
  steps.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime())[0];

/** The search for the company is over in the books while its answer is still waited for. */
function stepsOf(steps: readonly StepReport[], waits: boolean): readonly TrackedStep[] {
  const reports = new Map(steps.map((report) => [report.step, report]));
  return productionSteps.map(({ name, label }) => {
    const report = reports.get(name);
    const at = waits && name === 'identify' ? null : (report?.finishedAt?.toISOString() ?? null);
    return { label, at, state: at !== null ? 'done' : report ? 'current' : 'ahead' };
  });
}
