import type { Moves } from '../../kernel/state-machine';
import type { Candidate } from '../../research/company/shape';

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

const isNew = (fact: string, index: number, all: readonly string[]): boolean =>
  fact !== '' && all.indexOf(fact) === index;

export function optionOf({ card, reasons }: Candidate): ChoiceOption {
  const { id, name, legalName, description, industry, headquarters, country, domain, ticker } =
    card;
  const place = [headquarters, country]
    .filter((one, index, all) => one !== undefined && all.indexOf(one) === index)
    .join(', ');
  const facts = [
    legalName === name ? '' : legalName,
    description ?? industry ?? '',
    place,
    ticker === undefined ? '' : `listed as ${ticker}`,
    domain ?? '',
  ];
  return { id, name, facts: facts.filter(isNew), reasons };
}
