import { z } from 'zod';
import { minutes } from '../../kernel/time';
import {
  handleJob,
  scheduleJob,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
} from '../../platform/jobs';
import { addUpDays } from './add-up-days';
import type { FiguresContext } from './ports';

const addUpJob: JobDefinition<{ readonly all: boolean }> = {
  name: 'figures-add-up',
  holds: 'nothing',
  payload: z.object({ all: z.boolean() }),
  retries: 2,
  retryDelay: minutes(5),
  expiresAfter: minutes(15),
  concurrency: 1,
};

/** Recounts recent days every hour. Days that ended more than 45 days ago no longer change. */
export const figuresSchedules: readonly ScheduledJob[] = [
  scheduleJob(addUpJob, '23 * * * *', { all: false }),
];

export function figuresHandlers(context: FiguresContext): readonly JobHandler[] {
  return [handleJob(addUpJob, async ({ all }) => void (await addUpDays(context, { all })))];
}
