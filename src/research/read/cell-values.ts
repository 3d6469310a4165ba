/** What a number in a table means: of what, and in how many. */
export interface Measure {
  /** An ISO currency code, or `percent`. */
  readonly unit?: string;
  /** What the written number is multiplied by: 1,000,000 below “in millions”. */
  readonly scale?: number;
}

export interface CellValue extends Measure {
  readonly value: number;
}

const SCALES: readonly (readonly [words: RegExp, scale: number])[] = [
  [/\b(?:billions?|bn)\b|[$€£¥]\s?b\b/i, 1_000_000_000],
  [/\b(?:millions?|mill?|mn|mm)\b|[$€£¥]\s?m\b|[$€£¥]\s?000,?000\b/i, 1_000_000],
  [/\b(?:thousands?)\b|\(0{3}'?s?\)|\b000'?s\b|[$€£¥]\s?0{3}\b|[$€£¥]\s?k\b/i, 1_000],
];
/** A scale word counts where it says how figures are written, not where it is a part of a name. */
const SAYS_SCALE =
  /\b(?:in|of|expressed in|amounts?|dollars|figures)\s+(?:[a-z$€£¥.]+\s+){0,3}(?:thousands?|millions?|billions?|bn|mn)\b|\(\s*(?:us|u\.s\.|[a-z]{3}|[$€£¥])?\s*[$€£¥]?\s*(?:thousands?|millions?|billions?|bn|mn|mm|m|k|000'?s?)\s*\)|[$€£¥]\s?(?:m|mn|bn|b|k|000|millions?|thousands?|billions?)\b|\b000'?s\b/i;
const CURRENCIES: readonly (readonly [words: RegExp, code: string])[] = [
  [/\bC\$|\bCA\$|\bCAD\b|canadian dollars?/i, 'CAD'],
  [/\bA\$|\bAU\$|\bAUD\b|australian dollars?/i, 'AUD'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/£|\bGBP\b|pounds? sterling/i, 'GBP'],
  [/¥|\bJPY\b|\byen\b/i, 'JPY'],
  [/\bCHF\b|swiss francs?/i, 'CHF'],
  [/₹|\bINR\b|\brupees?\b/i, 'INR'],
  [/\$|\bUSD\b|\bdollars?\b/i, 'USD'],
];
const NOT_SCALED =
  /\bper (?:\w+ )?(?:share|unit|ads|ordinary)\b|\bheadcount\b|\bemployees\b|\bratio\b|%|\bper ?cent\b/i;
const NUMBER =
  /^([(\-–−]?)\s*([A-Z]{0,3}[$€£¥₹]|[A-Z]{3})?\s*([(\-–−]?)\s*(\d{1,3}(?:[,\u00a0 ’']\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+)\s*(%|bn|billion|mn?|million|k|thousand)?\s*(?:[$€£¥₹])?\s*\)?\s*(?:\[\w+\]|[*†‡]+)?$/i;
const SUFFIXES: Readonly<Record<string, number>> = {
  b: 1_000_000_000,
  m: 1_000_000,
  k: 1_000,
  t: 1_000,
};

export function currencyOf(text: string): string | undefined {
  return CURRENCIES.find(([words]) => words.test(text))?.[1];
}

/** What a heading, a caption or a line above a table says of the figures below it. */
export function measureOf(text: string): Measure {
  const said = SAYS_SCALE.exec(text)?.[0];
  const scale =
    said === undefined
      ? undefined
      : (SCALES.find(([words]) => words.test(said))?.[1] ??
        (/\bm\b/i.test(said) ? 1_000_000 : 1_000));
  const unit = currencyOf(text) ?? (/%|\bper ?cent(?:age)?\b/i.test(text) ? 'percent' : undefined);
  return { ...(unit === undefined ? {} : { unit }), ...(scale === undefined ? {} : { scale }) };
}

function plainNumber(digits: string): number {
  const isContinental = /^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits);
  return Number(
    isContinental
      ? digits.replaceAll('.', '').replace(',', '.')
      : digits.replace(/[,\u00a0 ’']/g, ''),
  );
}

/** The number a cell states, with the measure that its own signs, its row, its column and its table give it, the nearest first. */
export function valueOf(
  text: string,
  {
    row,
    column,
    table,
  }: { readonly row: string; readonly column: string; readonly table: Measure },
): CellValue | undefined {
  const found = NUMBER.exec(text.trim());
  if (found === null) return undefined;
  const [, outer = '', sign = '', inner = '', digits = '', suffix = ''] = found;
  const isNegative = outer !== '' || inner !== '';
  const value = plainNumber(digits) * (isNegative ? -1 : 1);
  if (suffix === '%') return { value, unit: 'percent' };
  const [ofRow, ofColumn] = [measureOf(row), measureOf(column)];
  const unit = currencyOf(sign) ?? ofColumn.unit ?? ofRow.unit ?? table.unit;
  if (unit === 'percent') return { value, unit };
  const isPlain = NOT_SCALED.test(row) || NOT_SCALED.test(column);
  const scale =
    SUFFIXES[suffix.charAt(0).toLowerCase()] ??
    ofRow.scale ??
    ofColumn.scale ??
    (isPlain ? undefined : table.scale);
  const isCounted = /\bheadcount\b|\bemployees\b/i.test(`${row} ${column}`) && sign === '';
  return {
    value,
    ...(unit === undefined || isCounted ? {} : { unit }),
    ...(scale === undefined ? {} : { scale }),
  };
}
