import { z } from 'zod';
import { minutes } from '../../kernel/time';
import {
  handleJob,
  scheduleJob,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
} from '../../platform/jobs';
import type { OrdersContext } from './ports';
import { sendLateMails } from './mails/send-late-mails';

const nothing = z.object({});
export const sendLateMailsJob: JobDefinition<z.infer<typeof nothing>> = {
  name: 'order-tell-late',
  holds: 'nothing',
  payload: nothing,
  retries: 2,
  retryDelay: minutes(1),
  expiresAfter: minutes(10),
  concurrency: 1,
};

export const orderSchedules: readonly ScheduledJob[] = [
  scheduleJob(sendLateMailsJob, '3,18,33,48 * * * *', {}),
];

export function orderHandlers(context: OrdersContext): readonly JobHandler[] {
  return [handleJob(sendLateMailsJob, async () => void (await sendLateMails(context)))];
}
