import { z } from 'zod';
import { minutes } from '../../kernel/time';
import {
  handleJob,
  scheduleJob,
  type JobDefinition,
  type JobHandler,
  type ScheduledJob,
} from '../../platform/jobs';
import type { ServiceContext } from './ports';
import { sendDeadlineAlerts } from './send-deadline-alerts';
import { sendAnswerAlerts } from './send-answer-alerts';

const sendDeadlineAlertsJob: JobDefinition<Record<string, never>> = {
  name: 'service-alarms',
  holds: 'nothing',
  payload: z.object({}).strict(),
  retries: 2,
  retryDelay: minutes(1),
  expiresAfter: minutes(10),
  concurrency: 1,
};

export const serviceSchedules: readonly ScheduledJob[] = [
  scheduleJob(sendDeadlineAlertsJob, '*/5 * * * *', {}),
];

export function serviceHandlers(context: ServiceContext): readonly JobHandler[] {
  return [
    handleJob(sendDeadlineAlertsJob, async () => {
      await sendDeadlineAlerts(context);
      await sendAnswerAlerts(context);
    }),
  ];
}
