import type { ImpossibleContext } from './ports';
import { formatReasons } from './format-reasons';

export interface ImpossibleReport {
  readonly orderId: string;
  readonly reasons: readonly string[];
}

/** What will not get better by trying again. */
const SETTLED = new Set(['no-order', 'not-refundable', 'too-much', 'no-reason']);

/** The one refund a buyer has a right to: the report can't be made, so the money goes back. */
export async function refundImpossibleOrder(
  context: ImpossibleContext,
  { orderId, reasons }: ImpossibleReport,
): Promise<void> {
  if (context.review !== 'auto') {
    context.log.warn({ orderId }, 'a report cannot be created; an expert has to confirm it');
    return;
  }
  const refunded = await context.refund({
    orderId,
    actor: 'system',
    reason: formatReasons(reasons),
  });
  if (refunded.ok) return;
  if (!SETTLED.has(refunded.failure.code)) throw new Error(refunded.failure.sentence);
  context.log.warn(
    { orderId, code: refunded.failure.code },
    'nothing could be refunded for a report that can’t be created',
  );
}
