import { isCalendarWord, type Quantity, readDates } from '../../language';
import { likeness, type Alignment } from './align';
import type { Fault, ReadClaim } from './faults';
import type { Kin } from './find-kin';
import type { Page, Sentence } from './page';
import type { Token } from './tokens';
import { contends, holds, type Value } from './values';

/** How alike the surroundings of another value must be before it is taken for the one that stood there. */
const SLOT_FLOOR: Readonly<Record<Value['kind'], number>> = {
  number: 0.4,
  date: 0.4,
  name: 0.5,
  title: 0.5,
  way: 0.5,
};
/** A value found elsewhere must be this much as well placed as the one that contends with it. */
const AS_WELL_PLACED = 0.8;

const RUNG = {
  number: 'numbers',
  date: 'dates',
  name: 'names',
  title: 'titles',
  way: 'direction',
} as const;
const CALLED = {
  number: 'The number',
  date: 'The date',
  name: 'The name',
  title: 'The title',
  way: 'The word',
} as const;

interface Best {
  readonly like: number;
  readonly value?: Value;
  readonly alignment?: Alignment;
}

function better(one: Best, like: number, value: Value, alignment: Alignment): Best {
  return like > one.like ? { like, value, alignment } : one;
}

/** Whether what follows the claim’s value, as its noun does, also follows the one found. */
function isBehind({ to }: Value, tokens: readonly Token[], { value, alignment }: Best): boolean {
  const [noun, other] = [tokens[to], alignment?.sentence.tokens[value?.to ?? 0]];
  return noun?.content === true && noun.stem === other?.stem;
}

/** A sentence that says more of the same is a better witness than one that merely has the words beside the value. */
function isBetterWitness(claim: ReadClaim, said: Value, one: Best, other: Best): boolean {
  if (one.alignment === undefined || other.alignment === undefined) return false;
  if (one.alignment === other.alignment)
    return !(isBehind(said, claim.tokens, other) && !isBehind(said, claim.tokens, one));
  return one.alignment.share > other.alignment.share;
}

/** Sentences that hold a name’s words without its capitals, or apart from each other. */
function holdsLoosely(
  sentence: Sentence,
  words: readonly string[],
  kin: ReadonlyMap<string, Kin>,
): boolean {
  return words.every(
    (word) =>
      sentence.stems.has(word) ||
      Array.from(kin.get(word) ?? []).some(
        ([stem, sure]) => sure >= 0.75 && sentence.stems.has(stem),
      ),
  );
}

function looseSite(sentence: Sentence, words: readonly string[]): { from: number; to: number } {
  const from = Math.max(
    0,
    sentence.tokens.findIndex((token) => words.includes(token.stem)),
  );
  return { from, to: from + 1 };
}

const LAST_YEAR =
  /\b(?:last (?:year|spring|summer|autumn|fall|winter|month|week|night)|previous year|a year (?:ago|earlier)|yesterday)\b/iu;
const NEXT_YEAR = /\b(?:next|following|coming) (?:year|spring|summer|autumn|fall|winter|month)\b/iu;
const LAST_OF = /\blast (?<word>\p{L}+)/giu;
const NEXT_OF = /\b(?:next|following|coming) (?<word>\p{L}+)/giu;

/** “Last year”, “last March”. */
function isNamed(text: string, plain: RegExp, before: RegExp): boolean {
  if (plain.test(text)) return true;
  return [...text.matchAll(before)].some(({ groups }) =>
    isCalendarWord((groups?.['word'] ?? '').toLowerCase()),
  );
}

/** A day whose year is told elsewhere on the page, as in “on July 27” under a dateline. */
function isComposed(said: Value, page: Page): boolean {
  if (said.kind !== 'date' || said.date.year === undefined) return false;
  const dates = page.sentences.flatMap((sentence) =>
    /\d|\b(?:in|of) \p{Lu}/u.test(sentence.folded) ? readDates(sentence.folded).dates : [],
  );
  const { year, month } = said.date;
  const shift = (plain: RegExp, before: RegExp) =>
    page.sentences.some(({ folded }) => isNamed(folded, plain, before)) ? 1 : 0;
  const [back, ahead] = [shift(LAST_YEAR, LAST_OF), shift(NEXT_YEAR, NEXT_OF)];
  const ofYear = dates.some(
    (date) =>
      date.year !== undefined &&
      year !== undefined &&
      (date.year === year || date.year - back === year || date.year + ahead === year),
  );
  if (month === undefined) return ofYear;
  return (
    ofYear &&
    dates.some(
      (date) =>
        date.year === undefined &&
        date.month === month &&
        (said.date.day === undefined || date.day === said.date.day),
    )
  );
}

