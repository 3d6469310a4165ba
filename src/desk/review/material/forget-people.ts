import { z } from 'zod';
import { minutes } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import {
  handleJob,
  subscribe,
  type JobDefinition,
  type JobHandler,
  type Subscription,
} from '../../../platform/jobs';
import { interviewersForgotten } from '../../../report/production';
import { forgetReview } from '../store';

const forgetReviewJob: JobDefinition<{ reportId: string }> = {
  name: 'forget-review',
  holds: 'ids',
  payload: z.object({ reportId: z.string() }),
  retries: 20,
  retryDelay: minutes(1),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const forgetSubscriptions: readonly Subscription[] = [
  subscribe(interviewersForgotten, forgetReviewJob),
];

/** The bench’s sentences, its pages and what was said of them go with the interviewers; who did what and when stays. */
export function forgetHandlers({
  database,
}: {
  readonly database: Database;
}): readonly JobHandler[] {
  return [
    handleJob(forgetReviewJob, ({ reportId }) =>
      database.write((transaction) => forgetReview(transaction, reportId)),
    ),
  ];
}
