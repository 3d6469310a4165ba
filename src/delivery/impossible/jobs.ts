import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import {
  handleJob,
  subscribe,
  type JobDefinition,
  type JobHandler,
  type Subscription,
} from '../../platform/jobs';
import { reportImpossible } from '../../report/production';
import { refundImpossibleOrder, type ImpossibleReport } from './refund-impossible-order';
import type { ImpossibleContext } from './ports';

const refundImpossibleOrderJob: JobDefinition<ImpossibleReport> = {
  name: 'give-money-back',
  payload: z.object({ orderId: z.string(), reasons: z.array(z.string()) }),
  retries: 30,
  retryDelay: seconds(10),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const impossibleSubscriptions: readonly Subscription[] = [
  subscribe(reportImpossible, refundImpossibleOrderJob),
];

export function impossibleHandlers(context: ImpossibleContext): readonly JobHandler[] {
  return [handleJob(refundImpossibleOrderJob, (report) => refundImpossibleOrder(context, report))];
}
