import type { GridDrawing } from '../../document';
import { widthOf, wrap } from './measure';
import { percent, SMALL, SIZE, type Pen, type Sheet } from './paint';

const CELL = 31;
const LINE = 14;
/** What the names of the rows take of the width. */
const NAMES = 0.4;

/** Names of columns stand on two heights in turn, so that each has the room of two. */
function heads(columns: readonly string[], pen: Pen): Sheet {
  const room = (pen.room * (1 - NAMES)) / columns.length;
  const turns = columns.length > 1 && columns.some((name) => widthOf(name, SMALL) > room - 6);
  // The last ends at the edge and not beyond it, so it takes of the room of the one beside it on its height.
  const share = (at: number) =>
    !turns ? 1 : at === columns.length - 1 ? 1.7 : at === columns.length - 3 ? 1.6 : 1.9;
  const lines = columns.map((name, at) => wrap(name, room * share(at) - 6, SMALL, 2));
  const most = Math.max(...lines.map(({ length }) => length));
  const height = LINE * most * (turns ? 2 : 1) + 8;
  const shapes = lines.map((words, at) => {
    const upper = turns && at % 2 === 0;
    const last = turns && at === columns.length - 1;
    const base = height - 8 - (upper ? LINE * most : 0);
    const place = {
      x: percent(NAMES + ((1 - NAMES) * (at + (last ? 1 : 0.5))) / columns.length),
      'text-anchor': last ? 'end' : 'middle',
    };
    return words
      .map((word, row) =>
        pen.text(word, 'quiet', { ...place, y: base - LINE * (words.length - 1 - row) }, SMALL),
      )
      .join('');
  });
  return { height, shapes: shapes.join('') };
}

/** Team by place: the darker, the more, with the count in it. */
export function drawCells({ columns, rows }: GridDrawing, pen: Pen): Sheet {
  const above = heads(columns, pen);
  const most = Math.max(1, ...rows.flatMap(({ counts }) => counts));
  const width = (1 - NAMES) / columns.length;
  const shapes = rows.map(({ label, counts }, row) => {
    const top = above.height + row * CELL;
    const lines = wrap(label, pen.room * NAMES - 8, SIZE, 2);
    const names = lines.map((line, at) =>
      pen.text(line, 'ink', { x: 0, y: top + CELL / 2 + 4 + LINE * (at - (lines.length - 1) / 2) }),
    );
    const cells = counts.map((count, at) => {
      const x = NAMES + width * at;
      const middle = { x: percent(x + width / 2), y: top + CELL / 2 + 4, 'text-anchor': 'middle' };
      if (count === 0) return pen.text('·', 'quiet', middle);
      const dark = count / most > 0.5;
      return (
        pen.shape('rect', dark ? 'bar' : 'pale', {
          x: percent(x + 0.005),
          y: top + 2,
          width: percent(width - 0.01),
          height: CELL - 4,
          rx: 3,
        }) +
        pen.text(
          count >= 1000 ? `${Math.min(999, Math.round(count / 1000))}K` : String(count),
          dark ? 'light' : 'ink',
          { ...middle, 'font-weight': 600 },
        )
      );
    });
    return [...names, ...cells].join('');
  });
  return { height: above.height + CELL * rows.length + 2, shapes: above.shapes + shapes.join('') };
}
