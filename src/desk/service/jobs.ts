import { z } from 'zod';
import { minutes } from '../../kernel/time';
import {
  handleJob,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
} from '../../platform/jobs';
import type { ServiceContext } from './ports';
import { ringAlarms } from './ring-alarms';
import { ringAnswerAlarms } from './ring-answer-alarms';

const ringAlarmsJob: JobDefinition<Record<string, never>> = {
  name: 'service-alarms',
  payload: z.object({}).strict(),
  retries: 2,
  retryDelay: minutes(1),
  expiresAfter: minutes(10),
  concurrency: 1,
};

export const serviceSchedules: readonly ScheduledJob[] = [
  { job: ringAlarmsJob, cron: '*/5 * * * *', payload: {} },
];

export function serviceHandlers(context: ServiceContext): readonly JobHandler[] {
  return [
    handleJob(ringAlarmsJob, async () => {
      await ringAlarms(context);
      await ringAnswerAlarms(context);
    }),
  ];
}
