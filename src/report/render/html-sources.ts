import { escapeHtml as text } from '../../kernel/html';
import type { Outline, OutlineList, OutlineSource } from '../document';
import { linked, wordsHtml } from './html-claim';
import { markClass } from './html-style-marks';

function sourceHtml({ number, title, line, link, quotes }: OutlineSource): string {
  const said = quotes.map(
    (quote) =>
      `<li id="q-${text(quote.label)}"><span class="label">${text(quote.label)}</span>${wordsHtml(quote)}</li>`,
  );
  return `<li><span class="number">${number}</span><p class="title">${linked(link, title)}</p><p class="about">${text(line)}</p><ul class="quotes">${said.join('')}</ul></li>`;
}

/** In a table the figures' quotes are named, and each name leads to its quote. */
export function quoteLinks(labels: readonly string[]): string {
  const links = labels.map((label) => `<a href="#q-${text(label)}">${text(label)}</a>`);
  return links.length === 0 ? '' : ` <span class="labels">[${links.join(', ')}]</span>`;
}

function listHtml({ title, items }: OutlineList): string {
  return `<div class="end-list"><h3>${text(title)}</h3><ul>${items.map((item) => `<li dir="auto">${text(item)}</li>`).join('')}</ul></div>`;
}

/** Every page that is cited, with all its quotes: on paper, the endnotes. */
export function sourcesHtml({ tally, sources, legend, marks, ends }: Outline): string {
  const meanings = marks.map(
    ({ verdict, word, means }) =>
      `<div><dt class="${markClass(verdict)}">${text(word)}</dt><dd>${text(means)}</dd></div>`,
  );
  return [
    `<p class="tally">${text(tally)}</p><ol class="sources">${sources.map(sourceHtml).join('\n')}</ol><p class="legend">${text(legend)}</p>`,
    meanings.length === 0 ? '' : `<dl class="meanings">${meanings.join('')}</dl>`,
    ...ends.map(listHtml),
  ].join('');
}
