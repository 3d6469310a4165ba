export type AmountUnit =
  | 'usd'
  | 'eur'
  | 'gbp'
  | 'jpy'
  | 'inr'
  | 'krw'
  | 'chf'
  | 'cad'
  | 'aud'
  | 'cny'
  | 'sek'
  | 'percent'
  | 'ordinal'
  | '';

export interface Amount {
  readonly value: number;
  /** The worth of one in its last written digit: 0.01 bn in “1.58 billion”. */
  readonly step: number;
  readonly scaled: boolean;
  readonly unit: AmountUnit;
  readonly bound: 'exact' | 'about' | 'above' | 'below';
  readonly text: string;
}

const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  lakh: 1e5,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  crore: 1e7,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
  tn: 1e12,
};
const UNITS: Readonly<Record<string, AmountUnit>> = {
  $: 'usd',
  us$: 'usd',
  usd: 'usd',
  dollars: 'usd',
  dollar: 'usd',
  '€': 'eur',
  eur: 'eur',
  euros: 'eur',
  euro: 'eur',
  '£': 'gbp',
  gbp: 'gbp',
  pounds: 'gbp',
  '%': 'percent',
  percent: 'percent',
  'per cent': 'percent',
  '¥': 'jpy',
  jpy: 'jpy',
  yen: 'jpy',
  '₹': 'inr',
  inr: 'inr',
  rupees: 'inr',
  '₩': 'krw',
  krw: 'krw',
  chf: 'chf',
  francs: 'chf',
  c$: 'cad',
  cad: 'cad',
  a$: 'aud',
  aud: 'aud',
  cny: 'cny',
  yuan: 'cny',
  sek: 'sek',
  kronor: 'sek',
};
const BOUNDS: Readonly<Record<string, Amount['bound']>> = {
  about: 'about',
  around: 'about',
  roughly: 'about',
  some: 'about',
  approximately: 'about',
  circa: 'about',
  '~': 'about',
  'an estimated': 'about',
  'close to': 'about',
  nearly: 'below',
  almost: 'below',
  'up to': 'below',
  under: 'below',
  'fewer than': 'below',
  'less than': 'below',
  'as many as': 'below',
  'at most': 'below',
  'no more than': 'below',
  'more than': 'above',
  'just over': 'above',
  'well over': 'above',
  over: 'above',
  'at least': 'above',
  'in excess of': 'above',
};
const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  a: 1,
  an: 1,
  one: 1,
  'half a': 0.5,
};
const ORDINALS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
};
/** Shares said in words, in percent. */
const SHARES: Readonly<Record<string, number>> = {
  third: 100 / 3,
  thirds: 100 / 3,
  quarter: 25,
  quarters: 25,
  half: 50,
  fifth: 20,
  fifths: 20,
  tenth: 10,
  tenths: 10,
};

