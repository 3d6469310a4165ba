import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import {
  handleJob,
  subscribe,
  type JobDefinition,
  type JobHandler,
  type Subscription,
} from '../../platform/jobs';
import { companyUnclear } from '../../report/choice';
import { askBuyer } from './ask-buyer';

const askBuyerJob: JobDefinition<{ orderId: string }> = {
  name: 'ask-buyer-which-company',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const choiceSubscriptions: readonly Subscription[] = [
  subscribe(companyUnclear, askBuyerJob),
];

export function choiceMailHandlers(context: Parameters<typeof askBuyer>[0]): readonly JobHandler[] {
  return [handleJob(askBuyerJob, ({ orderId }) => askBuyer(context, orderId))];
}
