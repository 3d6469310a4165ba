import { z } from 'zod';
import { days, minutes, seconds, type Duration } from '../../kernel/time';
import { handleJob, type JobDefinition, type JobHandler } from '../../platform/jobs';
import { sendRatingMail } from './send-rating-mail';
import type { RatingsContext } from './ports';

/** By then most interviews have been, or the report has at least been read. */
export const ASKED_AFTER: Duration = days(2);

export const sendRatingMailJob: JobDefinition<{ orderId: string }> = {
  name: 'ask-for-rating',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(30),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export function ratingHandlers(
  context: Pick<RatingsContext, 'database' | 'mailer' | 'findOrder'>,
): readonly JobHandler[] {
  return [handleJob(sendRatingMailJob, ({ orderId }) => sendRatingMail(context, orderId))];
}
