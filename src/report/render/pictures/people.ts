import type { PeopleDrawing } from '../../document';
import { fit, widthOf, wrap } from './measure';
import { percent, type Pen, type Sheet } from './paint';

const SIZE = 12.5;
const SMALL = 11.5;
const LINE = 15;
const THICK = 5;
const GAP = 14;

/** Each with the time they have been there, up to today. */
export function drawTenures({ people, from, to }: PeopleDrawing, pen: Pen): Sheet {
  let y = 0;
  const shapes = people.map(({ name, title, said, start }) => {
    const titles = title === '' ? [] : wrap(title, pen.room, SMALL, 2);
    const under = y + LINE * (1 + titles.length) + 3;
    const drawn = [
      pen.text(fit(name, pen.room - widthOf(said, SMALL) - 10, SIZE), 'ink', { x: 0, y: y + LINE - 3, 'font-size': SIZE, 'font-weight': 600 }),
      pen.text(said, 'quiet', { x: '100%', y: y + LINE - 3, 'text-anchor': 'end', 'font-size': SMALL }),
      ...titles.map((line, at) => pen.text(line, 'ink', { x: 0, y: y + LINE * (at + 2) - 3, 'font-size': SMALL })),
      pen.shape('line', 'rule', { x1: 0, x2: '100%', y1: under + THICK / 2, y2: under + THICK / 2 }),
      start === undefined ? '' : pen.shape('rect', 'bar', { x: percent(Math.min(start, 0.99)), y: under, width: percent(Math.max(0.01, 1 - start)), height: THICK, rx: 1.5 }),
    ].join('');
    y = under + THICK + GAP;
    return drawn;
  });
  const ends = [
    pen.text(fit(from, pen.room / 2 - 4, SMALL), 'quiet', { x: 0, y: y + 6, 'font-size': SMALL }),
    pen.text(fit(to, pen.room / 2 - 4, SMALL), 'quiet', { x: '100%', y: y + 6, 'text-anchor': 'end', 'font-size': SMALL }),
  ];
  return { height: y + 12, shapes: [...shapes, ...ends].join('') };
}
