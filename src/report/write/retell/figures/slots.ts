import { isYear } from '../../../../kernel/text';
import { monthOf, type PhraseWord, type SlotReader } from '../../../../language';

const wordAt = (words: readonly PhraseWord[], at: number): string => words[at]?.lower ?? '';

/** Behind these words if they stand there, else where one was. */
const skip = (words: readonly PhraseWord[], at: number, wanted: readonly string[]): number =>
  wanted.every((word, index) => wordAt(words, at + index) === word) ? at + wanted.length : at;

const isTied = (words: readonly PhraseWord[], at: number): boolean =>
  words[at]?.start === words[at - 1]?.end;

/** “fiscal 2024”, “the second quarter of 2024”, “April 30, 2024” */
export const period: SlotReader = (words, at) => {
  let to = skip(words, at, ['the', 'end', 'of']);
  if (
    monthOf(wordAt(words, to)) !== undefined &&
    words[to + 1]?.isNumber === true &&
    wordAt(words, to + 2) === ','
  )
    to += 3;
  to = skip(words, to, ['the']);
  if (ORDINALS.has(wordAt(words, to)) && wordAt(words, to + 1) === 'quarter')
    to = skip(words, to + 2, ['of']);
  for (const word of ['the', 'fiscal', 'year']) to = skip(words, to, [word]);
  return isYear(wordAt(words, to)) ? [to + 1] : [];
};
export const ordinal: SlotReader = (words, at) => (ORDINALS.has(wordAt(words, at)) ? [at + 1] : []);
const ORDINALS: ReadonlySet<string> = new Set(['first', 'fourth', 'second', 'third']);

/** Digits with their points and commas. */
function digitsFrom(words: readonly PhraseWord[], at: number): number {
  let to = at;
  while (words[to]?.isNumber === true) {
    const goesOn =
      [',', '.'].includes(wordAt(words, to + 1)) &&
      isTied(words, to + 1) &&
      words[to + 2]?.isNumber === true &&
      isTied(words, to + 2);
    to += goesOn ? 2 : 1;
    if (!goesOn) break;
  }
  return to;
}

/** “$3.2 million” */
export const sum: SlotReader = (words, at) => {
  if (!'$€£'.includes(wordAt(words, at) || ' ')) return [];
  const to = digitsFrom(words, at + 1);
  if (to === at + 1) return [];
  return SCALES.has(wordAt(words, to)) ? [to + 1] : [to];
};
const SCALES: ReadonlySet<string> = new Set(['billion', 'million', 'trillion']);

/** “4.5%” */
export const share: SlotReader = (words, at) => {
  const to = digitsFrom(words, at);
  return to > at && wordAt(words, to) === '%' ? [to + 1] : [];
};

/** “1.8” */
export const figure: SlotReader = (words, at) => {
  const to = digitsFrom(words, at);
  return to > at ? [to] : [];
};

export const year: SlotReader = (words, at) => (isYear(wordAt(words, at)) ? [at + 1] : []);

const MOST_IN_MEASURE = 8;
const ENDS_MEASURE: ReadonlySet<string> = new Set(['is', 'of', 'was', 'were']);

