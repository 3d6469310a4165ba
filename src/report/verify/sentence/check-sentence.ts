import { LONGEST_SENTENCE, unreadableIn } from '../../../kernel/unreadable';
import type { SentenceParser } from '../../../language/parser';
import { withoutChatter } from '../anchors/plain-text';
import {
  isContent,
  hasWord,
  readText,
  type ReadSentence,
  type ReadText,
} from '../anchors/read-text';
import { anchorsOf } from '../anchors/sentence-anchors';

import { findFreeDenials, findingsOf, type Comparison, type Finding } from '../checks';
import { isNearCopy } from './near-copy';
import { claimFeatures, proofOf } from '../score/proof';

export interface Check {
  readonly verdict: 'supported' | 'weak' | 'unsupported';
  /** From 0 to 1, higher is better supported. */
  readonly score: number;
  readonly reasons: readonly string[];
  readonly unsupportedTokens: readonly string[];
  /** The stretch of a passage that says it best; empty where none does. */
  readonly quote: string;
  /** A slot failed, and no judge may say otherwise. */
  readonly isVetoed?: true;
  /** It is the source's own sentence. */
  readonly isCopy?: true;
}

/** Parsing takes time with the length of a sentence. */
export const isTooLong = (claim: string): boolean =>
  claim.length > LONGEST_SENTENCE || unreadableIn(claim).length > 0;

export const OTHER_WORDS = 'Its evidence doesn’t say this in so many words.';

/** From here on a claim that nothing speaks against counts as proven without a judge. */
const PROVEN_FROM = 0.7;
const UNPROVEN_BELOW = 0.35;
/** A source that knows fewer of a claim's words than this share doesn't speak of it. */
const FEWEST_KNOWN = 0.15;
/** Nor does one that knows fewer than this share prove it, however plain the claim is. */
const FEWEST_PROVEN = 0.3;
/** The score of a sentence that is the source's own. */
const COPY = 0.98;
const MOST_KEPT = 256;
const LONGEST_SOURCE = 60_000;

const kept = new WeakMap<SentenceParser, Map<string, ReadText>>();

function readSource(text: string, parser: SentenceParser): ReadText {
  const texts = kept.get(parser) ?? new Map<string, ReadText>();
  kept.set(parser, texts);
  const known = texts.get(text);
  if (known !== undefined) return known;
  const read = readText(text, parser);
  if (texts.size >= MOST_KEPT) texts.clear();
  texts.set(text, read);
  return read;
}

const refused = (reason: string): Check => ({
  verdict: 'unsupported',
  score: 0,
  reasons: [reason],
  unsupportedTokens: [],
  quote: '',
});

function foreignWords({ claim, source }: Comparison): readonly string[] {
  return claim.sentences
    .flatMap(({ tokens }) => tokens.filter(isContent))
    .filter(({ lemma, text }) => !hasWord(source.stems, lemma) && !hasWord(source.stems, text))
    .map(({ text }) => text);
}

const isCopy = ({ claim, source, company }: Comparison): boolean =>
  claim.sentences.every((own) => source.sentences.some((other) => isNearCopy(own, other, company)));

function compareWith(
  claim: ReadText,
  passages: readonly string[],
  company: string,
  parser: SentenceParser,
): Comparison {
  const source = readSource(passages.join('\n\n').slice(0, LONGEST_SOURCE), parser);
  return { claim, source, company, anchors: claim.sentences.map((one) => anchorsOf(one, source)) };
}

export function compareClaim(
  sentence: string,
  passages: readonly string[],
  company: string,
  parser: SentenceParser,
  isCompared: (sentence: ReadSentence) => boolean,
): readonly Finding[] {
  const whole = readText(withoutChatter(sentence), parser);
  const sentences = whole.sentences.filter(isCompared);
  const text = sentences.map((one) => one.text).join(' ');
  const claim = sentences.length === whole.sentences.length ? whole : readText(text, parser);
  const comparison = compareWith(claim, passages, company, parser);
  return isCopy(comparison) ? [] : findingsOf(comparison);
}

/** What the score of a claim is made from, for whoever measures how well it could be weighed. */
export function featuresOfClaim(
  sentence: string,
  passages: readonly string[],
  company: string,
  parser: SentenceParser,
): Readonly<Record<string, number>> {
  const comparison = compareWith(
    readText(withoutChatter(sentence), parser),
    passages,
    company,
    parser,
  );
  return claimFeatures(comparison, [...findingsOf(comparison), ...findFreeDenials(comparison)]);
}

/** Judges one sentence against its passages, clause by clause and slot by slot, without a model. */
export function checkClaim(
  sentence: string,
  passages: readonly string[],
  company: string,
  parser: SentenceParser,
): Check {
  if (isTooLong(sentence)) return refused('Too long for one sentence.');
  const claim = readText(withoutChatter(sentence), parser);
  const comparison = compareWith(claim, passages, company, parser);
  const quote = comparison.anchors[0]?.[0]?.text ?? '';
  const foreign = foreignWords(comparison);
  const words = claim.sentences.flatMap(({ tokens }) => tokens.filter(isContent)).length;
  if (quote === '' || words === 0 || foreign.length > words * (1 - FEWEST_KNOWN))
    return { ...refused('The evidence doesn’t mention it.'), unsupportedTokens: foreign, quote };
  if (isCopy(comparison))
    return {
      verdict: 'supported',
      score: COPY,
      reasons: [],
      unsupportedTokens: [],
      quote,
      isCopy: true,
    };
  const findings = [...findingsOf(comparison), ...findFreeDenials(comparison)];
  const score = proofOf(comparison, findings);
  const isFaulty = findings.some(({ isDoubt }) => isDoubt !== true);
  const isProvable = foreign.length <= words * (1 - FEWEST_PROVEN);
  const verdict =
    isFaulty || score < UNPROVEN_BELOW
      ? 'unsupported'
      : score >= PROVEN_FROM && isProvable
        ? 'supported'
        : 'weak';
  const reasons = findings.map(({ reason }) => reason);
  if (verdict !== 'supported' && reasons.length === 0) reasons.push(OTHER_WORDS);
  return {
    verdict,
    score,
    reasons: [...new Set(reasons)],
    unsupportedTokens: foreign,
    quote,
    ...(isFaulty ? { isVetoed: true } : {}),
  };
}

/** What a judge makes of a check: it decides on other words for the same, and never on a slot that failed. */
export function withJudgment(check: Check, isEntailed: boolean | undefined): Check['verdict'] {
  if (check.isVetoed === true || isEntailed === undefined || check.quote === '')
    return check.verdict;
  return isEntailed ? 'supported' : 'unsupported';
}
