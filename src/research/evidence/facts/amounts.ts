/** A stretch of a sentence that states a number, with what it comes to. */
export interface Amount {
  readonly value: number;
  readonly start: number;
  readonly end: number;
}

export interface Sum extends Amount {
  /** ISO 4217, in small letters. */
  readonly unit: string;
}

const SMALL: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + index * 10] as const),
]);
const LARGE: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);
const NUMBER_WORD = `(?:${[...SMALL.keys(), ...LARGE.keys()].join('|')})`;
const SPELLED = new RegExp(
  `(?:a |an )?\\b${NUMBER_WORD}(?:(?:-| and | )${NUMBER_WORD})*\\b`,
  'giu',
);
/** 1,906 and 1.906 and 1 906 and 1’906; 12.4 and 12,4; not the middle of a longer number, a code or a date. */
const DIGITS = String.raw`(?<![\p{L}\d.,/#-])(?:\d{1,3}(?:[,’'   ]\d{3})+\.\d{1,2}(?!\d)|\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|\d{1,3}(?:[,.’'   ]\d{3})+(?!\d)|\d+(?:[.,]\d{1,3})?)(?![\d/])`;
const SCALES: readonly (readonly [name: RegExp, factor: number])[] = [
  [/^(?:k|thousand|tsd\.?)$/iu, 1e3],
  [/^(?:m|mn|mm|mio\.?|mill?|million|millions)$/iu, 1e6],
  [/^(?:b|bn|bln|billion|billions|mrd\.?)$/iu, 1e9],
  [/^(?:tn|trn|trillion)$/iu, 1e12],
  [/^lakh$/iu, 1e5],
  [/^crore$/iu, 1e7],
];
const SCALE = String.raw`(?:thousand|k|millions?|mill?|mio\.?|mn|mm|m|billions?|bln|bn|b|mrd\.?|trillion|trn|tn|crore|lakh)`;
const SIGNS: Readonly<Record<string, string>> = {
  $: 'usd',
  us$: 'usd',
  a$: 'aud',
  au$: 'aud',
  c$: 'cad',
  ca$: 'cad',
  nz$: 'nzd',
  s$: 'sgd',
  hk$: 'hkd',
  r$: 'brl',
  '€': 'eur',
  '£': 'gbp',
  '¥': 'jpy',
  '₹': 'inr',
  '₩': 'krw',
};
const CODES =
  'usd|eur|gbp|chf|sek|nok|dkk|jpy|inr|cad|aud|nzd|sgd|hkd|cny|rmb|krw|pln|czk|brl|mxn|zar|ils';
const WORDS: Readonly<Record<string, string>> = {
  dollar: 'usd',
  euro: 'eur',
  pound: 'gbp',
  yen: 'jpy',
  franc: 'chf',
  krona: 'sek',
  kronor: 'sek',
  rupee: 'inr',
  zloty: 'pln',
};
const BEFORE = new RegExp(
  String.raw`(?<currency>(?:US|AU?|CA?|NZ|S|HK|R)?\$|[€£¥₹₩]|\b(?:${CODES})\b)\s?(?<number>${DIGITS.replace(String.raw`(?<![\p{L}\d.,/#-])`, '')})(?:[\s-]?(?<scale>${SCALE})(?![\p{L}\d]))?`,
  'giu',
);
const AFTER = new RegExp(
  String.raw`(?<number>${DIGITS})(?:[\s-]?(?<scale>${SCALE}))?[\s-]?(?:US[\s-]|U\.S\.\s)?(?<currency>[€£]|\b(?:${CODES})\b|\b(?:dollar|euro|pound|yen|franc|krona|kronor|rupee|zloty)s?\b)`,
  'giu',
);
const SPELLED_SUM = new RegExp(
  String.raw`(?<words>(?:a |an )?\b${NUMBER_WORD}(?:(?:-| and | )${NUMBER_WORD})*)\s(?<currency>(?:dollar|euro|pound|yen|franc|rupee)s?)\b`,
  'giu',
);

/** Grouped by threes it is a whole number, whichever the sign between the groups; else sign and two digits are a fraction. */
export function numberOf(digits: string): number {
  if (/^\d{1,3}(?:[,.’'   ]\d{3})+$/u.test(digits) && !digits.startsWith('0'))
    return Number(digits.replace(/[^\d]/gu, ''));
  // With two kinds of signs the last is the fraction’s.
  const both = /^(?<whole>\d{1,3}(?:[,.’'   ]\d{3})+)[.,](?<part>\d{1,2})$/u.exec(digits)?.groups;
  if (both !== undefined)
    return Number(`${(both['whole'] ?? '').replace(/[^\d]/gu, '')}.${both['part'] ?? ''}`);
  return Number(digits.replace(',', '.'));
}

function scaled(digits: string, scale: string | undefined): number {
  const factor = SCALES.find(([name]) => scale !== undefined && name.test(scale))?.[1] ?? 1;
  // Before a scale one sign alone is the fraction’s: 1.906 million is no two thousand millions.
  const value =
    factor > 1 && /^\d{1,3}[.,]\d{3}$/u.test(digits) && !digits.includes(',')
      ? Number(digits)
      : numberOf(digits);
  return Math.round(value * factor * 100) / 100;
}

function spelledNumber(text: string): number {
  let total = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/u)) {
    const large = LARGE.get(word);
    if (word === 'and') continue;
    if (word === 'a' || word === 'an') group += 1;
    else if (large === undefined) group += SMALL.get(word) ?? 0;
    else if (large <= 100) group = (group === 0 ? 1 : group) * large;
    else [total, group] = [total + (group === 0 ? 1 : group) * large, 0];
  }
  return total + group;
}

/** The numbers of a sentence, in digits (“12.4 thousand”, “1,906”) or in words (“two dozen”). */
export function numbersIn(text: string): readonly Amount[] {
  const found: Amount[] = [];
  for (const match of text.matchAll(
    new RegExp(`(?<digits>${DIGITS})(?:[\\s-]?(?<scale>thousand|k|million)\\b)?`, 'giu'),
  )) {
    const { digits = '', scale } = match.groups ?? {};
    found.push({
      value: scaled(digits, scale),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  for (const match of text.matchAll(SPELLED)) {
    if (!found.some(({ start, end }) => match.index < end && match.index + match[0].length > start))
      found.push({
        value: spelledNumber(match[0]),
        start: match.index,
        end: match.index + match[0].length,
      });
  }
  return found.toSorted((one, other) => one.start - other.start);
}

function unitOf(currency: string): string {
  const name = currency.toLowerCase();
  return SIGNS[name] ?? WORDS[name.replace(/s$/u, '')] ?? (name === 'rmb' ? 'cny' : name);
}

/** The sums of money of a sentence, whichever way the currency is written. */
export function sumsIn(text: string): readonly Sum[] {
  const found: Sum[] = [];
  const add = (match: RegExpExecArray, value: number): void => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (!found.some((one) => start < one.end && end > one.start))
      found.push({ value, unit: unitOf(match.groups?.['currency'] ?? ''), start, end });
  };
  for (const match of text.matchAll(BEFORE))
    add(match, scaled(match.groups?.['number'] ?? '', match.groups?.['scale']));
  for (const match of text.matchAll(AFTER))
    add(match, scaled(match.groups?.['number'] ?? '', match.groups?.['scale']));
  for (const match of text.matchAll(SPELLED_SUM))
    add(match, spelledNumber(match.groups?.['words'] ?? ''));
  return found.toSorted((one, other) => one.start - other.start);
}
