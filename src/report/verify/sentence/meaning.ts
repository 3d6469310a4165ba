import { loadParser, type Evidence } from '../../../research/evidence';
import { readText, type ReadSentence } from '../anchors/read-text';
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

/** “Tell them this: the mills are old.” states what stands behind its colon, whoever is spoken to before it. */
function statementsIn(text: string): readonly string[] {
  const colon = text.indexOf(':');
  const behind = text.slice(colon + 1).trim();
  if (colon < 0 || behind === '') return [text];
  const lead = readText(text.slice(0, colon), loadParser()).sentences;
  return lead.some(isSpoken) ? [text, behind] : [text];
}

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
  const found = statementsIn(text)
    .flatMap((said) =>
      compareClaim(said, passages, setting.company, loadParser(), (one) => !isSpoken(one)),
    )
    .filter(({ slot, isDoubt }) => isDoubt !== true && !OF_VALUES.has(slot))
    .map(({ reason }) => reason);
  return [...new Set(found)];
}
