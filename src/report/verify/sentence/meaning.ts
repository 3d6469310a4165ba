import { loadParser, type Evidence } from '../../../research/evidence';
import { readText, type ReadSentence } from '../anchors/read-text';
import { findFreeDenials, type Finding } from '../checks';
import { compareClaim } from './check-sentence';
import { hasSentences, type ClaimToVerify, type Setting } from '../claim';
import { ATTRIBUTE_WORDS } from '../values/words';

/** Values, which have rungs of their own. */
const OF_VALUES = new Set(['date', 'figure', 'name', 'quotation']);
const SPEAKERS = new Set(['i', 'me', 'my', 'us', 'we', 'you', 'your', 'yours']);

/** A question or an instruction states nothing of the company. */
const isAskedOrTold = ({ clauses }: ReadSentence): boolean =>
  clauses.some(({ modalities }) =>
    modalities.some(({ kind }) => kind === 'asked' || kind === 'commanded'),
  );

/** Nor does what the report says of itself, or to its reader. */
const isSpoken = (sentence: ReadSentence): boolean =>
  isAskedOrTold(sentence) || sentence.tokens.some(({ text }) => SPEAKERS.has(text.toLowerCase()));

type Statement = readonly [text: string, isCompared: (one: ReadSentence) => boolean];

/** “Tell them this: the mills are old.” states what stands behind its colon, whoever is spoken to before it. */
function statementsIn(text: string): readonly Statement[] {
  const whole: Statement = [text, (one) => !isSpoken(one)];
  const colon = text.indexOf(':');
  const behind = text.slice(colon + 1).trim();
  if (colon < 0 || behind === '') return [whole];
  const lead = readText(text.slice(0, colon), loadParser()).sentences;
  return lead.some(isSpoken) ? [whole, [behind, (one) => !isAskedOrTold(one)]] : [whole];
}

/** What a sentence says otherwise than its quotes: a denial, a plan told as done, another direction, a wider scope. */
export function meaningRung(
  text: string,
  evidence: readonly Evidence[],
  setting: Setting,
  isAsked: (slot: Finding['slot']) => boolean = () => true,
): string[] {
  if (!evidence.some(hasSentences)) return [];
  const passages = evidence.flatMap(({ quote, display = '', sourceName, title, attribute }) => [
    quote,
    display,
    sourceName,
    title,
    ATTRIBUTE_WORDS[attribute] ?? '',
  ]);
  const found = statementsIn(text)
    .flatMap(([said, isCompared]) =>
      compareClaim(said, passages, setting.company, loadParser(), isCompared).filter(
        // What is told to a reader counts from where they stand; it still denies nothing.
        ({ slot }) => said === text || slot === 'polarity',
      ),
    )
    .filter(({ slot, isDoubt }) => isDoubt !== true && !OF_VALUES.has(slot) && isAsked(slot))
    .map(({ reason }) => reason);
  return [...new Set(found)];
}

/** What a model denies of values, which deny nothing by themselves; of advice, what it states behind a colon. */
export function denialRung(
  text: string,
  evidence: readonly Evidence[],
  kind: ClaimToVerify['kind'],
): string[] {
  const quotes = evidence.map(({ quote, display = '' }) => `${quote}\n\n${display}`).join('\n\n');
  const source = readText(quotes, loadParser());
  const stated =
    kind === 'fact'
      ? [text]
      : statementsIn(text).flatMap(([said]) => (said === text ? [] : [said]));
  return stated.flatMap((said) =>
    findFreeDenials({ claim: readText(said, loadParser()), source }).map(({ reason }) => reason),
  );
}
