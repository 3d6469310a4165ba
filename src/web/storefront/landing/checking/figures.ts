import type { CheckedSentence } from '../../../sample/excerpt';

/** A number or a day, “1,906” or “September 30”, and which quote says it, counted from 1. */
export type QuotedFigures = ReadonlyMap<string, number>;

const FIGURE = /(?:[A-Z][a-z]+ )?\d(?:[\d,.]*\d)?/g;

/** The figures of the sentence that stand in one of its quotes. */
export function figuresOf({ text, quotes }: CheckedSentence): QuotedFigures {
  return new Map(
    [...text.matchAll(FIGURE)].flatMap(([figure]) => {
      const at = quotes.findIndex(({ words }) => words.includes(figure));
      return at === -1 ? [] : [[figure, at + 1] as const];
    }),
  );
}

/** Its quotes in the order in which its figures come from them, so that the numbers rise as one reads. */
export function inReadingOrder(checked: CheckedSentence): CheckedSentence {
  const order = [...new Set(figuresOf(checked).values())];
  const place = (at: number): number => (order.includes(at + 1) ? order.indexOf(at + 1) : Infinity);
  const quotes = checked.quotes
    .map((quote, at) => ({ quote, place: place(at) }))
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ quote }) => quote);
  return { ...checked, quotes };
}

interface Part {
  readonly text: string;
  /** The quote that says it; none for the words between. */
  readonly source?: number;
}

export function splitAtFigures(text: string, figures: QuotedFigures): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: figure, index } of text.matchAll(FIGURE)) {
    const source = figures.get(figure);
    if (source === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: figure, source });
    end = index + figure.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts;
}
