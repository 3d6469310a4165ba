import type { Permit } from '../../../desk/policy';
import type { StaffAction } from '../../../desk/policy/shape';
import type { ReviewContext, ReviewedOrder } from '../../../desk/review';
import type { ReviewProblem } from '../../../desk/review/shape';
import { fail, type Result } from '../../../kernel/result';
import { deskOf } from '../../page-context.server';
import { whenPermitted, type DeskVisit } from '../frame/at-desk.server';

export type OrderVisit = DeskVisit & {
  readonly params: Readonly<Record<string, string | undefined>>;
};

/** Who is there is asked first, so that nobody learns from a refusal which orders there are. */
export function onOrder<Action extends StaffAction, Value>(
  visit: OrderVisit,
  action: Action,
  perform: (
    review: ReviewContext,
    allowed: Permit<Action>,
    order: ReviewedOrder,
  ) => Promise<Result<Value, ReviewProblem>>,
): Promise<Result<Value, ReviewProblem>> {
  const { review } = deskOf(visit.context);
  return whenPermitted<Action, Value, ReviewProblem>(visit, action, async (allowed) => {
    const order = await review.findOrder(visit.params['order'] ?? '');
    return order === null ? fail('no-order', 'Order not found.') : perform(review, allowed, order);
  });
}
