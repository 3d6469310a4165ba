import type { ClaimState } from './claims/claim-state';
import type { ReviewRow } from './store';

type State = Pick<ReviewRow, 'reportId' | 'baseNumber' | 'revision'>;

/**
 * The sentences of the benches that are worked at, kept under the state of work they were read in, so that an edit
 * reads and writes one sentence and not all. Every change of a sentence is a new revision: an old one is never
 * handed out for a new one, also where another process wrote.
 */
export interface ReviewDeskMemory {
  recall(state: State): readonly ClaimState[] | undefined;
  keep(state: State, claims: readonly ClaimState[]): void;
}

/** As many reports as are worked at side by side. */
const MOST = 12;

export function reviewDeskMemory(): ReviewDeskMemory {
  const held = new Map<
    string,
    {
      readonly baseNumber: number;
      readonly revision: number;
      readonly claims: readonly ClaimState[];
    }
  >();
  return {
    recall({ reportId, baseNumber, revision }) {
      const found = held.get(reportId);
      return found?.baseNumber === baseNumber && found.revision === revision
        ? found.claims
        : undefined;
    },
    keep({ reportId, baseNumber, revision }, claims) {
      held.delete(reportId);
      held.set(reportId, { baseNumber, revision, claims });
      const [oldest] = held.keys();
      if (held.size > MOST && oldest !== undefined) held.delete(oldest);
    },
  };
}
