import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import type { JobDefinition } from '../../platform/jobs';

export interface ErrandPayload {
  readonly orderId: string;
  readonly errandId: string;
}

/** An expert waits for it, so it is tried a few times soon and not for an hour. */
export const errandJob: JobDefinition<ErrandPayload> = {
  name: 'review-errand',
  payload: z.object({ orderId: z.string(), errandId: z.string() }),
  retries: 4,
  retryDelay: seconds(3),
  expiresAfter: minutes(20),
  concurrency: 2,
};

export const errandRun = (errandId: string): string => `errand:${errandId}`;
