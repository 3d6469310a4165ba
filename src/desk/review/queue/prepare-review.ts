import { z } from 'zod';
import { minutes } from '../../../kernel/time';
import {
  handleJob,
  subscribe,
  type JobDefinition,
  type JobHandler,
  type Subscription,
} from '../../../platform/jobs';
import { reportSubmitted } from '../../../report/production';
import { readReviewDesk } from '../claims/act';
import type { ReviewContext } from '../ports';

const prepareReviewJob: JobDefinition<{ orderId: string }> = {
  name: 'prepare-review',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 5,
  retryDelay: minutes(1),
  expiresAfter: minutes(5),
  concurrency: 1,
};

export const queueSubscriptions: readonly Subscription[] = [
  subscribe(reportSubmitted, prepareReviewJob),
];

/** Judges a report while nobody waits for it, so that it opens at once when an expert comes. */
export const queueHandlers = (context: ReviewContext): readonly JobHandler[] => [
  handleJob(prepareReviewJob, async ({ orderId }) => {
    // A report that is gone or being remade has nothing to prepare; its next version brings a job of its own.
    await readReviewDesk(context, orderId);
  }),
];
