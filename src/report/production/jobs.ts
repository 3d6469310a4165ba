import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import { handleJob, RunErased, type JobDefinition, type JobHandler } from '../../platform/jobs';
import type { ProductionContext } from './ports';
import { produceReport } from './make/produce-report';
import { reviseRoleTips } from './make/revise-role-tips';
import { eraseFolders } from './make/order-folders';
import { resumeReport } from './make/resume-report';
import { reviseRoleTipsJob } from './make/revision-job';

/** Patient, because a provider may be away for an hour and finished steps cost nothing to pass again. */
export const produceReportJob: JobDefinition<{ orderId: string }> = {
  name: 'produce-report',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(30),
  concurrency: 2,
};

export const resumeReportJob: JobDefinition<{ orderId: string }> = {
  ...produceReportJob,
  name: 'resume-report',
  retries: 5,
  expiresAfter: minutes(2),
};

export function productionHandlers(
  context: ProductionContext,
  atOnce = produceReportJob.concurrency,
): readonly JobHandler[] {
  return [
    handleJob({ ...produceReportJob, concurrency: atOnce }, ({ orderId }) =>
      unlessErased(context, orderId, produceReport(context, orderId)),
    ),
    handleJob(resumeReportJob, ({ orderId }) => resumeReport(context, orderId)),
    handleJob(reviseRoleTipsJob, ({ orderId }) =>
      unlessErased(context, orderId, reviseRoleTips(context, orderId)),
    ),
  ];
}

/** Work on a report whose buyer was erased meanwhile ends, and what it stored on its way goes. */
async function unlessErased(
  { files }: Pick<ProductionContext, 'files'>,
  orderId: string,
  work: Promise<void>,
): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof RunErased)) throw error;
    await eraseFolders(files, orderId);
  }
}
