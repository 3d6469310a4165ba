import type { Moves } from '../../kernel/state-machine';
import { distinguishingFacts, type Candidate } from '../../research/company/shape';

export type ChoiceState = 'with-buyer' | 'with-expert' | 'decided' | 'closed';
export type ChoiceEvent = 'hand-over' | 'decide' | 'close' | 'overrule';

/** A buyer who answers late still answers: what an expert has in hand may be decided by either. */
export const choiceMoves: Moves<ChoiceState, ChoiceEvent> = {
  'with-buyer': { 'hand-over': 'with-expert', decide: 'decided', close: 'closed' },
  'with-expert': { 'hand-over': 'with-expert', decide: 'decided', close: 'closed' },
  // What was settled wrongly is settled anew by someone who looked into it.
  decided: { overrule: 'decided' },
  closed: { overrule: 'decided' },
};

/** One company that may be meant, in words for a person who has to tell it from the others. */
export interface ChoiceOption {
  readonly id: string;
  readonly name: string;
  /** What it does, where, and how it is told from the others: “American biotechnology company”. */
  readonly facts: readonly string[];
  readonly reasons: readonly string[];
}

export function optionOf({ card, reasons }: Candidate): ChoiceOption {
  return { id: card.id, name: card.name, facts: distinguishingFacts(card), reasons };
}
