import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes } from '../phrases';
import { draft, factsOf, isProse } from './facts';
import { tellerOf } from './sources';

const RIVALS = 'Whom it competes with';

export function writeMarket(input: WritingInput): DraftClaim[] {
  const facts = factsOf(input.rows.map((row) => row.evidence));
  const row = facts.all('competitor').find((candidate) => isProse(candidate.quote));
  return row === undefined ? [] : [draft(endSentence(`On its competitors, ${tellerOf(row)} writes: ${inQuotes(row.quote)}`), [row], { group: RIVALS })];
}
