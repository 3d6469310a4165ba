import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import {
  handleJob,
  subscribe,
  type JobDefinition,
  type JobHandler,
  type Subscription,
} from '../../platform/jobs';
import { orderAddressCorrected } from '../../shop/orders';
import { followCorrection } from './follow-correction';
import type { AddressContext } from './ports';

const followCorrectionJob: JobDefinition<{ orderId: string }> = {
  name: 'follow-address-correction',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const addressSubscriptions: readonly Subscription[] = [
  subscribe(orderAddressCorrected, followCorrectionJob),
];

export function addressHandlers(
  context: Pick<AddressContext, 'database' | 'queue' | 'clock' | 'findOrder'>,
): readonly JobHandler[] {
  return [handleJob(followCorrectionJob, ({ orderId }) => followCorrection(context, orderId))];
}
