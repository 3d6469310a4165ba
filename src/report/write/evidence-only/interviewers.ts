import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes } from '../phrases';
import { draft, isProse } from './facts';
import { tellerOf } from './sources';

export function writeInterviewers(input: WritingInput): DraftClaim[] {
  const row = input.rows.map(({ evidence }) => evidence).find(({ quote }) => isProse(quote));
  return row === undefined ? [] : [draft(endSentence(`In public, ${tellerOf(row)} has this on your interviewer: ${inQuotes(row.quote)}`), [row])];
}
