import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import type { JobDefinition } from '../../platform/jobs';

const nothing = z.object({}).strict();

export const sendAlertsJob: JobDefinition<Record<string, never>> = {
  name: 'tell-alerts',
  holds: 'nothing',
  payload: nothing,
  retries: 3,
  retryDelay: seconds(30),
  expiresAfter: minutes(5),
  concurrency: 1,
};

/** From 30 seconds doubling up to a quarter of an hour: about three hours until it is given up. */
export const callWebhookJob: JobDefinition<{ readonly message: string }> = {
  name: 'call-alert-webhook',
  holds: 'ids',
  payload: z.object({ message: z.uuid() }),
  retries: 16,
  retryDelay: seconds(30),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const watchStatesJob: JobDefinition<Record<string, never>> = {
  name: 'watch-states',
  holds: 'nothing',
  payload: nothing,
  retries: 1,
  retryDelay: minutes(1),
  expiresAfter: minutes(10),
  concurrency: 1,
};
