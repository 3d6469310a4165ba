import { z } from 'zod';
import { minutes, seconds } from '../../../kernel/time';
import type { JobDefinition } from '../../../platform/jobs';

export interface ReviewTaskPayload {
  readonly orderId: string;
  readonly reviewTaskId: string;
}

/** An expert waits for it, so it is tried a few times soon and not for an hour. */
export const reviewTaskJob: JobDefinition<ReviewTaskPayload> = {
  // Jobs that wait through an upgrade have this name.
  name: 'review-errand',
  holds: 'ids',
  payload: z.object({ orderId: z.string(), reviewTaskId: z.string() }),
  retries: 4,
  retryDelay: seconds(3),
  expiresAfter: minutes(20),
  concurrency: 2,
};

/** Steps that were finished before an upgrade are stored under this name. */
export const reviewTaskRun = (reviewTaskId: string): string => `errand:${reviewTaskId}`;
