import { defined } from '../../kernel/defined';
import { fail, succeed, type Result } from '../../kernel/result';
import type { ReportState } from '../../report/production/shape';
import { formatReasons } from './format-reasons';
import type { ImpossibleRefund } from './refund-impossible';

export interface ConfirmationContext {
  /** How far the order's report has come, and why it can't be made. */
  readReport(
    orderId: string,
  ): Promise<{ readonly state: ReportState; readonly reasons: readonly string[] } | undefined>;
  refund(asked: ImpossibleRefund): Promise<Result<unknown>>;
}

export type ImpossibleConfirmation = Omit<ImpossibleRefund, 'reason'>;

/** An expert agrees that no report can be made: all the money goes back, and the buyer is told why. */
export async function confirmImpossible(
  context: ConfirmationContext,
  { orderId, actor, actCount, alongside }: ImpossibleConfirmation,
): Promise<Result<null>> {
  const report = await context.readReport(orderId);
  if (report?.state !== 'cannot-be-created')
    return fail('illegal-move', 'This report can be created, or already was.');
  const reason = formatReasons(report.reasons);
  const refunded = await context.refund({
    orderId,
    actor,
    reason,
    ...defined({ actCount, alongside }),
  });
  return refunded.ok ? succeed(null) : refunded;
}
