import { escapeHtml } from '../../kernel/html';

/** Buttons that open the quotes a sentence or a figure stands on. */
export function marksHtml(labels: readonly string[]): string {
  const buttons = labels.map(escapeHtml).map(
    (label) => `<button class="mark" type="button" popovertarget="card-${label}" aria-label="Show quote ${label}">${label}</button>`,
  );
  return labels.length === 0 ? '' : ` <span class="marks">${buttons.join('</span> <span class="marks">')}</span>`;
}
