import { escapeHtml as text } from '../../../kernel/html';
import { plural } from '../../../kernel/text';
import type { ReportOutline, OutlineList, OutlineSource } from '../../document';
import { linkTo, numbersOf, wordsHtml } from './claim';
import { markClass } from './style-marks';

/** A page in one line; what it is quoted for opens beneath it. */
function sourceHtml({ number, title, line, link, quotes }: OutlineSource): string {
  const about = `<span class="title">${linkTo(link, title)}</span> <span class="about">${text(line)}</span>`;
  const said = quotes.map((quote) => `<li>${wordsHtml(quote)}</li>`);
  const count = quotes.length === 1 ? 'Quote' : `${quotes.length} quotes`;
  const list = `<ul class="quotes">${said.join('')}</ul>`;
  const shown = `<details><summary>${count}</summary>${list}</details>`;
  const name = `<span class="number">${number}</span><p>${about}</p>`;
  return `<li id="s-${number}">${name}${quotes.length === 0 ? '' : shown}</li>`;
}

/** In a table the figures' sources are numbered, and each number leads to its source. */
export function sourceLinks(labels: readonly string[]): string {
  const links = numbersOf(labels).map((number) => `<a href="#s-${number}">${number}</a>`);
  return links.length === 0 ? '' : ` <span class="labels">[${links.join(', ')}]</span>`;
}

function listHtml({ title, items }: OutlineList): string {
  return `<div class="end-list"><h3>${text(title)}</h3><ul>${items.map((item) => `<li dir="auto">${text(item)}</li>`).join('')}</ul></div>`;
}

/** Every page that is cited, with all its quotes: on paper, the endnotes. */
export function sourcesHtml({ tally, sources, legend, marks, ends }: ReportOutline): string {
  const meanings = marks.map(
    ({ verdict, word, means }) =>
      `<div><dt class="${markClass(verdict)}">${text(word)}</dt><dd>${text(means)}</dd></div>`,
  );
  return [
    `<p class="tally">${text(tally)}</p>`,
    sources.length === 0
      ? ''
      : `<details class="all-sources"><summary>All ${plural(sources.length, 'source')}</summary><ol class="sources">${sources.map(sourceHtml).join('\n')}</ol></details>`,
    `<p class="legend">${text(legend)}</p>`,
    meanings.length === 0 ? '' : `<dl class="meanings">${meanings.join('')}</dl>`,
    ...ends.map(listHtml),
  ].join('');
}