/** What is counted: a noun or a few, with what it is of. */
export const measure: SlotReader = (words, at) => {
  const ends: number[] = [];
  let parts = 0;
  for (let to = at; parts <= MOST_IN_MEASURE; to += 1) {
    const isPart = !isTied(words, to);
    if (to > at && (isPart || wordAt(words, to) === ',')) {
      ends.push(to);
      if (isPart) parts += 1;
      if (ENDS_MEASURE.has(wordAt(words, to))) break;
    }
    if (!/^[\p{L}\p{N}&',]/u.test(wordAt(words, to))) break;
  }
  return ends;
};

/** What a measure is made of, between commas; it may be missing. */
export const aside: SlotReader = (words, at) => {
  if (wordAt(words, at) !== ',' || wordAt(words, at + 1) !== 'which') return [at];
  const close = words.findIndex(({ lower }, index) => index > at && lower === ',');
  return close < 0 ? [at] : [at, close + 1];
};

const after = (reader: SlotReader, words: readonly PhraseWord[], at: number): readonly number[] =>
  at < words.length ? reader(words, at) : [];

/** “in fiscal 2024”; it may be missing. */
export const when: SlotReader = (words, at) => {
  const of = skip(words, at, ['as', 'of']);
  const behind = of > at ? of : PREPOSITIONS.has(wordAt(words, at)) ? at + 1 : at;
  return [...(behind > at ? after(period, words, behind) : []), at];
};
const PREPOSITIONS: ReadonlySet<string> = new Set(['at', 'during', 'for', 'in', 'on']);

/** “to $3 million”; it may be missing. */
export const raised: SlotReader = (words, at) => [
  ...(wordAt(words, at) === 'to' ? sum(words, at + 1) : []),
  at,
];

/** “about 19%”, “$7 million” */
export const level: SlotReader = (words, at) => {
  const from = skip(words, at, ['about']);
  return [...share(words, from), ...sum(words, from)];
};

const MOST_IN_WHOLE = 7;

/** “our total revenues” */
export const whole: SlotReader = (words, at) => {
  const ends: number[] = [];
  const from = ['its', 'our'].includes(wordAt(words, at)) ? at + 1 : at;
  for (let to = from; to <= from + MOST_IN_WHOLE && /^[\p{L}']/u.test(wordAt(words, to)); to += 1)
    if (['revenue', 'revenues', 'sales'].includes(wordAt(words, to))) ends.push(to + 1);
  return ends;
};

/** What it was due to or is compared with, up to the end of the sentence; it may be missing. */
export const because: SlotReader = (words, at) => {
  const from = skip(words, at, [',']);
  return at === words.length - 1 ? [at] : REASONS.has(wordAt(words, from)) ? rest(words, from) : [];
};
const REASONS: ReadonlySet<string> = new Set([
  'as',
  'compared',
  'down',
  'driven',
  'due',
  'from',
  'mainly',
  'primarily',
  'reflecting',
  'up',
  'versus',
]);

/** Anything up to the end of the sentence, without a semicolon. */
export const rest: SlotReader = (words, at) =>
  words.slice(at).some(({ lower }) => lower === ';') ? [] : [words.length - 1];

/** Anything within one sentence. */
export const anything: SlotReader = (words, at) => {
  const ends = [at];
  for (let to = at; words[to]?.isStop === false; to += 1) ends.push(to + 1);
  return ends;
};

/** The same without a comma. */
export const clause: SlotReader = (words, at) => {
  const comma = words.findIndex(({ lower }, index) => index >= at && lower === ',');
  return anything(words, at).filter((end) => comma < 0 || end <= comma);
};

const FEW = 7;

export const few: SlotReader = (words, at) => clause(words, at).filter((end) => end <= at + FEW);

/** “in 29 states”, up to the end of a clause; it may be missing. */
export const where: SlotReader = (words, at) => {
  const end = words.findIndex(
    ({ lower, isStop }, index) => index >= at && (isStop || lower === ','),
  );
  if (end === at) return [at];
  return PLACES.has(wordAt(words, at)) && end > at && end <= at + FEW ? [end] : [];
};
const PLACES: ReadonlySet<string> = new Set(['across', 'in', 'throughout']);

export const month: SlotReader = (words, at) =>
  monthOf(wordAt(words, at)) === undefined ? [] : [at + 1];

/** “2024”, “2024 and 2023” */
export const years: SlotReader = (words, at) =>
  !isYear(wordAt(words, at))
    ? []
    : wordAt(words, at + 1) === 'and' && isYear(wordAt(words, at + 2))
      ? [at + 3]
      : [at + 1];
