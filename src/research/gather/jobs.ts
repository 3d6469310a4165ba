import { z } from 'zod';
import { before, days, minutes } from '../../kernel/time';
import { handleJob, scheduleJob, type JobDefinition, type JobHandler } from '../../platform/jobs';
import type { Source } from '../sources/shape';
import type { KeptAnswers } from './ask/kept-answers';
import type { HostTurns } from './hosts/turns';
import { pollFeeds, type PollContext } from './feeds/poll-feeds';

const pollFeedsJob: JobDefinition<Record<string, never>> = {
  name: 'poll-feeds',
  holds: 'nothing',
  payload: z.record(z.string(), z.never()),
  retries: 0,
  retryDelay: minutes(1),
  expiresAfter: minutes(20),
  concurrency: 1,
};

/** Twice an hour, at odd minutes; what is not due is not asked. */
export const pollFeedsSchedule = scheduleJob(pollFeedsJob, '11,41 * * * *', {});

/** An answer that nobody confirmed for so long is of no use to anybody. */
const ANSWERS_LIVE = days(14);

export interface FeedJobContext extends PollContext {
  readonly sources: () => Promise<readonly Source[]>;
  readonly kept?: KeptAnswers;
  readonly turns?: HostTurns;
}

export function pollFeedsHandler(context: FeedJobContext): JobHandler {
  return handleJob(pollFeedsJob, async () => {
    await pollFeeds(context, await context.sources());
    await context.kept?.forget(before(context.clock.now(), ANSWERS_LIVE));
    await context.turns?.forget();
  });
}
