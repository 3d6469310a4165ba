import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import type { JobDefinition } from '../../platform/jobs';

/** Apart from its handler, because asking places it. */
export const handOverChoiceJob: JobDefinition<{ orderId: string }> = {
  name: 'hand-over-company-choice',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(2),
  concurrency: 1,
};
