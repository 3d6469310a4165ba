import { z } from 'zod';
import { minutes, seconds } from '../../../kernel/time';
import type { JobDefinition } from '../../../platform/jobs';

export interface ReviewTaskPayload {
  readonly orderId: string;
  readonly reviewTaskId: string;
}

/** An expert waits for it, so it is tried a few times soon and not for an hour. */
export const reviewTaskJob: JobDefinition<ReviewTaskPayload> = {
  name: 'review-errand',
  holds: 'ids',
  payload: z.object({ orderId: z.string(), reviewTaskId: z.string() }),
  retries: 4,
  retryDelay: seconds(3),
  expiresAfter: minutes(20),
  concurrency: 2,
};

export const reviewTaskRun = (reviewTaskId: string): string => `errand:${reviewTaskId}`;
