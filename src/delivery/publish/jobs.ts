import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import {
  handleJob,
  subscribe,
  type JobDefinition,
  type JobHandler,
  type Subscription,
} from '../../platform/jobs';
import { reportApproved } from '../../report/production';
import type { ApprovedReport, PublishContext } from './ports';
import { publishReport } from './publish-report';

const publishReportJob: JobDefinition<ApprovedReport> = {
  name: 'publish-report',
  holds: 'ids',
  payload: z.object({
    orderId: z.string(),
    reportId: z.string(),
    number: z.int().positive(),
    signedAt: z.iso.datetime(),
  }),
  retries: 30,
  retryDelay: seconds(5),
  expiresAfter: minutes(2),
  concurrency: 2,
};

export const publishSubscriptions: readonly Subscription[] = [
  subscribe(reportApproved, publishReportJob),
];

export function publishHandlers(context: PublishContext): readonly JobHandler[] {
  return [
    handleJob(publishReportJob, async (approved) => void (await publishReport(context, approved))),
  ];
}
