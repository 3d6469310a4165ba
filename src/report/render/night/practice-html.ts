import { escapeHtml as text } from '../../../kernel/html';
import type { ReportOutline } from '../../document';
import { openersOf, type OpenerCard } from './openers';

const EXPECTED = 'questions-to-expect';

/** The notes of a question stand in spans, as beside the likely questions: the script reads both alike. */
function openerHtml({ question, notes, facts }: OpenerCard): string {
  const said = notes.map(
    ({ label, text: note }) => `<span><b>${text(label)}:</b> ${text(note)}</span>`,
  );
  const brought = facts.map(({ id, text: fact }) => `<a href="#${text(id)}">${text(fact)}</a>`);
  return [
    `<li><details><summary class="said">“${text(question)}”</summary><span class="notes">${said.join(' ')}`,
    `<span><b>Bring:</b> ${brought.join(' ')}</span></span></details></li>`,
  ].join(' ');
}

export function hasPractice({ sections }: ReportOutline): boolean {
  return sections.some(({ id }) => id === EXPECTED);
}

/** Practice as it works without a script; the script puts the cards on top. */
export function practiceHtml(outline: ReportOutline): string {
  if (!hasPractice(outline)) return '';
  const openers = openersOf(outline).map(openerHtml);
  return [
    '<div class="night" id="practice" role="region" aria-labelledby="practice-title">',
    '<h2 id="practice-title">Practice</h2>',
    '<p class="how">Answer each question aloud before you look at the plan. Then say it again, shorter.</p>',
    openers.length === 0
      ? ''
      : `<h3>Openers that come up in most interviews</h3><ul class="openers">${openers.join('')}</ul>`,
    '</div>',
  ].join('\n');
}
