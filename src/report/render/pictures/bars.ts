import { defined } from '../../../kernel/defined';
import type { Drawing, PeopleDrawing, RangesDrawing } from '../../document';
import { drawList } from './list';
import type { Pen, Sheet } from './paint';

type Bars = Extract<Drawing, { kind: 'bars' }>;

const THICK = 9;
const THIN = 6;

export function drawBarList({ bars }: Bars, pen: Pen): Sheet {
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const rows = bars.map(
    ({ label, value, said }) =>
      ({
        label,
        said,
        isStrong: false,
        role: 'bar',
        thick: THICK,
        ...(value === 0 ? {} : { bar: { from: 0, to: value / most } }),
      }) as const,
  );
  return drawList({ rows }, pen);
}

/** From low to high on one axis; the reader's own is dark, thick and named, the others are light. */
export function drawRangeList({ ranges, from, to }: RangesDrawing, pen: Pen): Sheet {
  const rows = ranges.map(
    ({ label, said, low, high, yours }) =>
      ({
        label,
        said,
        isStrong: yours !== undefined,
        role: yours === undefined ? 'pale' : 'strong',
        thick: yours === undefined ? THICK : THICK + 3,
        bar: { from: low, to: high },
        ...defined({ under: yours }),
      }) as const,
  );
  return drawList({ rows, ends: { from, to } }, pen);
}

/** Each with the time they have been there, up to today. */
export function drawTenures({ people, from, to }: PeopleDrawing, pen: Pen): Sheet {
  const rows = people.map(
    ({ name, title, said, start }) =>
      ({
        label: name,
        under: title,
        said,
        isStrong: false,
        role: 'bar',
        thick: THIN,
        ...(start === undefined ? {} : { bar: { from: start, to: 1 } }),
      }) as const,
  );
  return drawList({ rows, ends: { from, to } }, pen);
}
