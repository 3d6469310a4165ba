import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes } from '../phrases';
import { draft, isProse } from './facts';
import { tellerOf } from './sources';

export function writeLocation(input: WritingInput): DraftClaim[] {
  const row = input.rows.map(({ evidence }) => evidence).find(({ quote }) => isProse(quote));
  return row === undefined ? [] : [draft(endSentence(`On its places of work, ${tellerOf(row)} writes: ${inQuotes(row.quote)}`), [row])];
}
