import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import { handleJob, type JobDefinition, type JobHandler } from '../../platform/jobs';
import type { ProductionContext } from './ports';
import { produceReport } from './make/produce-report';
import { reviseRoleTips } from './make/revise-role-tips';
import { reviseRoleTipsJob } from './make/revision-job';

/** Patient, because a provider may be away for an hour and finished steps cost nothing to pass again. */
export const produceReportJob: JobDefinition<{ orderId: string }> = {
  name: 'produce-report',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(30),
  concurrency: 2,
};

export function productionHandlers(
  context: ProductionContext,
  atOnce = produceReportJob.concurrency,
): readonly JobHandler[] {
  return [
    handleJob({ ...produceReportJob, concurrency: atOnce }, ({ orderId }) =>
      produceReport(context, orderId),
    ),
    handleJob(reviseRoleTipsJob, ({ orderId }) => reviseRoleTips(context, orderId)),
  ];
}
