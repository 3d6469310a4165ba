import { ANY_ASKS, notesOfAsk } from '../../typical';
import type { DraftClaim } from '../ports';
import { ANY_INTERVIEW } from './headings';

/** Nobody should go in with fewer questions of their own. */
const FEWEST = 4;

/** Where a company says too little to ask about, what one can ask anywhere. */
export const writeTypicalAsks = (present: readonly string[]): DraftClaim[] =>
  ANY_ASKS.slice(0, Math.max(0, FEWEST - present.length)).map((ask) => ({
    text: ask.text,
    spoken: true,
    basis: 'typical',
    group: ANY_INTERVIEW,
    evidenceIds: [],
    restsOn: [],
    notes: notesOfAsk(ask),
  }));
