import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import { handleJob, type JobDefinition, type JobHandler, type ScheduledJob } from '../../platform/jobs';
import { forgetInterviewers } from './forget-interviewers';
import { eraseOldModelAnswers } from './model-answers';
import type { ProductionContext } from './ports';
import { produceReport } from './produce-report';
import { reviseRoleTips } from './revise-role-tips';
import { reviseRoleTipsJob } from './revision-job';

/** Patient, because a provider may be away for an hour and finished steps cost nothing to pass again. */
export const produceReportJob: JobDefinition<{ orderId: string }> = {
  name: 'produce-report',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(30),
  concurrency: 2,
};

/** What is kept no longer than it is needed leaves in the small hours. */
const retainJob: JobDefinition<Record<string, never>> = {
  name: 'report-retention', payload: z.object({}).strict(), retries: 3, retryDelay: minutes(10), expiresAfter: minutes(30), concurrency: 1,
};

export const productionSchedules: readonly ScheduledJob[] = [{ job: retainJob, cron: '20 4 * * *', payload: {} }];

export function productionHandlers(context: ProductionContext): readonly JobHandler[] {
  return [
    handleJob(produceReportJob, ({ orderId }) => produceReport(context, orderId)),
    handleJob(reviseRoleTipsJob, ({ orderId }) => reviseRoleTips(context, orderId)),
    handleJob(retainJob, async () => {
      await eraseOldModelAnswers(context);
      await forgetInterviewers(context);
    }),
  ];
}
