import { succeed, type Result } from '../../../kernel/result';
import type { Permit } from '../../policy';
import { readReviewDesk } from '../claims/act';
import { composeReviewDesk } from '../compose-review-desk';
import type { ReviewContext } from '../ports';
import type { ReviewProblem } from '../shape';

/** The report as its buyer would see it if it were approved as it stands. */
export async function drawBuyersPage(
  context: ReviewContext,
  _: Permit<'review-report'>,
  orderId: string,
): Promise<Result<string, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  return succeed(await context.drawPage(material.report.id, composeReviewDesk(review, material)));
}