const PLAIN_WORDS = Object.keys(WORDS).filter((word) => (WORDS[word] ?? 0) >= 2);
const GROUPED = String.raw`\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d{1,3}(?: \d{3}){2,}(?!\d)`;
const COMMA_DECIMAL = String.raw`\d+,\d{1,2}(?=\s?(?:%|percent|per cent|million|billion|€|EUR))`;
const DIGITS = String.raw`(?<![\p{L}\d])(?<digits>${GROUPED}|${COMMA_DECIMAL}|\d+(?:\.\d+)?)(?<nth>(?:st|nd|rd|th)(?![\p{L}\d]))?`;
const WORD = String.raw`(?<![\p{L}\d])(?<word>(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:one|two|three|four|five|six|seven|eight|nine)|${PLAIN_WORDS.join('|')}|(?:half an?|an?|one)(?=\s(?:dozen|hundred|thousand|million|billion|trillion)(?![\p{L}])))(?![\p{L}\d])`;
const ORDINAL = String.raw`(?<![\p{L}\d])(?<!\b[Aa]n? )(?<ordinal>${Object.keys(ORDINALS).join('|')})(?![\p{L}\d])`;
const SHARE = String.raw`(?<![\p{L}\d])(?<share>(?:a|one)[ -](?:third|quarter|fifth|tenth)(?= of\b)|(?:two|three|four|seven|nine)[ -](?:thirds|quarters|fifths|tenths)|half(?= (?:of|the|its|all)\b))(?![\p{L}\d])`;
const NUMBER = new RegExp(
  String.raw`(?:(?<![\p{L}])(?<bound>${Object.keys(BOUNDS).join('|')})\s*)?` +
    String.raw`(?<currency>US\$|[AC]\$|[$€£¥₹₩]|(?<![\p{L}])(?:USD|EUR|GBP|JPY|INR|CHF|CAD|AUD|CNY|SEK)\s)?\s?(?:${SHARE}|${DIGITS}|${WORD}|${ORDINAL})` +
    String.raw`(?<scales>(?:[\s-]?(?:dozen|hundred|thousand|lakh|million|crore|billion|trillion|mn|bn|tn|[kmb])(?![\p{L}\d])){0,2})` +
    String.raw`(?:[\s-]?(?<unit>%|percent(?![\p{L}])|per cent(?![\p{L}])|dollars?(?![\p{L}])|euros?(?![\p{L}])|€|pounds(?![\p{L}])|rupees(?![\p{L}])|yen(?![\p{L}])|yuan(?![\p{L}])|francs(?![\p{L}])|kronor(?![\p{L}])|(?:USD|EUR|GBP|JPY|INR|CHF|CAD|AUD|CNY|SEK)(?![\p{L}])))?(?<more>\+)?`,
  'giu',
);

function wordValue(word: string): number {
  const lower = word.toLowerCase();
  return lower.startsWith('half')
    ? 0.5
    : lower.split('-').reduce((sum, part) => sum + (WORDS[part] ?? 0), 0);
}

/** The digits in one spelling, whatever stands between thousands and before the decimals. */
function plainDigits(digits: string): string {
  const spaced = digits.replace(/[\s\u00a0\u202f]/gu, '');
  const european =
    /^\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$|^\d{1,3}(?:\.\d{3})+,\d+$|^\d+,\d{1,2}$/u.test(spaced);
  return european ? spaced.replace(/\./gu, '').replace(',', '.') : spaced.replace(/,/gu, '');
}

/** “4,000” said of about that many: every trailing zero is rounding. */
function roundStep(value: number): number {
  let step = 1;
  while (value !== 0 && value % (step * 10) === 0) step *= 10;
  return step;
}

function toAmount(match: RegExpExecArray): Amount {
  const { digits, word, ordinal, share, nth, scales, currency, unit, bound, more } =
    match.groups ?? {};
  const text = match[0].trim();
  const said = BOUNDS[(bound ?? '').toLowerCase()] ?? (more === undefined ? 'exact' : 'above');
  const bare = { scaled: false, step: 1, bound: said, text };
  if (share !== undefined) {
    const [count = '', part = ''] = share.toLowerCase().split(/[ -]/u);
    const value = (WORDS[count] ?? 1) * (SHARES[part === '' ? count : part] ?? 0);
    return { ...bare, value, step: 3, scaled: true, unit: 'percent' };
  }
  if (ordinal !== undefined)
    return { ...bare, value: ORDINALS[ordinal.toLowerCase()] ?? 0, unit: 'ordinal' };
  const plain = plainDigits(digits ?? '');
  const factor = (scales ?? '')
    .toLowerCase()
    .split(/[\s-]+/u)
    .reduce((product, scale) => product * (SCALES[scale] ?? 1), 1);
  const decimals = plain.split('.')[1]?.length ?? 0;
  const value = (word === undefined ? Number(plain) : wordValue(word)) * factor;
  const signed = UNITS[(currency ?? unit ?? '').trim().toLowerCase()] ?? '';
  return {
    ...bare,
    value,
    step: factor / 10 ** decimals,
    scaled: factor > 1,
    unit: nth === undefined ? signed : 'ordinal',
  };
}

