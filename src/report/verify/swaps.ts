import { isScaleWord, isSmallWord, measureOf } from '../../language';
import type { Alignment } from './align';
import { diffTokens, type Gap } from './diff';
import type { Fault, ReadClaim, Rung } from './faults';
import { kinship } from './kin';
import type { Sentence } from './page';
import type { Span, Token } from './tokens';
import { countDenials, isDenying } from './polarity';
import { contends, holds, type Value } from './values';

/** A sentence is told nearly word for word when this share of it stands in its source in the same order. */
const NEARLY_WORD_FOR_WORD = 0.5;
/** Longer gaps are another way of telling, and not one thing put for another. */
const LONGEST_GAP = 7;
/** A title of a work put for another may be long, where little else is changed. */
const LONGEST_NAME = 12;
const READ = 4;

function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

function isFigure(token: Token): boolean {
  return token.kind === 'number';
}

/** Small words and openings may be written large without naming anything. */
function isName(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && token.capital && at > 0 && !isSmallWord(token.lower);
}

function places({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

interface Sides {
  readonly claim: ReadClaim;
  readonly sentence: Sentence;
  readonly gap: Gap;
  /** All places where the two part ways. */
  readonly gaps: readonly Gap[];
  readonly kept: number;
}

/** Values that touch the gap on either side, since “March 12” and “12 March” part in the middle of one. */
function valuesIn(
  { claim, sentence, gap }: Sides,
  kinds: readonly Value['kind'][],
): readonly [Value[], Value[]] {
  const of = (values: readonly Value[], span: Span) =>
    values.filter((value) => kinds.includes(value.kind) && overlaps(value, span));
  return [of(claim.values, gap.claim), of(sentence.values(), gap.source)];
}

/** “July 5” where the source has “July 1997” shares its month and says something else. */
function isDayForYear(known: Value, said: Value): boolean {
  if (known.kind !== 'date' || said.kind !== 'date') return false;
  return (
    said.date.day !== undefined &&
    said.date.year === undefined &&
    known.date.day === undefined &&
    known.date.year !== undefined
  );
}

function swappedFigure(sides: Sides): boolean {
  const { claim, sentence, gap } = sides;
  const mine = places(gap.claim).filter((at) => isFigure(claim.tokens[at] as Token));
  const [said, known] = valuesIn(sides, ['number', 'date']);
  if (said.length === 0 && mine.length === 0) return false;
  const theirs =
    known.length > 0 || places(gap.source).some((at) => isFigure(sentence.tokens[at] as Token));
  if (!theirs) return false;
  // Where all else stands as it was, a figure must stand in its very place.
  const everywhere =
    sides.kept >= ALL_ELSE && known.length > 0
      ? sentence
          .values()
          .filter((value) => sides.gaps.some(({ source }) => overlaps(source, value)))
      : sentence.values();
  // A day without its year is the same day told with less.
  if (
    said.length > 0 &&
    known.length > 0 &&
    said.every((value) =>
      known.every(
        (other) =>
          value.kind === other.kind && !contends(other, value) && !isDayForYear(other, value),
      ),
    )
  )
    return false;
  return (
    said.length === 0 || said.some((value) => !everywhere.some((other) => holds(other, value)))
  );
}

function isKnownIn(sentence: Sentence, token: Token): boolean {
  return (
    sentence.stems.has(token.stem) ||
    sentence.tokens.some((other) => other.capital && kinship(other.stem, token.stem) >= 0.75)
  );
}

function swappedName({ claim, sentence, gap, gaps, kept }: Sides): boolean {
  // Titles and days have spellings of their own, and rungs of their own.
  const isOther = (at: number) =>
    claim.values.some(
      ({ kind, from, to }) => (kind === 'title' || kind === 'date') && at >= from && at < to,
    );
  const mine = places(gap.claim)
    .filter((at) => !isOther(at))
    .filter(
      (at) =>
        isName(claim.tokens, at) ||
        (at === 0 && claim.tokens[0]?.capital === true && claim.tokens[0].content),
    );
  const theirs = places(gap.source).filter(
    (at) =>
      isFigure(sentence.tokens[at] as Token) ||
      (sentence.tokens[at]?.capital === true && at > 0) ||
      (at === 0 && sentence.tokens[0]?.content === true),
  );
  // What the source has in another place may have been moved; what it has where the sentence has it too was not.
  const there = gaps.flatMap(({ source }) => sentence.tokens.slice(source.from, source.to));
  const foreign = mine.some((at) => {
    const token = claim.tokens[at] as Token;
    return kept >= ALL_ELSE
      ? !there.some(({ stem }) => stem === token.stem || kinship(stem, token.stem) >= 0.75)
      : !isKnownIn(sentence, token);
  });
  return (
    foreign &&
    theirs.some(
      (at) =>
        !claim.tokens
          .slice(gap.claim.from, gap.claim.to)
          .some((token) => token.stem === sentence.tokens[at]?.stem),
    )
  );
}

function swappedOf(kind: 'title' | 'way', sides: Sides): boolean {
  const [all, known] = valuesIn(sides, [kind]);
  // “learned from” and “taught by” are one thing told from its two ends, unless all else stands as it was.
  const said = all.filter(
    (value) =>
      sides.kept >= ALL_ELSE || value.kind !== 'way' || value.axes.some(({ turns }) => !turns),
  );
  return said.some(
    (value) =>
      known.some((other) => contends(other, value)) &&
      !(kind === 'title' || sides.kept < ALL_ELSE ? sides.sentence.values() : known).some((other) =>
        holds(other, value),
      ),
  );
}

/** A measure stands right behind its figure: “60-hour”, “two million homes”. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];
  return (
    before !== undefined &&
    (before.kind === 'number' ||
      /^\d+$/u.test(before.stem) ||
      isScaleWord(before.lower) ||
      before.lower === 'one')
  );
}

function swappedMeasure({ claim, sentence, gap, kept }: Sides): boolean {
  // One word for one, where all else stands as it was: “multi-month” for “multi-year”.
  const alone =
    kept >= ALL_ELSE &&
    gap.claim.to - gap.claim.from === 1 &&
    gap.source.to - gap.source.from === 1;
  const measures = (tokens: readonly Token[], span: Span) =>
    places(span).flatMap((at) =>
      alone || isCounted(tokens, at) ? (measureOf(tokens[at]?.lower ?? '') ?? []) : [],
    );
  const [said, known] = [measures(claim.tokens, gap.claim), measures(sentence.tokens, gap.source)];
  return known.length > 0 && said.some((measure) => !known.includes(measure));
}

/** “several million” names no figure, and is still not “several billion”. */
function swappedScale(sides: Sides): boolean {
  const { claim, sentence, gap } = sides;
  if (valuesIn(sides, ['number']).some((values) => values.length > 0)) return false;
  const scales = (tokens: readonly Token[], span: Span) =>
    places(span).flatMap((at) => (isScaleWord(tokens[at]?.lower ?? '') ? [tokens[at]?.lower] : []));
  const [said, known] = [scales(claim.tokens, gap.claim), scales(sentence.tokens, gap.source)];
  return known.length > 0 && said.some((scale) => !known.includes(scale));
}

const TESTS: readonly (readonly [Rung, (sides: Sides) => boolean])[] = [
  ['numbers', swappedFigure],
  ['numbers', swappedMeasure],
  ['numbers', swappedScale],
  ['titles', (sides) => swappedOf('title', sides)],
  ['direction', (sides) => swappedOf('way', sides)],
  ['names', swappedName],
];

function words(tokens: readonly Token[], { from, to }: Span): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** A clause that is left out may deny what it likes; a word or two that come or go turn the sentence round. */
const SHORT_GAP = 4;
const WORD_FOR_WORD = 0.65;
export const ALL_ELSE = 0.8;

function deniedIn(claim: ReadClaim, sentence: Sentence, gap: Gap): Fault | undefined {
  // A denial that merely stands elsewhere is one for the rung that reads what is denied.
  if (countDenials(claim.tokens) === countDenials(sentence.tokens)) return undefined;
  const [said, known] = [
    isDenying(claim.tokens, gap.claim),
    isDenying(sentence.tokens, gap.source),
  ];
  if (said === known) return undefined;
  const [from, to] = [gap.claim.from, Math.max(gap.claim.to, gap.claim.from + 1)];
  const reason = said
    ? `It denies with “${words(claim.tokens, gap.claim)}” what the evidence states.`
    : `It leaves out the “${words(sentence.tokens, gap.source)}” of the evidence.`;
  return { rung: 'negation', span: { from, to }, strength: 1, reason };
}

const FEW_GAPS = 2;

/** “The Lady from Spain” for “My Fair Lady” is one name for another, though one word stands in both. */
function joinGaps(gaps: readonly Gap[]): Gap[] {
  return gaps.reduce<Gap[]>((joined, gap) => {
    const last = joined.at(-1);
    const isBeside =
      last !== undefined && gap.claim.from - last.claim.to <= 1 && (isEmpty(last) || isEmpty(gap));
    return isBeside
      ? [
          ...joined.slice(0, -1),
          {
            claim: { from: last.claim.from, to: gap.claim.to },
            source: { from: last.source.from, to: gap.source.to },
          },
        ]
      : [...joined, gap];
  }, []);
}

function isEmpty({ claim, source }: Gap): boolean {
  return claim.from === claim.to || source.from === source.to;
}

function swapsIn(
  claim: ReadClaim,
  sentence: Sentence,
  told: readonly Gap[],
  kept: number,
): Fault[] {
  const gaps = kept >= ALL_ELSE || told.length <= FEW_GAPS ? joinGaps(told) : told;
  return gaps.flatMap((gap): Fault[] => {
    const sizes = [gap.claim.to - gap.claim.from, gap.source.to - gap.source.from];
    const denial =
      kept >= WORD_FOR_WORD && Math.max(...sizes) <= SHORT_GAP
        ? deniedIn(claim, sentence, gap)
        : undefined;
    if (denial !== undefined) return [denial];
    if (
      sizes.includes(0) ||
      Math.max(...sizes) > (gaps.length <= FEW_GAPS ? LONGEST_NAME : LONGEST_GAP)
    )
      return [];
    const rung = TESTS.find(([, test]) => test({ claim, sentence, gap, gaps, kept }))?.[0];
    if (rung === undefined) return [];
    return [
      {
        rung,
        span: gap.claim,
        strength: 1,
        reason: `It says “${words(claim.tokens, gap.claim)}” where the evidence says “${words(sentence.tokens, gap.source)}”.`,
      },
    ];
  });
}

/** The sentences that share most words with it, small ones too, and have few others. */
function closestWording(claim: ReadClaim, alignments: readonly Alignment[]): Sentence[] {
  const stems = new Set(
    claim.tokens.flatMap((token) => (token.kind === 'sign' ? [] : [token.stem])),
  );
  return alignments
    .map(({ sentence }) => {
      let shared = 0;
      for (const stem of stems) if (sentence.stems.has(stem)) shared += 1;
      return { sentence, alike: (2 * shared) / (stems.size + sentence.stems.size) };
    })
    .filter(({ alike }) => alike > 0.4)
    .sort((left, right) => right.alike - left.alike)
    .slice(0, READ)
    .map(({ sentence }) => sentence);
}

/** What stands in quotation marks, as the names of works do. */
function isQuoted({ tokens }: ReadClaim, { claim }: Gap): boolean {
  return tokens[claim.from - 1]?.text === '"' || tokens[claim.from]?.text === '"';
}

/** The share of the source that a claim keeps, which a long name in the place of a short one leaves as it was. */
function shareOf(sentence: Sentence, kept: number, claim: ReadClaim): number {
  const count = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind !== 'sign').length;
  return (kept * count(claim.tokens)) / Math.max(1, count(sentence.tokens));
}

/** What a sentence that is told nearly word for word has put in the place of something else. */
export function swapFaults(
  claim: ReadClaim,
  alignments: readonly Alignment[],
  least = NEARLY_WORD_FOR_WORD,
): Fault[] {
  const read = closestWording(claim, alignments)
    .map((sentence) => ({ sentence, ...diffTokens(claim.tokens, sentence.tokens) }))
    .filter(
      ({ kept, gaps, sentence }) =>
        kept >= least ||
        (gaps.length <= FEW_GAPS &&
          gaps.some((gap) => isQuoted(claim, gap)) &&
          shareOf(sentence, kept, claim) >= WORD_FOR_WORD),
    )
    .sort((left, right) => right.kept - left.kept);
  const [best] = read;
  if (best === undefined) return [];
  const faults = read
    .filter(({ kept }) => kept >= best.kept * 0.95)
    .map(({ sentence, gaps, kept }) => swapsIn(claim, sentence, gaps, kept));
  // Where the page has the sentence twice, one that carries it is enough.
  return faults.some((found) => found.length === 0) ? [] : (faults[0] ?? []);
}
