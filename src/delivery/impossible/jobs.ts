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
import { refundImpossibleOrder } from './refund-impossible-order';
import type { ImpossibleContext } from './ports';

const refundImpossibleOrderJob: JobDefinition<{ orderId: string }> = {
  name: 'give-money-back',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 30,
  retryDelay: seconds(10),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const impossibleSubscriptions: readonly Subscription[] = [
  subscribe(reportImpossible, refundImpossibleOrderJob),
];

export function impossibleHandlers(context: ImpossibleContext): readonly JobHandler[] {
  return [
    handleJob(refundImpossibleOrderJob, async ({ orderId }) =>
      refundImpossibleOrder(context, { orderId, reasons: await context.readReasons(orderId) }),
    ),
  ];
}
