import { createHash } from 'node:crypto';

const VOWELS = 'aeiou';
const CONSONANTS = 'bcdfghklmnprstvz';
/** Scripts whose letters have no case get one of a few letters that mean nothing in a row. */
const OTHER_SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, '甲乙丙丁戊己庚辛壬癸'],
  [/\p{Script=Hiragana}/u, 'あかさたなはまやらわ'],
  [/\p{Script=Katakana}/u, 'アカサタナハマヤラワ'],
  [/\p{Script=Hangul}/u, '가나다라마바사아자차'],
  [/\p{Script=Cyrillic}/u, 'абвгдежзик'],
  [/\p{Script=Greek}/u, 'αβγδεζηθικ'],
  [/\p{Script=Arabic}/u, 'ابتثجحخدذر'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטי'],
];

function digestOf(text: string): Buffer {
  return createHash('sha256').update(`foreword ${text}`).digest();
}

function madeUpLetter(letter: string, byte: number): string {
  if (/\p{M}/u.test(letter)) return letter;
  const other = OTHER_SCRIPTS.find(([script]) => script.test(letter))?.[1];
  const isVowel = /^[aeiouy]/i.test(letter.normalize('NFD'));
  const letters = other ?? (isVowel ? VOWELS : CONSONANTS);
  const made = [...letters][byte % [...letters].length] ?? 'x';
  return letter === letter.toLowerCase() ? made : made.toUpperCase();
}

/** A meaningless word of the same length, case and script, always the same one for a word. Single letters stay. */
export function madeUpWord(word: string): string {
  const letters = [...word];
  if (letters.length < 2) return word;
  const digest = digestOf(word.toLowerCase());
  const made = letters.map((letter, index) =>
    madeUpLetter(letter, digest[index % digest.length] ?? 0),
  );
  // A word that came out as itself is turned round.
  return made.join('') === word ? made.toReversed().join('') : made.join('');
}

/** So far back do made-up dates lie: whole years, so that each stays a day of the calendar. */
const YEARS_BACK = 4;
const SECONDS_BACK = 126_230_400;
/** Numbers of two digits keep what they can be: a month, an hour, a day, a minute, or more than that. */
const RANGES: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [1, 9],
  [10, 12],
  [13, 23],
  [24, 25],
  [26, 28],
  [29, 31],
  [32, 59],
  [60, 99],
];
const AS_A_DAY: Readonly<Record<number, readonly [number, number]>> = {
  26: [24, 25],
  29: [24, 25],
};

function twoDigits(digits: string): string {
  const value = Number(digits);
  const range = RANGES.find(([from, to]) => value >= from && value <= to) ?? [0, 99];
  const [from, to] = AS_A_DAY[range[0]] ?? range;
  const made = from + ((digestOf(digits)[0] ?? 0) % (to - from + 1));
  return String(made).padStart(digits.length, '0');
}

const YEAR = /^(?:19|20)\d\d$/;
/** `20260518`, with or without the time of the day. */
const COMPACT_DAY = /^((?:19|20)\d\d)((?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\d{6})?)$/;
/** A moment in seconds or thousandths of them, from 2001 to 2033. */
const MOMENT = /^(1\d{9})(\d{3})?$/;

/** Digits of the same number and kind: a year is another year, a day a day, nought nought. */
export function madeUpNumber(digits: string): string {
  if (/^0*1?$/.test(digits)) return digits;
  if (digits.length < 3) return twoDigits(digits);
  if (YEAR.test(digits)) return String(Number(digits) - YEARS_BACK);
  const [, year, rest] = COMPACT_DAY.exec(digits) ?? [];
  if (year !== undefined) return `${Number(year) - YEARS_BACK}${rest ?? ''}`;
  const [, seconds, thousandths = ''] = MOMENT.exec(digits) ?? [];
  if (seconds !== undefined) return `${Number(seconds) - SECONDS_BACK}${thousandths}`;
  const digest = digestOf(digits);
  // 100 to 180 may be degrees of longitude.
  const isDegree = digits.length === 3 && Number(digits) >= 100 && Number(digits) <= 180;
  const made = [...digits].map((digit, index) => {
    const byte = digest[index % digest.length] ?? 0;
    if (digit === '0') return '0';
    return isDegree && index < 2 ? digit : String(1 + (byte % 9));
  });
  return made.join('') === digits
    ? `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 1) % 10}`
    : made.join('');
}
