import { z } from 'zod';
import { hours, minutes, seconds } from '../../kernel/time';
import { scheduleJob, type JobDefinition } from '../jobs';

export interface SendMail {
  readonly mail: string;
  readonly round: number;
  /** How many handovers without an answer have been waited out. */
  readonly waited?: number | undefined;
}

/** From 30 seconds doubling up to a quarter of an hour: about twelve hours until it is given up. */
export const sendMailJob: JobDefinition<SendMail> = {
  name: 'send-mail',
  holds: 'ids',
  payload: z.object({
    mail: z.string(),
    round: z.number().int(),
    waited: z.number().int().optional(),
  }),
  retries: 52,
  retryDelay: seconds(30),
  expiresAfter: minutes(10),
  concurrency: 4,
};

/** Longer than all retries take: what is still queued then has lost its job. */
export const LONGEST_WAIT = hours(24);

export const sweepMailJob: JobDefinition<Record<string, never>> = {
  name: 'sweep-mail',
  holds: 'nothing',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  retryDelay: minutes(1),
  expiresAfter: minutes(5),
  concurrency: 1,
};

export const sweepMailSchedule = scheduleJob(sweepMailJob, '17 * * * *', {});
