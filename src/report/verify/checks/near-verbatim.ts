import type { Token } from '../../../language/parser';
import { keysOfWord, type ReadSentence } from '../anchors/read-text';
import { carries } from './figures/figures';
import type { Finding, SlotCheck } from './finding';

/** From this share of its words on a sentence is told in its source's own words. */
const NEARLY_ALL = 0.7;
const MOST_WORDS = 80;
const LONGEST_GAP = 3;
const SKIPPED = new Set(['DET', 'PUNCT']);
/** Comparatives and superlatives. */
const DEGREES = new Set(['JJR', 'JJS', 'RBR', 'RBS']);

interface Gap {
  readonly said: readonly Token[];
  readonly there: readonly Token[];
}

const wordsOf = ({ tokens }: ReadSentence): readonly Token[] =>
  tokens.filter(({ pos }) => !SKIPPED.has(pos)).slice(0, MOST_WORDS);

const isSame = (one: Token | undefined, other: Token | undefined): boolean =>
  one !== undefined && one.text.toLowerCase() === other?.text.toLowerCase();

/** The length of the longest common run of words from each pair of places on. */
function commonLengths(said: readonly Token[], there: readonly Token[]): readonly number[][] {
  const lengths = Array.from({ length: said.length + 1 }, () =>
    Array.from({ length: there.length + 1 }, () => 0),
  );
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  for (let one = said.length - 1; one >= 0; one -= 1)
    for (let other = there.length - 1; other >= 0; other -= 1) {
      const row = lengths[one];
      if (row === undefined) continue;
      row[other] = isSame(said[one], there[other])
        ? at(one + 1, other + 1) + 1
        : Math.max(at(one + 1, other), at(one, other + 1));
    }
  return lengths;
}

/** Where a sentence told in its source's words has others in their place. */
function gapsOf(claim: ReadSentence, source: ReadSentence): readonly Gap[] {
  const [said, there] = [wordsOf(claim), wordsOf(source)];
  const lengths = commonLengths(said, there);
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  if (at(0, 0) < said.length * NEARLY_ALL) return [];
  const gaps: Gap[] = [];
  let [one, other, from, since] = [0, 0, 0, 0];
  const close = () => {
    if (one > from && other > since && one - from <= LONGEST_GAP && other - since <= LONGEST_GAP)
      gaps.push({ said: said.slice(from, one), there: there.slice(since, other) });
  };
  while (one < said.length && other < there.length) {
    if (isSame(said[one], there[other])) {
      close();
      [one, other] = [one + 1, other + 1];
      [from, since] = [one, other];
    } else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  [one, other] = [said.length, there.length];
  close();
  return gaps;
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

function isOtherFigure(gap: Gap, claim: ReadSentence, source: ReadSentence): boolean {
  const within = (sentence: ReadSentence, tokens: readonly Token[]) => {
    const [from, to] = [tokens.at(0)?.start ?? 0, tokens.at(-1)?.end ?? 0];
    const isIn = (one: { readonly start: number; readonly end: number }) =>
      one.start < to && one.end > from;
    return {
      figures: sentence.quantities.filter(isIn).map(({ quantity }) => quantity),
      years: sentence.dates.filter(isIn).flatMap(({ year }) => year ?? []),
    };
  };
  const [mine, theirs] = [within(claim, gap.said), within(source, gap.there)];
  const isFigure =
    mine.figures.length === 1 &&
    theirs.figures.length === 1 &&
    mine.figures.every((one) => theirs.figures.every((other) => !carries(other.value, one)));
  const isYear =
    mine.years.length === 1 && theirs.years.length === 1 && mine.years[0] !== theirs.years[0];
  return isFigure || isYear;
}

function isOtherWord({ said, there }: Gap): boolean {
  const [one, other] = [said[0], there[0]];
  if (said.length !== 1 || there.length !== 1 || one === undefined || other === undefined)
    return false;
  const isDegree = DEGREES.has(one.tag) && DEGREES.has(other.tag);
  const isName = one.pos === 'PROPN' && other.pos === 'PROPN';
  const known = new Set([other.lemma, other.text].flatMap(keysOfWord));
  return (
    (isDegree || isName) && ![one.lemma, one.text].flatMap(keysOfWord).some((key) => known.has(key))
  );
}

/** What is told in its source's own words has no other figure, name or degree in the place of the source's. */
export const checkNearVerbatim: SlotCheck = ({ claim, anchors }) =>
  claim.sentences.flatMap((sentence, at) => {
    const sources = anchors[at] ?? [];
    const wrong = sources.map((source) =>
      gapsOf(sentence, source).flatMap((gap): Finding[] => {
        const slot = isOtherFigure(gap, sentence, source)
          ? 'figure'
          : isOtherWord(gap)
            ? 'name'
            : undefined;
        const reason = `It says “${textOf(gap.said)}” where the evidence says “${textOf(gap.there)}”.`;
        return slot === undefined ? [] : [{ slot, reason }];
      }),
    );
    return wrong.slice(0, 1).flat();
  });
