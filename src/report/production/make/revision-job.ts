import { z } from 'zod';
import { minutes, seconds } from '../../../kernel/time';
import type { JobDefinition } from '../../../platform/jobs';

/** Apart from its handler, because production places it too: answers may have come while it wrote. */
export const reviseRoleTipsJob: JobDefinition<{ orderId: string }> = {
  name: 'revise-role-tips',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(15),
  concurrency: 2,
};
