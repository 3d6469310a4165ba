import { plural } from '../../../kernel/text';
import type { ReportOutline, OutlineList, OutlineSource } from '../../document';
import { linkTo, numbersOf, wordsHtml } from './claim';
import { html, joined, lines, type Html, type HtmlPart } from '../markup';
import { markClass } from './style-marks';

/** A page in one line; what it is quoted for opens beneath it. */
function sourceHtml({ number, title, line, link, quotes }: OutlineSource): Html {
  const about = html`<span class="title">${linkTo(link, title)}</span> <span class="about">${line}</span>`;
  const said = quotes.map((quote) => html`<li>${wordsHtml(quote)}</li>`);
  const count = quotes.length === 1 ? 'Quote' : `${quotes.length} quotes`;
  const list = html`<ul class="quotes">${said}</ul>`;
  const shown = html`<details><summary>${count}</summary>${list}</details>`;
  const name = html`<span class="number">${number}</span><p>${about}</p>`;
  return html`<li id="s-${number}">${name}${quotes.length > 0 && shown}</li>`;
}

/** In a table the figures' sources are numbered, and each number leads to its source. */
export function sourceLinks(labels: readonly string[]): HtmlPart {
  const links = numbersOf(labels).map((number) => html`<a href="#s-${number}">${number}</a>`);
  return links.length > 0 && html` <span class="labels">[${joined(links, ', ')}]</span>`;
}

function listHtml({ title, items }: OutlineList): Html {
  const entries = items.map((item) => html`<li dir="auto">${item}</li>`);
  return html`<div class="end-list"><h3>${title}</h3><ul>${entries}</ul></div>`;
}

function allSources(sources: readonly OutlineSource[]): Html {
  const name = `All ${plural(sources.length, 'source')}`;
  const list = html`<ol class="sources">${lines(sources.map(sourceHtml))}</ol>`;
  return html`<details class="all-sources"><summary>${name}</summary>${list}</details>`;
}

/** Every page that is cited, with all its quotes: on paper, the endnotes. */
export function sourcesHtml({ tally, sources, legend, marks, ends }: ReportOutline): HtmlPart {
  const meanings = marks.map(
    ({ verdict, word, means }) =>
      html`<div><dt class="${markClass(verdict)}">${word}</dt><dd>${means}</dd></div>`,
  );
  return [
    html`<p class="tally">${tally}</p>`,
    sources.length > 0 && allSources(sources),
    html`<p class="legend">${legend}</p>`,
    meanings.length > 0 && html`<dl class="meanings">${meanings}</dl>`,
    ends.map(listHtml),
  ];
}
