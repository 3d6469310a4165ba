import { z } from 'zod';
import { minutes } from '../../kernel/time';
import {
  handleJob,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
} from '../../platform/jobs';
import type { OrdersContext } from './ports';
import { tellLate } from './tell-late';

const nothing = z.object({});
export const tellLateJob: JobDefinition<z.infer<typeof nothing>> = {
  name: 'order-tell-late',
  payload: nothing,
  retries: 2,
  retryDelay: minutes(1),
  expiresAfter: minutes(10),
  concurrency: 1,
};

export const orderSchedules: readonly ScheduledJob[] = [
  { job: tellLateJob, cron: '3,18,33,48 * * * *', payload: {} },
];

export function orderHandlers(context: OrdersContext): readonly JobHandler[] {
  return [handleJob(tellLateJob, async () => void (await tellLate(context)))];
}
