import { escapeHtml } from '../../../kernel/html';
import type { OutlinePicture, OutlineTable, PictureRow } from '../../document';
import { sourceLinks } from './sources';
import { SMALL } from '../pictures/paint';
import { renderPicture } from './render-picture';

/** More columns than these are moved sideways within the page, by keys as well. */
const MOST_COLUMNS = 3;

/** Half a figure on the next line would be read as another. */
const FIGURE = /^[\d$€£−.,%–]+$/u;

function rowHtml({ cells, quotes }: PictureRow): string {
  const [name = '', ...figures] = cells;
  return `<tr><th scope="row">${escapeHtml(name)}${sourceLinks(quotes)}</th>${figures.map((cell) => `<td${FIGURE.test(cell) ? ' class="n"' : ''}>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function tableHtml({ title, head, rows }: OutlineTable): string {
  const scrolls =
    head.length > MOST_COLUMNS
      ? ` tabindex="0" role="region" aria-label="${escapeHtml(title)}"`
      : '';
  const names = head.map((name) =>
    name === '' ? '<td></td>' : `<th scope="col">${escapeHtml(name)}</th>`,
  );
  return `<div class="figures"${scrolls}><table><thead><tr>${names.join('')}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table></div>`;
}

/** Figures by year, open for everybody to read. */
export function yearsHtml(years: OutlineTable): string {
  return `<figure class="years"><figcaption>${escapeHtml(years.title)}</figcaption>${tableHtml(years)}</figure>`;
}

/** The page's style says what holds for nearly every word of a drawing, so that the words need not; none of them can hold a quotation mark. */
function lean(drawing: string): string {
  return drawing
    .replaceAll('<text class="p-ink"', '<text')
    .replaceAll(' x="0"', '')
    .replaceAll(` font-size="${SMALL}"`, ' class="s"')
    .replace(/<text class="([^"]+)"([^>]*) class="s"/gu, '<text class="$1 s"$2');
}

/** A picture with its sentence, and behind it the table of its figures and the sources they were read from. */
function pictureHtml(picture: OutlinePicture, neighbours: 0 | 1 | 2): string {
  const { id, title, says, note, rows } = picture;
  return [
    `<figure class="picture" id="picture-${escapeHtml(id)}"><figcaption><p class="name">${escapeHtml(title)}</p><p class="says">${escapeHtml(says)}</p>`,
    note === undefined ? '' : `<p class="note-line">${escapeHtml(note)}</p>`,
    `</figcaption>${lean(renderPicture(picture, { scheme: 'page', neighbours }))}`,
    rows.length === 0
      ? ''
      : `<details><summary>Figures and sources</summary>${tableHtml(picture)}</details>`,
    '</figure>',
  ].join('');
}

/** Years stand beside years; any other picture stands alone. */
export function picturesHtml(pictures: readonly OutlinePicture[]): string {
  const isYears = ({ drawing }: OutlinePicture) => drawing.kind === 'columns';
  const years = pictures.filter(isYears);
  if (years.length < 2) return pictures.map((picture) => pictureHtml(picture, 0)).join('\n');
  const multiples = years.map((picture) => pictureHtml(picture, years.length > 2 ? 2 : 1));
  return [
    `<div class="multiples">${multiples.join('\n')}</div>`,
    ...pictures.filter((picture) => !isYears(picture)).map((picture) => pictureHtml(picture, 0)),
  ].join('\n');
}
