import {
  carriesDate,
  mayBeSameDate,
  measureOf,
  type PlainDate,
  type Quantity,
  readDates,
  readQuantities,
} from '../../language';
import { axesOf, type Axis } from './axes';
import { kinship } from './kin';
import { carriesAmount } from './numbers';
import { placeNames } from './name-runs';
import { placeTitles, sameTitle } from './titles';
import type { Span, Token } from './tokens';

export type Value = Span & { readonly text: string } & (
    | { readonly kind: 'number'; readonly amount: Quantity; readonly measure?: number }
    | { readonly kind: 'date'; readonly date: PlainDate }
    | { readonly kind: 'name'; readonly words: readonly string[] }
    | { readonly kind: 'title'; readonly title: string }
    | { readonly kind: 'way'; readonly axes: readonly Axis[] }
  );

interface Readable {
  readonly folded: string;
  readonly tokens: readonly Token[];
}

function spanOf(tokens: readonly Token[], start: number, end: number): Span {
  let from = 0;
  while (from < tokens.length && (tokens[from]?.end ?? 0) <= start) from += 1;
  let to = from;
  while (to < tokens.length && (tokens[to]?.start ?? end) < end) to += 1;
  return { from, to };
}

/** “40 km”, “forty-year-old”: what a figure is measured in stands right behind it. */
function measureAfter(tokens: readonly Token[], to: number): number | undefined {
  for (const token of tokens.slice(to, to + 2)) {
    const measure = measureOf(token.lower);
    if (measure !== undefined) return measure;
    if (token.text !== '-') return undefined;
  }
  return undefined;
}

/** All that a text states in a form that can be compared: figures, days, names, titles, and which way things went. */
export function readValues({ folded, tokens }: Readable): Value[] {
  const { dates, rest } = readDates(folded);
  const values: Value[] = dates.map((date) => ({
    kind: 'date',
    date,
    text: date.text,
    ...spanOf(tokens, date.start, date.end),
  }));
  if (/\d|\p{L}/u.test(rest)) {
    for (const { quantity: amount, start, end } of readQuantities(rest)) {
      const span = spanOf(tokens, start, end);
      const measure = measureAfter(tokens, span.to);
      values.push({
        kind: 'number',
        amount,
        text: amount.text,
        ...span,
        ...(measure === undefined ? {} : { measure }),
      });
    }
  }
  for (const { title, start, end } of placeTitles(folded))
    values.push({ kind: 'title', title, text: title, ...spanOf(tokens, start, end) });
  const titles = values.filter(({ kind }) => kind === 'title');
  for (const run of placeNames(tokens, rest)) {
    if (!titles.some(({ from, to }) => from <= run.from && run.to <= to))
      values.push({ kind: 'name', ...run });
  }
  tokens.forEach((token, at) => {
    const axes = axesOf(token.lower, token.stem);
    if (axes.length > 0) values.push({ kind: 'way', axes, text: token.text, from: at, to: at + 1 });
  });
  return values;
}

function holdsWords(known: readonly string[], said: readonly string[]): boolean {
  return said.every((word) =>
    known.some((other) => other === word || kinship(other, word) >= 0.75),
  );
}

/** Whether what a source says at one place carries what is said. */
export function holds(known: Value, said: Value): boolean {
  if (known.kind === 'number' && said.kind === 'number') {
    const sameMeasure =
      known.measure === undefined || said.measure === undefined || known.measure === said.measure;
    return sameMeasure && carriesAmount(known.amount, said.amount, '');
  }
  if (known.kind === 'date' && said.kind === 'date') return carriesDate(known.date, said.date);
  if (known.kind === 'name' && said.kind === 'name')
    return holdsWords(known.words, said.words) || holdsWords(said.words, known.words);
  if (known.kind === 'title' && said.kind === 'title') return sameTitle(known.title, said.title);
  if (known.kind === 'way' && said.kind === 'way') {
    return known.axes.some((one) =>
      said.axes.some((other) => one.axis === other.axis && one.pole === other.pole),
    );
  }
  return false;
}

/** Shares and ordinals answer other questions than counts and sums do. */
function isPlain(value: Value): boolean {
  return (
    value.kind === 'number' && value.amount.unit !== 'percent' && value.amount.unit !== 'ordinal'
  );
}

/** Whether the two answer the same question, so that only one of them can stand at a place. */
export function contends(known: Value, said: Value): boolean {
  if (known.kind !== said.kind) return false;
  if (known.kind === 'way' && said.kind === 'way') {
    return (
      known.axes.some((one) =>
        said.axes.some((other) => one.axis === other.axis && one.pole !== other.pole),
      ) && !holds(known, said)
    );
  }
  if (
    known.kind === 'number' &&
    said.kind === 'number' &&
    known.amount.unit !== said.amount.unit &&
    isPlain(known) !== isPlain(said)
  )
    return false;
  // A day without its year contradicts no day of the same month.
  if (known.kind === 'date' && said.kind === 'date') return !mayBeSameDate(known.date, said.date);
  return !holds(known, said);
}
