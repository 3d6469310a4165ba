export type AmountUnit = 'usd' | 'eur' | 'gbp' | 'percent' | '';

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
  hundred: 100, thousand: 1e3, k: 1e3, million: 1e6, mn: 1e6, m: 1e6, billion: 1e9, bn: 1e9, b: 1e9, trillion: 1e12, tn: 1e12,
};
const UNITS: Readonly<Record<string, AmountUnit>> = {
  $: 'usd', us$: 'usd', usd: 'usd', dollars: 'usd', dollar: 'usd', '€': 'eur', eur: 'eur', euros: 'eur', euro: 'eur',
  '£': 'gbp', gbp: 'gbp', pounds: 'gbp', '%': 'percent', percent: 'percent', 'per cent': 'percent',
};
const BOUNDS: Readonly<Record<string, Amount['bound']>> = {
  about: 'about', around: 'about', roughly: 'about', some: 'about', approximately: 'about', nearly: 'below',
  almost: 'below', 'up to': 'below', under: 'below', 'fewer than': 'below', 'less than': 'below',
  'more than': 'above', over: 'above', 'at least': 'above',
};
const WORDS: Readonly<Record<string, number>> = {
  two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20,
  thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
};

const DIGITS = String.raw`(?<![\p{L}\d])(?<digits>\d{1,3}(?:[,\u00a0\u202f]\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const WORD = String.raw`(?<![\p{L}\d])(?<word>(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-(?:two|three|four|five|six|seven|eight|nine)|${Object.keys(WORDS).join('|')})(?![\p{L}\d])`;
const NUMBER = new RegExp(
  String.raw`(?:(?<![\p{L}])(?<bound>${Object.keys(BOUNDS).join('|')})\s+)?` +
    String.raw`(?<currency>US\$|[$€£]|(?<![\p{L}])(?:USD|EUR|GBP)\s)?\s?(?:${DIGITS}|${WORD})` +
    String.raw`(?:\s?(?<scale>hundred|thousand|million|billion|trillion|mn|bn|tn|[kmb])(?![\p{L}\d]))?` +
    String.raw`(?:\s?(?<unit>%|percent(?![\p{L}])|per cent(?![\p{L}])|dollars?(?![\p{L}])|euros?(?![\p{L}])|pounds(?![\p{L}])|USD|EUR|GBP))?`,
  'giu',
);

function wordValue(word: string): number {
  return word.toLowerCase().split('-').reduce((sum, part) => sum + (WORDS[part] ?? 0), 0);
}

/** “4,000” said of about that many: every trailing zero is rounding. */
function roundStep(value: number): number {
  let step = 1;
  while (value !== 0 && value % (step * 10) === 0) step *= 10;
  return step;
}

function toAmount(match: RegExpExecArray): Amount {
  const { digits, word, scale, currency, unit, bound } = match.groups ?? {};
  const plain = (digits ?? '').replace(/[,\u00a0\u202f]/gu, '');
  const factor = SCALES[(scale ?? '').toLowerCase()] ?? 1;
  const decimals = plain.split('.')[1]?.length ?? 0;
  const value = (word === undefined ? Number(plain) : wordValue(word)) * factor;
  return {
    value,
    step: factor / 10 ** decimals,
    scaled: scale !== undefined,
    unit: UNITS[(currency ?? unit ?? '').trim().toLowerCase()] ?? '',
    bound: BOUNDS[(bound ?? '').toLowerCase()] ?? 'exact',
    text: match[0].trim(),
  };
}

/** Every number of a text whose dates have been blanked before. */
export function readAmounts(text: string): Amount[] {
  return Array.from(text.matchAll(NUMBER), toAmount);
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
  if (said.bound === 'below') return value <= said.value && difference <= Math.abs(said.value) * 0.1;
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
  return unit === said.unit && Math.abs(said.value - Math.abs(figure)) <= (unit === 'percent' ? said.step / 2 : 0) + 1e-9;
}

export function amountUnit(unit: string | undefined): AmountUnit {
  return UNITS[(unit ?? '').toLowerCase()] ?? '';
}
