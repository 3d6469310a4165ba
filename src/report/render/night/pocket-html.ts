import type { ReportOutline } from '../../document';
import { html, joined, lines, type HtmlPart } from '../markup';
import { pocketOf } from './pocket';
import { hasPractice } from './practice-html';

/** One screen for the last ten minutes: while it is the page's target, it is all that the page shows. */
export function tenMinutesHtml(outline: ReportOutline, isShared: boolean): HtmlPart {
  const { parts } = pocketOf(outline);
  if (parts.length === 0) return undefined;
  const lists = parts.map(({ title, items }) => {
    const entries = items.map((item) => html`<li dir="auto">${item}</li>`);
    return html`<h3>${title}</h3><ul class="items">${entries}</ul>`;
  });
  const card = html`<a href="?pocket">Pocket card (PDF)</a>`;
  return html`<div class="night ten" id="ten-minutes" role="region" aria-labelledby="ten-title" tabindex="-1">
<h2 id="ten-title">Ten minutes</h2>
${lines(lists)}
<p class="onward"><a href="#report">Back to the whole report</a>
${!isShared && card}</p>
</div>`;
}

/** The ways from the brief into the night before. */
export function nightLinks(outline: ReportOutline, isShared: boolean): HtmlPart {
  const hasPocket = pocketOf(outline).parts.length > 0;
  const links = [
    hasPractice(outline) && html`<a href="#practice">Practice</a>`,
    hasPocket && html`<a href="#ten-minutes">Ten minutes</a>`,
    hasPocket && !isShared && html`<a href="?pocket">Pocket card</a>`,
  ].filter((link) => link !== false);
  return links.length > 0 && html`<p class="onward tonight">${joined(links, ' ')}</p>`;
}
