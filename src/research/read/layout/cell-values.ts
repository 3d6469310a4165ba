import { defined } from '../../../kernel/defined';
import { cellNumber, currencyCode, readTableNote, scaleOf, phraseFinder } from '../../../language';

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

const isNotScaled = phraseFinder(
  `%, =employees, =headcount, per (*) =ads/=ordinary/=share/=unit, per cent, percent, =ratio`,
);
/** What a heading, a caption or a line above a table says of the figures below it. */
export function cellMeasureOf(text: string): Measure {
  const { unit: currency, ...scaled } = readTableNote(text);
  const note = currency === undefined ? scaled : { ...scaled, unit: currency.toUpperCase() };
  const isShare = currency === undefined && /%|\bper ?cent(?:age)?\b/i.test(text);
  return isShare ? { ...note, unit: 'percent' } : note;
}

/** A cell that holds more than a figure with its signs is a sentence or a name. */
const LONGEST_FIGURE = 60;
const FIGURE = /^([^\d]{0,8})(\d(?:[\d.,\u00a0 ’']*\d)?)(.{0,24})$/u;
/** Signs of notes behind a figure: “12 [a]”, “12*”. */
const NOTE = /\s?(?:\[\w{1,4}\]|[*†‡]{1,3})$/u;
const BELOW_ZERO = /[(\-–−]/u;

interface Figure {
  readonly value: number;
  readonly unit?: string;
  readonly scale?: number;
  readonly hasSign: boolean;
}

/** “(1,204)”, “US$ 3.1 bn”, “12 %”: a figure with its signs and nothing else. */
function figureIn(text: string): Figure | undefined {
  const found = text.length > LONGEST_FIGURE ? null : FIGURE.exec(text.replace(NOTE, ''));
  const [, before = '', digits = '', after = ''] = found ?? [];
  const sign = before.replaceAll(/[(\-–−\s]/gu, '');
  const word = after.replaceAll(/[)\s]|[$€£¥₹]$/gu, '').toLowerCase();
  const unit = currencyCode(sign)?.toUpperCase() ?? (sign === '' ? undefined : null);
  const scale = word === '' || word === '%' ? undefined : scaleOf(word);
  const value = cellNumber(digits, false) * (BELOW_ZERO.test(before) ? -1 : 1);
  if (unit === null || Number.isNaN(value)) return undefined;
  if (word !== '' && word !== '%' && scale === undefined) return undefined;
  return {
    value,
    hasSign: sign !== '',
    ...(word === '%' ? { unit: 'percent' } : unit === undefined ? {} : { unit }),
    ...defined({ scale }),
  };
}

const saysHeadcount = phraseFinder('employees, headcount');

/** A cell's number with its unit: the cell's own, its row's, its column's, or its table's. */
export function cellValueOf(
  text: string,
  {
    row,
    column,
    table,
  }: { readonly row: string; readonly column: string; readonly table: Measure },
): CellValue | undefined {
  const figure = figureIn(text.trim());
  if (figure === undefined) return undefined;
  const { value } = figure;
  if (figure.unit === 'percent') return { value, unit: 'percent' };
  const [ofRow, ofColumn] = [cellMeasureOf(row), cellMeasureOf(column)];
  const unit = figure.unit ?? ofColumn.unit ?? ofRow.unit ?? table.unit;
  if (unit === 'percent') return { value, unit };
  const isPlain = isNotScaled(row) || isNotScaled(column);
  const scale =
    figure.scale ?? ofRow.scale ?? ofColumn.scale ?? (isPlain ? undefined : table.scale);
  const isCounted = saysHeadcount(`${row} ${column}`) && !figure.hasSign;
  return {
    value,
    ...(unit === undefined || isCounted ? {} : { unit }),
    ...defined({ scale }),
  };
}
