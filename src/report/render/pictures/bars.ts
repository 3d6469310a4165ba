import type { Drawing, RangesDrawing } from '../../document';
import { fit, widthOf, wrap } from './measure';
import { percent, type Pen, type Sheet } from './paint';

const SIZE = 12.5;
const SMALL = 11.5;
const THICK = 8;
const LINE = 15;
const GAP = 14;

type Bars = Extract<Drawing, { kind: 'bars' }>;

/** Each bar beneath its own words, so that a long name takes nothing from its figure. */
export function drawBarList({ bars }: Bars, pen: Pen): Sheet {
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  let y = 0;
  const shapes = bars.map(({ label, value, said }) => {
    const lines = wrap(label, pen.room - widthOf(said, SIZE) - 10, SIZE, 2);
    const under = y + LINE * lines.length + 2;
    const drawn = [
      ...lines.map((line, at) => pen.text(line, 'ink', { x: 0, y: y + LINE * (at + 1) - 3, 'font-size': SIZE })),
      pen.text(said, 'ink', { x: '100%', y: y + LINE - 3, 'text-anchor': 'end', 'font-size': SIZE, 'font-weight': 600 }),
      pen.shape('line', 'rule', { x1: 0, x2: '100%', y1: under + THICK / 2, y2: under + THICK / 2 }),
      value === 0 ? '' : pen.shape('rect', 'bar', { x: 0, y: under, width: percent(Math.max(0.006, value / most)), height: THICK, rx: 1.5 }),
    ].join('');
    y = under + THICK + GAP;
    return drawn;
  });
  return { height: y - GAP + 4, shapes: shapes.join('') };
}

/** From low to high on one axis; the reader's own is dark, thick and named, the others are light. */
export function drawRangeList({ ranges, from, to }: RangesDrawing, pen: Pen): Sheet {
  let y = 0;
  const shapes = ranges.map(({ label, said, low, high, yours }) => {
    const lines = wrap(label, pen.room - widthOf(said, SIZE) - 12, SIZE, 2);
    const own = yours === undefined ? [] : [pen.text(fit(yours, pen.room, SMALL), 'quiet', { x: 0, y: y + LINE * (lines.length + 1) - 4, 'font-size': SMALL })];
    const under = y + LINE * (lines.length + own.length) + 3;
    const weight = yours === undefined ? undefined : 600;
    const height = yours === undefined ? THICK : THICK + 3;
    const drawn = [
      ...lines.map((line, at) => pen.text(line, 'ink', { x: 0, y: y + LINE * (at + 1) - 3, 'font-size': SIZE, 'font-weight': weight })),
      pen.text(said, 'ink', { x: '100%', y: y + LINE - 3, 'text-anchor': 'end', 'font-size': SIZE, 'font-weight': weight }),
      ...own,
      pen.shape('line', 'rule', { x1: 0, x2: '100%', y1: under + height / 2, y2: under + height / 2 }),
      pen.shape('rect', yours === undefined ? 'pale' : 'strong', { x: percent(Math.min(low, 0.985)), y: under, width: percent(Math.max(0.015, high - low)), height, rx: 1.5 }),
    ].join('');
    y = under + height + GAP;
    return drawn;
  });
  const ends = [
    pen.text(fit(from, pen.room / 2 - 4, SMALL), 'quiet', { x: 0, y: y + 8, 'font-size': SMALL }),
    pen.text(fit(to, pen.room / 2 - 4, SMALL), 'quiet', { x: '100%', y: y + 8, 'text-anchor': 'end', 'font-size': SMALL }),
  ];
  return { height: y + 14, shapes: [...shapes, ...ends].join('') };
}
