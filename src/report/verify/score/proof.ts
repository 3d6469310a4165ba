import { phraseFinder } from '../../../language';
import type { Token } from '../../../language/parser';
import { anchorClause } from '../anchors/clause-anchors';
import { hasWord, isContent, type ReadSentence } from '../anchors/read-text';
import type { Comparison, Finding } from '../checks';
import { CLAIM_WEIGHTS, type ClaimFeature } from './claim-weights';

const saysWho = phraseFinder('according, account, call, expect, said, say, says');
const hedges = phraseFinder(
  `about, almost, among, around, =can, could, mainly, may, =most, mostly, nearly, often, =part, possible, roughly,
   several, some, up to, usually`,
);
const compares = phraseFinder('against, besides, but, fewer, less, more, than, whereas, while');

const lasts = phraseFinder('again, already, now, still, yet');

const flag = (is: boolean): number => (is ? 1 : 0);

/** The share of the words with a meaning that some sentences of the source have. */
function shareIn(words: readonly Token[], sentences: readonly ReadSentence[]): number {
  const known = words.filter(({ lemma, text }) =>
    sentences.some(({ stems }) => hasWord(stems, lemma) || hasWord(stems, text)),
  );
  return words.length === 0 ? 1 : known.length / words.length;
}

/** What says how likely a claim is carried by its source; its length is none of it. */
export function claimFeatures(
  { claim, source, anchors }: Comparison,
  findings: readonly Finding[],
): Readonly<Record<ClaimFeature, number>> {
  const tokens = claim.sentences.flatMap((sentence) => sentence.tokens);
  const words = tokens.filter(isContent);
  const clauses = claim.sentences.flatMap((sentence, at) =>
    sentence.clauses.map((clause) => ({
      clause,
      anchor: anchorClause({ clause, sentence }, anchors[at] ?? []),
    })),
  );
  const shareOf = (is: (one: (typeof clauses)[number]) => boolean): number =>
    clauses.filter(is).length / Math.max(1, clauses.length);
  const doubts = findings.filter(({ isDoubt }) => isDoubt === true).map(({ slot }) => slot);
  return {
    faulty: flag(findings.some(({ isDoubt }) => isDoubt !== true)),
    calculated: flag(doubts.includes('figure')),
    doubtful: flag(doubts.some((slot) => slot !== 'figure' && slot !== 'polarity')),
    attributed: flag(saysWho(claim.text)),
    hedged: flag(hedges(claim.text)),
    compared: flag(compares(claim.text)),
    lasting: flag(lasts(claim.text)),
    past: shareOf(({ clause }) => clause.tense === 'past' || clause.perfect),
    future: flag(clauses.some(({ clause }) => clause.tense === 'future')),
    modal: flag(clauses.some(({ clause }) => clause.modalities.length > 0)),
    samePredicate: shareOf(({ anchor }) => anchor?.isSameWord === true),
    named: flag(tokens.some(({ pos }) => pos === 'PROPN')),
    dated: flag(claim.dates.length > 0),
    figures: flag(claim.quantities.length > 0),
    inNearest: shareIn(
      words,
      anchors.flatMap((some) => some.slice(0, 1)),
    ),
    inThree: shareIn(words, anchors.flat()),
    onPage: shareIn(words, source.sentences),
  };
}

export function proofOf(comparison: Comparison, findings: readonly Finding[]): number {
  const features = claimFeatures(comparison, findings);
  const sum = (Object.keys(CLAIM_WEIGHTS.by) as ClaimFeature[]).reduce(
    (so, name) => so + CLAIM_WEIGHTS.by[name] * features[name],
    CLAIM_WEIGHTS.base,
  );
  return 1 / (1 + Math.exp(-sum));
}
