import { handleJob, scheduleJob, type JobHandler, type ScheduledJob } from '../../platform/jobs';
import { callWebhook } from './call-webhook';
import { callWebhookJob, sendAlertsJob, watchStatesJob } from './job-definitions';
import type { AlertJobsContext } from './ports';
import { syncAlerts } from './settle-alerts';
import { sendAlerts } from './send-alerts';

export const alertSchedules: readonly ScheduledJob[] = [
  scheduleJob(watchStatesJob, '2-59/5 * * * *', {}),
];

export function alertHandlers(context: AlertJobsContext): readonly JobHandler[] {
  return [
    handleJob(sendAlertsJob, () => sendAlerts(context)),
    handleJob(callWebhookJob, ({ message }, { last }) => callWebhook(context, { message, last })),
    handleJob(watchStatesJob, () => watchStates(context)),
  ];
}

async function watchStates(context: AlertJobsContext): Promise<void> {
  for (const check of context.checks) {
    try {
      for (const open of await check()) await syncAlerts(context, open);
    } catch (error) {
      context.log.error({ error }, 'a state of the shop could not be read');
    }
  }
  // What an hour's share held back goes out with the first look of the next.
  await sendAlerts(context);
}
