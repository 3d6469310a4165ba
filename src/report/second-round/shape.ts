import type { Moves } from '../../kernel/state-machine';

export type SecondRoundState = 'looking' | 'in-review' | 'ready' | 'failed';
export type SecondRoundEvent = 'ask' | 'submit' | 'release' | 'fail';

/** What failed isn't used up, so it may be asked for again; what is ready was the one that is free. */
export const secondRoundMoves: Moves<SecondRoundState, SecondRoundEvent> = {
  looking: { submit: 'in-review', release: 'ready', fail: 'failed' },
  'in-review': { release: 'ready', fail: 'failed' },
  failed: { ask: 'looking' },
  ready: {},
};
