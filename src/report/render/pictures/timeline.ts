import type { TimelineDrawing } from '../../document';
import { fit, wrap } from './measure';
import { inset, percent, SIZE, SMALL, type Pen, type Sheet } from './paint';

const LINE = 16;
const GAP = 12;
const RAIL = 18;
const STRIP = 46;
/** Where there is as much room, the day stands beside the headline. */
const BESIDE = 440;
const DAYS = 130;

/** Above: when, to scale. Below: what, from the newest to the oldest. */
export function drawTimes({ events, from, to }: TimelineDrawing, pen: Pen): Sheet {
  const wide = pen.room >= BESIDE;
  const left = wide ? RAIL + DAYS : RAIL;
  let y = STRIP + 8;
  const rows = events.map(({ day, text }) => {
    const lines = wrap(text, pen.room - left, SIZE, 3);
    const first = wide ? y : y + LINE;
    const drawn = [
      pen.shape('circle', 'dot', { cx: 5, cy: y + LINE - 8, r: 4.5 }),
      pen.text(day, 'quiet', { x: RAIL, y: y + LINE - 4 }, SMALL),
      ...lines.map((line, at) =>
        pen.text(line, 'ink', { x: left, y: first + LINE * (at + 1) - 4 }),
      ),
    ].join('');
    const top = y;
    y = first + LINE * lines.length + GAP;
    return { drawn, at: top + LINE - 8 };
  });
  const dots = events.map(({ at }) =>
    pen.shape('circle', 'dot', { cx: percent(at), cy: 8, r: 5.5 }),
  );
  return {
    height: y - GAP + 4,
    shapes: [
      pen.shape('line', 'rule', { x1: 0, x2: '100%', y1: 8, y2: 8 }),
      // Half a dot of room at either end.
      inset('2%', '96%', 0, 16, dots.join('')),
      pen.text(fit(from, pen.room / 2 - 4, SMALL), 'quiet', { x: 0, y: 30 }, SMALL),
      pen.text(
        from === to ? '' : fit(to, pen.room / 2 - 4, SMALL),
        'quiet',
        { x: '100%', y: 30, 'text-anchor': 'end' },
        SMALL,
      ),
      pen.shape('line', 'rule', { x1: 5, x2: 5, y1: rows[0]?.at ?? 0, y2: rows.at(-1)?.at ?? 0 }),
      ...rows.map(({ drawn }) => drawn),
    ].join(''),
  };
}
