import { escapeHtml } from '../../kernel/html';
import type { OutlinePicture, PictureRow } from '../document';
import { quoteLinks } from './html-sources';
import { SMALL } from './pictures/paint';
import { renderPicture } from './render-picture';

/** More columns than these are moved sideways within the page, by keys as well. */
const MOST_COLUMNS = 3;

/** Half a figure on the next line would be read as another. */
const FIGURE = /^[\d$€£−.,]+$/u;

function rowHtml({ cells, quotes }: PictureRow): string {
  const [name = '', ...figures] = cells;
  return `<tr><th scope="row">${escapeHtml(name)}${quoteLinks(quotes)}</th>${figures.map((cell) => `<td${FIGURE.test(cell) ? ' class="n"' : ''}>${escapeHtml(cell)}</td>`).join('')}</tr>`;
}

function tableHtml({ title, head, rows }: OutlinePicture): string {
  const scrolls =
    head.length > MOST_COLUMNS
      ? ` tabindex="0" role="region" aria-label="${escapeHtml(title)}"`
      : '';
  const names = head.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  return `<div class="figures"${scrolls}><table><thead><tr>${names}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table></div>`;
}

/** The page's style says what holds for nearly every word of a drawing, so that the words need not; none of them can hold a quotation mark. */
function lean(drawing: string): string {
  return drawing
    .replaceAll('<text class="p-ink"', '<text')
    .replaceAll(' x="0"', '')
    .replaceAll(` font-size="${SMALL}"`, ' class="s"')
    .replace(/<text class="([^"]+)"([^>]*) class="s"/gu, '<text class="$1 s"$2');
}

/** A picture with its sentence, and behind it the table of its figures and the quotes they were read from. */
export function pictureHtml(picture: OutlinePicture): string {
  const { id, title, says, note } = picture;
  return [
    `<figure class="picture" id="picture-${escapeHtml(id)}"><figcaption><p class="name">${escapeHtml(title)}</p><p class="says">${escapeHtml(says)}</p>`,
    note === undefined ? '' : `<p class="note">${escapeHtml(note)}</p>`,
    `</figcaption>${lean(renderPicture(picture, { scheme: 'page' }))}`,
    `<details><summary>The figures and their sources</summary>${tableHtml(picture)}</details></figure>`,
  ].join('');
}