/** A few of something is counted by whoever tells it; it is held against other figures, not asked for as such. */
function isSmallCount({ value, unit, text }: Quantity): boolean {
  return /^\p{L}+$/u.test(text) && (unit === 'ordinal' || (value <= 4 && unit === ''));
}

function isStated(said: Value, page: Page, kin: ReadonlyMap<string, Kin>): boolean {
  if (said.kind !== 'name') return false;
  const known = (word: string) => Array.from(kin.get(word) ?? []).some(([, sure]) => sure >= 0.75);
  if (!said.words.every(known)) return false;
  const pairs = said.words.slice(1).map((word, at) => [said.words[at] ?? '', word]);
  return pairs.every((pair) =>
    page.sentences.some((sentence) => holdsLoosely(sentence, pair, kin)),
  );
}

const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|dozen|hundred|thousand|third|half|fourth|fifth)\b/iu;
const DATED = /\d|quarter|\p{Lu}\p{Ll}{2}/u;

/** Whether a sentence is worth reading closely for a value; most of a page is not. */
function mayHold(said: Value, sentence: Sentence, kin: ReadonlyMap<string, Kin>): boolean {
  if (said.kind === 'name') return holdsLoosely(sentence, said.words, kin);
  if (said.kind === 'number') return COUNTED.test(sentence.folded);
  return said.kind === 'date' && DATED.test(sentence.folded);
}

/** A capital at the head of a sentence makes no name of a word that the page writes small. */
function isNameHere(said: Value, claim: ReadClaim, page: Page): boolean {
  if (said.kind !== 'name' || said.to > said.from + 1 || said.from > 0) return true;
  const stem = claim.tokens[said.from]?.stem ?? '';
  return page.sentences.some(
    ({ stems, tokens }) =>
      stems.has(stem) && tokens.some((token, at) => at > 0 && token.stem === stem && token.capital),
  );
}

/** Each value must stand where the sentence puts it, and not merely somewhere on the page. */
export function valueFaults(
  claim: ReadClaim,
  page: Page,
  alignments: readonly Alignment[],
  near: readonly Alignment[],
  kin: ReadonlyMap<string, Kin>,
): Fault[] {
  return claim.values.flatMap((said): Fault[] => {
    // Who sells is not who buys: such words turn round with the order of a sentence, and are left to it.
    if (
      !isNameHere(said, claim, page) ||
      (said.kind === 'way' && said.axes.every(({ turns }) => turns))
    )
      return [];
    let [carrier, rival]: [Best, Best] = [{ like: -1 }, { like: -1 }];
    for (const alignment of alignments) {
      const { sentence } = alignment;
      const isNear = near.includes(alignment);
      if (!isNear && !mayHold(said, sentence, kin)) continue;
      // Away from the closest sentences it is enough that the name stands there; reading them all takes too long.
      const read = isNear || said.kind !== 'name' ? sentence.values() : [];
      for (const known of read) {
        if (known.kind !== said.kind) continue;
        if (holds(known, said))
          carrier = better(
            carrier,
            likeness(claim.tokens, said, alignment, known),
            known,
            alignment,
          );
        else if (
          isNear &&
          contends(known, said) &&
          !claim.values.some((other) => holds(known, other))
        ) {
          rival = better(rival, likeness(claim.tokens, said, alignment, known), known, alignment);
        }
      }
      if (said.kind === 'name' && carrier.like < 0 && holdsLoosely(sentence, said.words, kin)) {
        carrier = better(
          carrier,
          likeness(claim.tokens, said, alignment, looseSite(sentence, said.words)),
          said,
          alignment,
        );
      }
    }
    const span = { from: said.from, to: said.to };
    if (
      rival.value !== undefined &&
      rival.like >= SLOT_FLOOR[said.kind] &&
      carrier.like < rival.like * AS_WELL_PLACED &&
      !isBetterWitness(claim, said, carrier, rival)
    ) {
      return [
        {
          rung: RUNG[said.kind],
          span,
          strength: rival.like,
          reason: `${CALLED[said.kind]} “${said.text}” is “${rival.value.text}” in the evidence.`,
        },
      ];
    }
    if (carrier.like >= 0 || said.kind === 'way' || said.kind === 'title') return [];
    if (said.kind === 'number' && isSmallCount(said.amount)) return [];
    if (isComposed(said, page) || isStated(said, page, kin)) return [];
    return [
      {
        rung: RUNG[said.kind],
        span,
        strength: 1,
        absent: true,
        reason: `“${said.text}” isn’t in the cited evidence.`,
      },
    ];
  });
}
