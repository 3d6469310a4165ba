import { z } from 'zod';
import { minutes, seconds } from '../../kernel/time';
import {
  handleJob,
  subscribe,
  type JobDefinition,
  type JobHandler,
  type Subscription,
} from '../../platform/jobs';
import { secondRoundEnded } from '../../report/second-round';
import type { SecondRoundsContext } from './ports';
import { sendSecondRoundMail } from './send-second-round-mail';

const mailSecondRoundJob: JobDefinition<{ orderId: string; attempt: number }> = {
  name: 'mail-second-round',
  holds: 'ids',
  payload: z.object({ orderId: z.string(), attempt: z.int().positive() }),
  retries: 20,
  retryDelay: seconds(15),
  expiresAfter: minutes(2),
  concurrency: 1,
};

export const secondRoundSubscriptions: readonly Subscription[] = [
  subscribe(secondRoundEnded, mailSecondRoundJob),
];

export function secondRoundMailHandlers(context: SecondRoundsContext): readonly JobHandler[] {
  return [handleJob(mailSecondRoundJob, (ended) => sendSecondRoundMail(context, ended))];
}
