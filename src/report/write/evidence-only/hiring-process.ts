import type { Evidence } from '../../../research/evidence/shape';
import { squeeze } from '../../../kernel/text';
import type { DraftClaim, WritingInput } from '../ports';
import { endSentence, inQuotes, sayList, sayMany } from '../phrases';
import { distinctBy, draft, factsOf, wordsOf } from './facts';

const STEPS = 'How it hires';

export function inOrder(left: Evidence, right: Evidence): number {
  return Number(left.details?.['order'] ?? 0) - Number(right.details?.['order'] ?? 0) || left.start - right.start;
}

function steps(rows: readonly Evidence[]): DraftClaim[] {
  // In the order in which the company's own page tells them.
  const ordered = rows.filter((row) => wordsOf(row) !== undefined).toSorted(inOrder);
  const names = distinctBy(ordered, (row) => squeeze(wordsOf(row) ?? '')).slice(0, 6);
  if (names.length === 0) return [];
  const short = names.map((row) => inQuotes(wordsOf(row) ?? '', 12));
  const text = names.length === 1 ? `On its hiring process the company writes ${short[0]}` : `The hiring process it publishes runs ${sayList(short)}`;
  const told = draft(endSentence(text), names, { group: STEPS });
  if (names.length === 1) return [told];
  const count = `That makes ${sayMany(names.length, 'step')} on its own page; other teams may add to them.`;
  return [told, draft(count, names, { group: STEPS, computation: { kind: 'count', of: names.map((row) => row.id) } })];
}

export function writeHiringProcess(input: WritingInput): DraftClaim[] {
  return steps(factsOf(input.rows.map((row) => row.evidence)).all('hiring-step'));
}
