import { defined } from '../../../kernel/defined';
import { drawBars } from '../pictures/draw-bars';
import { drawGrid } from '../pictures/draw-grid';
import { drawPeople } from '../pictures/draw-people';
import { drawRanges } from '../pictures/draw-ranges';
import { drawTimeline } from '../pictures/draw-timeline';
import type { Drawing, Drawn } from '../pictures/picture-drawing';
import type { Picture } from '../pictures/pictures';
import { shorten, visible } from '../visible';

/** A row of the table behind a picture. */
export interface PictureRow {
  readonly cells: readonly string[];
  /** Labels of the quotes its figures were read from. */
  readonly quotes: readonly string[];
}

export interface OutlinePicture {
  readonly id: string;
  readonly title: string;
  readonly says: string;
  readonly note?: string;
  readonly head: readonly string[];
  readonly rows: readonly PictureRow[];
  readonly drawing: Drawing;
}

/** A longer table is read by nobody. */
const MOST_ROWS = 60;
const LONGEST_SENTENCE = 400;

function draw(picture: Picture): Drawn | undefined {
  switch (picture.kind) {
    case 'bars':
      return drawBars(picture);
    case 'timeline':
      return drawTimeline(picture);
    case 'grid':
      return drawGrid(picture);
    case 'ranges':
      return drawRanges(picture);
    case 'people':
      return drawPeople(picture);
  }
}

function noteOf({ note }: Picture, beyond: number): string | undefined {
  const more = beyond === 0 ? [] : [`${beyond} more ${beyond === 1 ? 'is' : 'are'} in the table.`];
  return (
    [...(note === undefined ? [] : [shorten(visible(note), LONGEST_SENTENCE)]), ...more].join(
      ' ',
    ) || undefined
  );
}

/** A picture in words and numbers that can be drawn and told; nothing where its figures make none. */
export function outlinePicture(
  picture: Picture,
  labels: ReadonlyMap<string, string>,
): OutlinePicture | undefined {
  const drawn = draw(picture);
  if (drawn === undefined) return undefined;
  const own = new Set(picture.citations.map(({ evidenceId }) => evidenceId));
  const quotesOf = (ids: readonly string[]) => [
    ...new Set(ids.flatMap((id) => (own.has(id) ? (labels.get(id) ?? []) : []))),
  ];
  const note = noteOf(picture, drawn.beyond);
  const cut = drawn.rows.length - MOST_ROWS;
  const rest =
    cut > 0
      ? [{ cells: [`… and ${cut} more`, ...drawn.head.slice(1).map(() => '')], quotes: [] }]
      : [];
  return {
    id: picture.id,
    title: shorten(visible(picture.title), 160),
    says: shorten(visible(picture.says), LONGEST_SENTENCE),
    ...defined({ note }),
    head: drawn.head,
    rows: [
      ...drawn.rows
        .slice(0, MOST_ROWS)
        .map(({ cells, evidenceIds }) => ({ cells, quotes: quotesOf(evidenceIds) })),
      ...rest,
    ],
    drawing: drawn.drawing,
  };
}
