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
import { sendChoiceMail } from './send-choice-mail';

const sendChoiceMailJob: JobDefinition<{ orderId: string }> = {
  name: 'ask-buyer-which-company',
  holds: 'ids',
  payload: z.object({ orderId: z.string() }),
  retries: 20,
  retryDelay: seconds(5),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const choiceSubscriptions: readonly Subscription[] = [
  subscribe(companyUnclear, sendChoiceMailJob),
];

export function choiceMailHandlers(
  context: Parameters<typeof sendChoiceMail>[0],
): readonly JobHandler[] {
  return [handleJob(sendChoiceMailJob, ({ orderId }) => sendChoiceMail(context, orderId))];
}
