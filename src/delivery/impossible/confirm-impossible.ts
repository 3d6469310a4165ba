import { fail, succeed, type Result } from '../../kernel/result';
import type { ReportState } from '../../report/production/shape';
import type { Actor } from '../../shop/orders/shape';
import { formatReasons } from './format-reasons';

export interface ConfirmationContext {
  /** How far the order's report has come, and why it can't be made. */
  readReport(
    orderId: string,
  ): Promise<{ readonly state: ReportState; readonly reasons: readonly string[] } | undefined>;
  refund(input: {
    readonly orderId: string;
    readonly reason: string;
    readonly actor: Actor;
  }): Promise<Result<unknown>>;
}

export interface ImpossibleConfirmation {
  readonly orderId: string;
  readonly actor: Actor;
}

/** An expert agrees that no report can be made: all the money goes back, and the buyer is told why. */
export async function confirmImpossible(
  context: ConfirmationContext,
  { orderId, actor }: ImpossibleConfirmation,
): Promise<Result<null>> {
  const report = await context.readReport(orderId);
  if (report?.state !== 'cannot-be-created')
    return fail('illegal-move', 'This report can be created, or already was.');
  const refunded = await context.refund({ orderId, actor, reason: formatReasons(report.reasons) });
  return refunded.ok ? succeed(null) : refunded;
}
