import { fit, widthOf, wrap } from './measure';
import { percent, SIZE, SMALL, type Pen, type Sheet } from './paint';

const LINE = 15;
const GAP = 13;
/** Where there is as much room, names stand beside their bars and not above them. */
const BESIDE = 440;
const NAMES = 0.44;

export interface ListRow {
  readonly label: string;
  /** What belongs to the label, in smaller letters. */
  readonly under?: string;
  readonly said: string;
  readonly isStrong: boolean;
  /** From 0 to 1 along the track; nothing is drawn where there is none. */
  readonly bar?: { readonly from: number; readonly to: number };
  readonly role: 'bar' | 'strong' | 'pale';
  readonly thick: number;
}

/** Bars along one track, each with its words; beneath them what the ends of the track mean. */
interface List {
  readonly rows: readonly ListRow[];
  readonly ends?: { readonly from: string; readonly to: string };
}

/** A bar that is too short to be seen is drawn as short as can be. */
const LEAST = 0.008;

interface Track {
  readonly from: number;
  readonly to: number;
}

function bar(
  { bar: drawn, role, thick }: ListRow,
  { from, to }: Track,
  middle: number,
  pen: Pen,
): string {
  const rule = pen.shape('line', 'rule', {
    x1: percent(from),
    x2: percent(to),
    y1: middle,
    y2: middle,
  });
  if (drawn === undefined) return rule;
  const width = Math.max(LEAST, drawn.to - drawn.from);
  const start = Math.min(drawn.from, 1 - width);
  return (
    rule +
    pen.shape('rect', role, {
      x: percent(from + start * (to - from)),
      y: middle - thick / 2,
      width: percent(width * (to - from)),
      height: thick,
      rx: 1.5,
    })
  );
}

function words(
  row: ListRow,
  room: number,
  top: number,
  pen: Pen,
): { readonly shapes: string; readonly lines: number } {
  const labels = wrap(row.label, room, SIZE, 2);
  const unders = row.under === undefined || row.under === '' ? [] : wrap(row.under, room, SMALL, 2);
  const weight = row.isStrong ? 600 : undefined;
  return {
    lines: labels.length + unders.length,
    shapes: [
      ...labels.map((line, at) =>
        pen.text(line, 'ink', { x: 0, y: top + LINE * (at + 1) - 3, 'font-weight': weight }),
      ),
      ...unders.map((line, at) =>
        pen.text(line, 'quiet', { x: 0, y: top + LINE * (labels.length + at + 1) - 3 }, SMALL),
      ),
    ].join(''),
  };
}

function said(row: ListRow, base: number, pen: Pen): string {
  return pen.text(
    row.said,
    'ink',
    { x: '100%', y: base, 'text-anchor': 'end', 'font-weight': row.isStrong ? 600 : undefined },
    SMALL,
  );
}

function above(rows: readonly ListRow[], pen: Pen): Sheet {
  let y = 0;
  const shapes = rows.map((row) => {
    const text = words(row, pen.room - widthOf(row.said, SMALL) - 12, y, pen);
    const middle = y + LINE * text.lines + 4 + row.thick / 2;
    const drawn =
      text.shapes + said(row, y + LINE - 3, pen) + bar(row, { from: 0, to: 1 }, middle, pen);
    y = middle + row.thick / 2 + GAP;
    return drawn;
  });
  return { height: y - GAP, shapes: shapes.join('') };
}

function trackBeside(rows: readonly ListRow[], room: number): Track {
  const longest = Math.max(...rows.map((row) => widthOf(row.said, SMALL)));
  return { from: NAMES + 0.02, to: 1 - Math.min(0.36, (longest + 14) / room) };
}

function beside(rows: readonly ListRow[], track: Track, pen: Pen): Sheet {
  let y = 0;
  const shapes = rows.map((row) => {
    const text = words(row, pen.room * NAMES - 4, y, pen);
    const middle = y + (LINE * text.lines) / 2 + 1;
    const drawn = text.shapes + said(row, middle + 4, pen) + bar(row, track, middle, pen);
    y += LINE * text.lines + GAP - 4;
    return drawn;
  });
  return { height: y - GAP + 6, shapes: shapes.join('') };
}

/** Short names have room beside their bars on a phone too. */
const areShort = (rows: readonly ListRow[], room: number): boolean =>
  rows.every(({ label, under }) => under === undefined && widthOf(label, SIZE) <= room * NAMES - 4);

export function drawList({ rows, ends }: List, pen: Pen): Sheet {
  const isWide = pen.room >= BESIDE || (ends === undefined && areShort(rows, pen.room));
  const track = isWide ? trackBeside(rows, pen.room) : { from: 0, to: 1 };
  const list = isWide ? beside(rows, track, pen) : above(rows, pen);
  if (ends === undefined) return { ...list, height: list.height + 4 };
  const long = pen.room * (track.to - track.from);
  const from = fit(ends.from, long / 2, SMALL);
  const y = list.height + 17;
  return {
    height: y + 6,
    shapes: [
      list.shapes,
      pen.text(from, 'quiet', { x: percent(track.from), y }, SMALL),
      pen.text(
        fit(ends.to, long - widthOf(from, SMALL) - 10, SMALL),
        'quiet',
        { x: percent(track.to), y, 'text-anchor': 'end' },
        SMALL,
      ),
    ].join(''),
  };
}
