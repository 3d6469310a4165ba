import type { Drawing, OutlinePicture } from '../../document';
import { drawBarList, drawRangeList, drawTenures } from '../pictures/bars';
import { drawColumns } from '../pictures/columns';
import { drawCells } from '../pictures/grid';
import { penFor, SIZE, type Pen, type Scheme, type Sheet } from '../pictures/paint';
import { drawTimes } from '../pictures/timeline';
import { ownHtml, html, type Html } from '../markup';

/** Widths of text: on a phone that is 320 wide, on wider screens, and in a column beside text. */
const PHONE = 264;
const PAGE = 600;
/** A third of the page's text, and more on a phone, where they stand one above the other. */
const SHARED_PAGE = 200;
export const SHEET = 590;
/** What each has of a sheet where two, or three, stand beside each other: their letters stay as large. */
const SHARED_SHEET = [SHEET, 360, 230] as const;

function draw(drawing: Drawing, pen: Pen): Sheet {
  switch (drawing.kind) {
    case 'columns':
      return drawColumns(drawing, pen);
    case 'bars':
      return drawBarList(drawing, pen);
    case 'timeline':
      return drawTimes(drawing, pen);
    case 'grid':
      return drawCells(drawing, pen);
    case 'ranges':
      return drawRangeList(drawing, pen);
    case 'people':
      return drawTenures(drawing, pen);
  }
}

function drawn(
  { title, says }: OutlinePicture,
  { height, shapes }: Sheet,
  attributes: Html,
): string {
  const size = html`height="${Math.ceil(height)}" font-size="${SIZE}"`;
  const named = html`<title>${title}</title><desc>${says}</desc>`;
  const seen = html`<g aria-hidden="true">${ownHtml(shapes)}</g>`;
  return html`<svg ${attributes} ${size} role="img">${named}${seen}</svg>`.toString();
}

/**
 * A picture as SVG. Lengths across are shares of the width, so that one drawing serves every screen; where words
 * are broken otherwise on a phone there are two, of which the style of the page shows the one that fits.
 */
export function renderPicture(
  picture: OutlinePicture,
  { scheme, neighbours = 0 }: { readonly scheme: Scheme; readonly neighbours?: 0 | 1 | 2 },
): string {
  const sheetFor = (room: number) => draw(picture.drawing, penFor(scheme, room));
  const sheet = SHARED_SHEET[neighbours];
  if (scheme === 'print')
    return drawn(
      picture,
      sheetFor(sheet),
      html`xmlns="http://www.w3.org/2000/svg" width="${sheet}" font-family="Noto Sans"`,
    );
  if (neighbours > 0) return drawn(picture, sheetFor(SHARED_PAGE), html`width="100%"`);
  const [narrow, wide] = [sheetFor(PHONE), sheetFor(PAGE)];
  if (narrow.shapes === wide.shapes) return drawn(picture, narrow, html`width="100%"`);
  return (
    drawn(picture, narrow, html`width="100%" class="narrow"`) +
    drawn(picture, wide, html`width="100%" class="wide"`)
  );
}
