import type { ReportOutline } from '../../document';
import { html, joined, lines, type Html, type HtmlPart } from '../markup';
import { openersOf, type OpenerCard } from './openers';

const EXPECTED = 'questions-to-expect';

/** The notes of a question stand in spans, as beside the likely questions: the script reads both alike. */
function openerHtml({ question, notes, facts }: OpenerCard): Html {
  const said = notes.map(({ label, text }) => html`<span><b>${label}:</b> ${text}</span>`);
  const links = facts.map(({ id, text }) => html`<a href="#${id}">${text}</a>`);
  const brought = html`<span><b>Bring:</b> ${joined(links, ' ')}</span>`;
  const plan = html`<span class="notes">${joined([...said, brought], ' ')}</span>`;
  return html`<li><details><summary class="said">“${question}”</summary>${plan}</details></li>`;
}

export function hasPractice({ sections }: ReportOutline): boolean {
  return sections.some(({ id }) => id === EXPECTED);
}

/** Practice as it works without a script; the script puts the cards on top. */
export function practiceHtml(outline: ReportOutline): HtmlPart {
  if (!hasPractice(outline)) return undefined;
  const openers = openersOf(outline).map(openerHtml);
  const list = html`<ul class="openers">${openers}</ul>`;
  return lines([
    html`<div class="night" id="practice" role="region" aria-labelledby="practice-title">`,
    html`<h2 id="practice-title">Practice</h2>`,
    html`<p class="how">Answer each question aloud before you look at the plan. Then say it again, shorter.</p>`,
    openers.length > 0 && html`<h3>Openers that come up in most interviews</h3>${list}`,
    html`</div>`,
  ]);
}
