import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import type { JobDefinition } from '../../platform/jobs';

export interface Looking {
  readonly orderId: string;
  readonly attempt: number;
}

/** Apart from its handler, because asking places it. */
export const secondRoundJob: JobDefinition<Looking> = {
  name: 'second-round',
  holds: 'ids',
  payload: z.object({ orderId: z.string(), attempt: z.int().positive() }),
  retries: 8,
  retryDelay: seconds(20),
  expiresAfter: minutes(30),
  concurrency: 1,
};
