import { loadParser, type Evidence } from '../../../research/evidence';
import type { ReadSentence } from '../anchors/read-text';
import { compareClaim } from './check-sentence';
import { isData, type Setting } from '../claim';
import { ATTRIBUTE_WORDS } from '../values/words';

/** Values, which have rungs of their own. */
const OF_VALUES = new Set(['date', 'figure', 'name', 'quotation']);
const SPEAKERS = new Set(['i', 'me', 'my', 'our', 'us', 'we', 'you', 'your', 'yours']);

/** A question, an instruction, or what the report says of itself: it states nothing of the company. */
const isSpoken = ({ clauses, tokens }: ReadSentence): boolean =>
  clauses.some(({ modalities }) =>
    modalities.some(({ kind }) => kind === 'asked' || kind === 'commanded'),
  ) || tokens.some(({ text }) => SPEAKERS.has(text.toLowerCase()));

/** What a sentence says otherwise than its quotes: a denial, a plan told as done, another direction, a wider scope. */
export function meaningRung(
  text: string,
  evidence: readonly Evidence[],
  setting: Setting,
): string[] {
  if (evidence.every(isData)) return [];
  const passages = evidence.flatMap(({ quote, display = '', sourceName, title, attribute }) => [
    quote,
    display,
    sourceName,
    title,
    ATTRIBUTE_WORDS[attribute] ?? '',
  ]);
  return compareClaim(text, passages, setting.company, loadParser(), (one) => !isSpoken(one))
    .filter(({ slot, isDoubt }) => isDoubt !== true && !OF_VALUES.has(slot))
    .map(({ reason }) => reason);
}
