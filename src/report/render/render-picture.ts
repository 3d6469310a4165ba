import { escapeHtml } from '../../kernel/html';
import type { Drawing, OutlinePicture } from '../document';
import { drawBarList, drawRangeList } from './pictures/bars';
import { drawColumns } from './pictures/columns';
import { drawCells } from './pictures/grid';
import { penFor, type Pen, type Scheme, type Sheet } from './pictures/paint';
import { drawTenures } from './pictures/people';
import { drawTimes } from './pictures/timeline';

/** The text of a phone that is 320 wide, the text of a page beside its contents, and the text of a sheet. */
const PHONE = 264;
const PAGE = 560;
export const SHEET = 600;

function draw(drawing: Drawing, pen: Pen): Sheet {
  switch (drawing.kind) {
    case 'columns': return drawColumns(drawing, pen);
    case 'bars': return drawBarList(drawing, pen);
    case 'timeline': return drawTimes(drawing, pen);
    case 'grid': return drawCells(drawing, pen);
    case 'ranges': return drawRangeList(drawing, pen);
    case 'people': return drawTenures(drawing, pen);
  }
}

function drawn({ title, says, drawing }: OutlinePicture, scheme: Scheme, room: number, kind: string): string {
  const { height, shapes } = draw(drawing, penFor(scheme, room));
  const size = scheme === 'page' ? `width="100%" class="${kind}"` : `width="${room}" font-family="Noto Sans" xmlns="http://www.w3.org/2000/svg"`;
  return `<svg ${size} height="${Math.ceil(height)}" role="img"><title>${escapeHtml(title)}</title><desc>${escapeHtml(says)}</desc>${shapes}</svg>`;
}

/**
 * A picture as SVG. Lengths across are shares of the width, so that one drawing serves every screen; only where
 * lines of words are broken there are two, of which the style of the page shows the one that fits.
 */
export function renderPicture(picture: OutlinePicture, { scheme }: { readonly scheme: Scheme }): string {
  if (scheme === 'print') return drawn(picture, scheme, SHEET, '');
  if (picture.drawing.kind !== 'timeline') return drawn(picture, scheme, PHONE, 'any');
  return drawn(picture, scheme, PHONE, 'narrow') + drawn(picture, scheme, PAGE, 'wide');
}
