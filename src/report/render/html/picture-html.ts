import type { OutlinePicture, OutlineTable, PictureRow } from '../../document';
import { sourceLinks } from './sources';
import { ownHtml, html, lines, type Html, type HtmlPart } from '../markup';
import { SMALL } from '../pictures/paint';
import { renderPicture } from './render-picture';

/** More columns than these are moved sideways within the page, by keys as well. */
const MOST_COLUMNS = 3;

/** Half a figure on the next line would be read as another. */
const FIGURE = /^[\d$€£−.,%–]+$/u;

function rowHtml({ cells, quotes }: PictureRow): Html {
  const [name, ...figures] = cells;
  const columns = figures.map((cell) =>
    FIGURE.test(cell) ? html`<td class="n">${cell}</td>` : html`<td>${cell}</td>`,
  );
  return html`<tr><th scope="row">${name}${sourceLinks(quotes)}</th>${columns}</tr>`;
}

function tableHtml({ title, head, rows }: OutlineTable): Html {
  const scrolls =
    head.length > MOST_COLUMNS && html` tabindex="0" role="region" aria-label="${title}"`;
  const names = head.map((name) =>
    name === '' ? html`<td></td>` : html`<th scope="col">${name}</th>`,
  );
  const table = html`<thead><tr>${names}</tr></thead><tbody>${rows.map(rowHtml)}</tbody>`;
  return html`<div class="figures"${scrolls}><table>${table}</table></div>`;
}

/** Figures by year, open for everybody to read. */
export function yearsHtml(years: OutlineTable): Html {
  const caption = html`<figcaption>${years.title}</figcaption>`;
  return html`<figure class="years">${caption}${tableHtml(years)}</figure>`;
}

/**
 * Drops attributes that the page's style sets for nearly every text of a drawing. None of the
 * values can hold a quotation mark.
 */
function lean(drawing: string): string {
  return drawing
    .replaceAll('<text class="p-ink"', '<text')
    .replaceAll(' x="0"', '')
    .replaceAll(` font-size="${SMALL}"`, ' class="s"')
    .replace(/<text class="([^"]+)"([^>]*) class="s"/gu, '<text class="$1 s"$2');
}

/** A picture with its sentence, and behind it the table of its figures and the sources they were read from. */
function pictureHtml(picture: OutlinePicture, neighbours: 0 | 1 | 2): Html {
  const { id, title, says, note, rows } = picture;
  const said = [
    html`<p class="name">${title}</p><p class="says">${says}</p>`,
    note !== undefined && html`<p class="note-line">${note}</p>`,
  ];
  const figures = html`<details><summary>Figures and sources</summary>${tableHtml(picture)}</details>`;
  return html`<figure class="picture" id="picture-${id}">${[
    html`<figcaption>${said}</figcaption>`,
    ownHtml(lean(renderPicture(picture, { scheme: 'page', neighbours }))),
    rows.length > 0 && figures,
  ]}</figure>`;
}

/** Years stand beside years; any other picture stands alone. */
export function picturesHtml(pictures: readonly OutlinePicture[]): HtmlPart {
  const isYears = ({ drawing }: OutlinePicture) => drawing.kind === 'columns';
  const years = pictures.filter(isYears);
  if (years.length < 2) return lines(pictures.map((picture) => pictureHtml(picture, 0)));
  const multiples = years.map((picture) => pictureHtml(picture, years.length > 2 ? 2 : 1));
  return lines([
    html`<div class="multiples">${lines(multiples)}</div>`,
    ...pictures.filter((picture) => !isYears(picture)).map((picture) => pictureHtml(picture, 0)),
  ]);
}
