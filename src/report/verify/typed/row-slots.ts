import {
  fold,
  phraseFinder,
  type PlainDate,
  type Quantity,
  readDates,
  readQuantities,
  withTitleForms,
} from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { amountUnit, readAmounts } from '../values/numbers';
import { DATED_BY_PUBLICATION, OF_PEOPLE } from './relation-words';

type Moment = Omit<PlainDate, 'start' | 'end' | 'text'>;

/** What a row can carry: its typed values, and apart from them what only its quote says. */
export interface RowSlots {
  readonly rows: readonly Evidence[];
  readonly attributes: readonly string[];
  readonly figures: readonly Quantity[];
  readonly quoted: readonly Quantity[];
  readonly dates: readonly Moment[];
  readonly quotedDates: readonly PlainDate[];
  /** Typed words: its value, its details, who says it. */
  readonly typedText: string;
  readonly quote: string;
}

const saysLeast = phraseFinder(
  `^ at least $, ^ in excess of $, ^ just over $, ^ more than $, ^ north of $, ^ over $,
   ^ upwards of $, ^ well over $`,
);
const saysMost = phraseFinder(
  '^ fewer than $, ^ just under $, ^ less than $, ^ under $, ^ up to $',
);

function boundOf({ details }: Evidence): Quantity['bound'] {
  const about = details?.['about'];
  if (about === undefined) return 'exact';
  const said = String(about);
  return saysLeast(said) ? 'above' : saysMost(said) ? 'below' : 'about';
}

const figure = (value: number, unit: string, bound: Quantity['bound']): Quantity => ({
  value: Math.abs(value),
  step: 1,
  scaled: false,
  unit,
  bound,
  text: String(value),
});

const isYear = (value: string | number | undefined): boolean =>
  /^(?:1[5-9]|20)\d\d$/u.test(String(value));

/** A name, title or place; a key or a whole sentence is told by the quote. */
function wordsOf({ value, details = {}, sourceName }: Evidence): string {
  return [value, ...Object.values(details), sourceName]
    .filter((part) => typeof part === 'string')
    .join('\n');
}

function figuresOf(row: Evidence): readonly Quantity[] {
  const unit = amountUnit(row.unit);
  const typed = typeof row.value === 'number' ? [figure(row.value, unit, boundOf(row))] : [];
  const others = Object.entries(row.details ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' && name !== 'fiscalYear' && name !== 'order'
      ? [figure(value, unit, 'exact'), figure(value, '', 'exact')]
      : [],
  );
  const said = [row.value, ...Object.values(row.details ?? {})]
    .filter((part) => typeof part === 'string')
    .flatMap((part) => readAmounts(readDates(fold(part)).rest));
  return [...typed, ...others, ...said];
}

function datesOf(row: Evidence): readonly Moment[] {
  const { value, details = {}, asOf = '', publishedAt = '', attribute } = row;
  const published = DATED_BY_PUBLICATION.has(attribute) && asOf === '' ? [publishedAt] : [];
  const year = details['fiscalYear'];
  const typed = [asOf, ...published, ...(isYear(value) ? [String(value)] : [])];
  const told = [value, ...Object.values(details)].filter((part) => typeof part === 'string');
  return [
    ...[...typed, ...told].flatMap((text) => readDates(fold(text)).dates),
    ...(typeof year === 'number' ? [{ year, isFiscal: true } as const] : []),
  ];
}

export function readRow(row: Evidence): RowSlots {
  const quote = fold(row.quote);
  const isOfPerson = OF_PEOPLE.has(row.attribute);
  return {
    rows: [row],
    attributes: [row.attribute],
    figures: figuresOf(row),
    quoted: readQuantities(readDates(quote).rest).map(({ quantity }) => quantity),
    dates: datesOf(row),
    quotedDates: readDates(quote).dates,
    typedText: isOfPerson
      ? withTitleForms(`${wordsOf(row)}\n${row.attribute.replace('-', ' ')}`)
      : wordsOf(row),
    quote,
  };
}

/** Several rows that may be told as one: they give the same value of the same thing, or speak of one event. */
export function joinRows(parts: readonly RowSlots[]): RowSlots {
  return {
    rows: parts.flatMap(({ rows }) => rows),
    attributes: parts.flatMap(({ attributes }) => attributes),
    figures: parts.flatMap(({ figures }) => figures),
    quoted: parts.flatMap(({ quoted }) => quoted),
    dates: parts.flatMap(({ dates }) => dates),
    quotedDates: parts.flatMap(({ quotedDates }) => quotedDates),
    typedText: parts.map(({ typedText }) => typedText).join('\n'),
    quote: parts.map(({ quote }) => quote).join('\n'),
  };
}

/** Names and titles that are never cut in two: “Procter and Gamble”. */
export function wholeNames(rows: readonly Evidence[]): readonly string[] {
  return rows.flatMap(({ value, details = {} }) =>
    [value, ...Object.values(details)].filter(
      (part): part is string => typeof part === 'string' && part.length < 80,
    ),
  );
}
