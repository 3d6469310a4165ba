import { handleJob, RunErased, type JobHandler } from '../../platform/jobs';
import { secondRoundJob } from './job';
import type { SecondRoundContext } from './ports';
import { failSecondRound, runSecondRound } from './run-second-round';

const AWAY = 'The research failed too often.';

export function secondRoundHandlers(context: SecondRoundContext): readonly JobHandler[] {
  return [
    handleJob(secondRoundJob, async (looking, { last }) => {
      try {
        await runSecondRound(context, looking);
      } catch (error) {
        if (error instanceof RunErased) return;
        // The last try says so to the buyer, and then fails like the others.
        if (last) await failSecondRound(context, looking, AWAY);
        throw error;
      }
    }),
  ];
}
