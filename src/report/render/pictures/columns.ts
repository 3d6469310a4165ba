import type { ColumnsDrawing } from '../../document';
import { fit, wrap } from './measure';
import { percent, SMALL, type Pen, type Sheet } from './paint';

const LEAD = 22;
const PLOT = 84;
const ABOVE = 16;
const LINE = 14;
/** A bar keeps this much of its place. */
const SHARE = 0.62;
/** More columns than these name only the first, the last, and the one that matters. */
const ALL_NAMED = 4;
/** A figure that is not nothing is never drawn as nothing. */
const LEAST = 1.5;

/** Years beside each other, on one line of nought: what is below it is hollow and hangs. */
export function drawColumns({ lead, columns }: ColumnsDrawing, pen: Pen): Sheet {
  const figures = columns.map(({ value }) => value ?? 0);
  const [top, bottom] = [Math.max(0, ...figures), Math.min(0, ...figures)];
  const span = top - bottom || 1;
  const heightOf = (value: number) =>
    value === 0 ? 0 : Math.max(LEAST, (Math.abs(value) / span) * PLOT);
  const zero = LEAD + ABOVE + (top / span) * PLOT;
  const foot = LEAD + ABOVE + PLOT + (bottom < 0 ? LINE : 0);
  const slot = pen.room / columns.length;
  const last = columns.length - 1;
  const isNamed = (at: number) => columns.length <= ALL_NAMED || at === 0 || at === last;
  // The first and the last have no neighbor with a name.
  const room = columns.length <= ALL_NAMED ? slot - 2 : slot * 1.6;
  const labels = columns.map(({ label, isKey }, at) =>
    isNamed(at) || isKey ? wrap(label, room, SMALL, 2) : [],
  );
  const shapes = columns.map(({ value, said, isKey }, at) => {
    const middle = percent((at + 0.5) / columns.length);
    const height = heightOf(value ?? 0);
    const below = (value ?? 0) < 0;
    const y = below ? zero : zero - height;
    return [
      value === null
        ? ''
        : pen.shape('rect', below ? 'hollow' : isKey ? 'bar' : 'pale', {
            x: percent((at + (1 - SHARE) / 2) / columns.length),
            y,
            width: percent(SHARE / columns.length),
            height,
          }),
      pen.text(
        isNamed(at) || isKey || value === null ? said : '',
        value === null ? 'quiet' : 'ink',
        {
          x: middle,
          y: below ? zero + height + LINE - 2 : zero - height - 5,
          'text-anchor': 'middle',
          'font-weight': 600,
        },
        SMALL,
      ),
      ...(labels[at] ?? []).map((line, row) =>
        pen.text(
          line,
          'quiet',
          { x: middle, y: foot + LINE * (row + 1), 'text-anchor': 'middle' },
          SMALL,
        ),
      ),
    ].join('');
  });
  return {
    height: foot + LINE * Math.max(...labels.map(({ length }) => length)) + 6,
    shapes: [
      pen.text(fit(lead, pen.room, SMALL), 'quiet', { x: 0, y: 11 }, SMALL),
      ...shapes,
      pen.shape('line', 'rule', { x1: 0, x2: '100%', y1: zero, y2: zero }),
    ].join(''),
  };
}
