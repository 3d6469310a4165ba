import type { Gathering } from '../../research';
import type { Gathered } from '../../research/gather';
import type { Stages } from './stages';

export interface WatchedGathering {
  readonly gathering: Gathering;
  /** What came of it, once it is done. */
  outcome(): Gathered | undefined;
}

/** A gathering that says how it goes on: its stages one by one, and of its sources how many were asked so far. */
export function watchGathering(gathering: Gathering, stages: Stages): WatchedGathering {
  let gathered: Gathered | undefined;
  return {
    gathering: {
      ...gathering,
      async gather(card, order) {
        const done = { asked: 0, gave: 0 };
        gathered = await gathering.gather(card, order, (news) => {
          if (news.kind === 'stage')
            return stages.tell(
              `${news.stage} (${done.asked} sources asked, ${done.gave} gave something)`,
            );
          done.asked += 1;
          if (news.outcome === 'ok') done.gave += 1;
        });
        return gathered;
      },
    },
    outcome: () => gathered,
  };
}