export interface PlacedAmount {
  readonly amount: Amount;
  readonly start: number;
  readonly end: number;
}

const JOINT = /^\s?(?:-|to|and|or)\s?$/u;

/** In “$148–176K” and “5 to 7 percent” the first figure is counted as the second is, or the other way round. */
function shareUnits(first: PlacedAmount, second: PlacedAmount, between: string): [Amount, Amount] {
  const [one, other] = [first.amount, second.amount];
  if (!JOINT.test(between) || one.unit === 'ordinal' || other.unit === 'ordinal')
    return [one, other];
  const isRange = !between.includes('and') && !between.includes('or');
  const factor =
    other.value / Number(/[\d.]+/u.exec(other.text.replace(/,/gu, ''))?.[0] ?? other.value);
  const scales =
    !one.scaled &&
    other.scaled &&
    one.unit !== 'percent' &&
    one.value < 1_000 &&
    (isRange || one.unit === other.unit || other.unit === '');
  const scaled = scales
    ? { ...one, value: one.value * factor, step: one.step * factor, scaled: true }
    : one;
  if (one.unit === '' && other.unit !== '' && isRange)
    return [{ ...scaled, unit: other.unit }, other];
  if (other.unit === '' && one.unit !== '' && one.unit !== 'percent' && isRange)
    return [scaled, { ...other, unit: one.unit }];
  return [scaled, other];
}

/** Every number of a text whose dates have been blanked before, with its place. */
export function placeAmounts(text: string): PlacedAmount[] {
  const found = Array.from(text.matchAll(NUMBER), (match) => ({
    amount: toAmount(match),
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (let at = 1; at < found.length; at += 1) {
    const [first, second] = [found[at - 1], found[at]];
    if (first === undefined || second === undefined) continue;
    const [one, other] = shareUnits(first, second, text.slice(first.end, second.start));
    found[at - 1] = { ...first, amount: one };
    found[at] = { ...second, amount: other };
  }
  return found;
}

/** Every number of a text whose dates have been blanked before. */
export function readAmounts(text: string): Amount[] {
  return placeAmounts(text).map(({ amount }) => amount);
}

/** The text without its numbers, their scales and units: those are judged as numbers, not as words. */
export function withoutAmounts(text: string): string {
  return text.replace(NUMBER, ' ');
}

/** Rounding off more than this share of a figure is no longer honest, whatever its last digit says. */
const HONEST_SHARE = 0.05;

function within(said: Amount, value: number): boolean {
  const difference = Math.abs(said.value - value);
  const slack = Math.max(1e-9, Math.abs(value) * 1e-12);
  if (said.bound === 'above') return value >= said.value && difference <= Math.abs(value) * 0.1;
  if (said.bound === 'below')
    return value <= said.value && difference <= Math.abs(said.value) * 0.1;
  if (said.bound === 'about') {
    const step = Math.max(said.step, roundStep(said.value));
    return difference <= step / 2 + slack && difference <= Math.abs(value) * HONEST_SHARE;
  }
  if (!said.scaled && Number.isInteger(said.step)) return difference <= slack;
  return difference <= said.step / 2 + slack && difference <= Math.abs(value) * HONEST_SHARE;
}

/**
 * Whether a source's number carries the one that is said. `rowUnit` is what the row's typed value is
 * counted in, for sources such as filings whose numbers stand without a sign.
 */
export function carriesAmount(known: Amount, said: Amount, rowUnit: AmountUnit): boolean {
  const unit = known.unit === '' ? rowUnit : known.unit;
  return unit === said.unit && within(said, known.value);
}

/** Whether a figure that code has reckoned may be said so: rounded to the last digit that is written. */
export function carriesFigure(figure: number, unit: AmountUnit, said: Amount): boolean {
  return (
    unit === said.unit &&
    Math.abs(said.value - Math.abs(figure)) <= (unit === 'percent' ? said.step / 2 : 0) + 1e-9
  );
}

export function amountUnit(unit: string | undefined): AmountUnit {
  return UNITS[(unit ?? '').toLowerCase()] ?? '';
}
