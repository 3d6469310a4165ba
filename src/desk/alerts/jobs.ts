import { handleJob, type JobHandler, type ScheduledJob } from '../../platform/jobs';
import { callWebhook } from './call-webhook';
import { callWebhookJob, tellAlertsJob, watchStatesJob } from './job-definitions';
import type { AlertJobsContext } from './ports';
import { standAlerts } from './settle-alerts';
import { tellAlerts } from './tell-alerts';

export const alertSchedules: readonly ScheduledJob[] = [
  { job: watchStatesJob, cron: '2-59/5 * * * *', payload: {} },
];

export function alertHandlers(context: AlertJobsContext): readonly JobHandler[] {
  return [
    handleJob(tellAlertsJob, () => tellAlerts(context)),
    handleJob(callWebhookJob, ({ telling }, { last }) => callWebhook(context, { telling, last })),
    handleJob(watchStatesJob, () => watchStates(context)),
  ];
}

async function watchStates(context: AlertJobsContext): Promise<void> {
  for (const check of context.checks) {
    try {
      for (const standing of await check()) await standAlerts(context, standing);
    } catch (error) {
      context.log.error({ error }, 'a state of the shop could not be read');
    }
  }
  // What an hour's share held back goes out with the first look of the next.
  await tellAlerts(context);
}
