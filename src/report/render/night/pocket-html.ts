import { escapeHtml as text } from '../../../kernel/html';
import type { ReportOutline } from '../../document';
import { pocketOf } from './pocket';
import { hasPractice } from './practice-html';

/** One screen for the last ten minutes: while it is the page's target, it is all that the page shows. */
export function tenMinutesHtml(outline: ReportOutline, isShared: boolean): string {
  const { parts } = pocketOf(outline);
  if (parts.length === 0) return '';
  const lists = parts.map(({ title, items }) => {
    const lines = items.map((item) => `<li dir="auto">${text(item)}</li>`);
    return `<h3>${text(title)}</h3><ul class="items">${lines.join('')}</ul>`;
  });
  return [
    '<div class="night ten" id="ten-minutes" role="region" aria-labelledby="ten-title" tabindex="-1">',
    '<h2 id="ten-title">Ten minutes</h2>',
    ...lists,
    '<p class="onward"><a href="#report">Back to the whole report</a>',
    isShared ? '</p>' : '<a href="?pocket">Pocket card (PDF)</a></p>',
    '</div>',
  ].join('\n');
}

/** The ways from the brief into the night before. */
export function nightLinks(outline: ReportOutline, isShared: boolean): string {
  const hasPocket = pocketOf(outline).parts.length > 0;
  const links = [
    hasPractice(outline) ? '<a href="#practice">Practice</a>' : '',
    hasPocket ? '<a href="#ten-minutes">Ten minutes</a>' : '',
    hasPocket && !isShared ? '<a href="?pocket">Pocket card</a>' : '',
  ].filter((link) => link !== '');
  return links.length === 0 ? '' : `<p class="onward tonight">${links.join(' ')}</p>`;
}
