import { visible, type ReportDocument } from '../../document';
import { html, type Html } from '../markup';

/** Shown once the interview is over. It has three blanks, so that no two readers send the same. */
export function thanksHtml({ role, preparedFor }: ReportDocument): Html {
  const draft = [
    'Hi [their name],',
    [
      `Thank you for talking with me about the ${visible(role)} role.`,
      'I’m still thinking about what you said about [something they told you].',
      'It’s work I’d like to do, because [your reason].',
    ].join(' '),
    'If you need anything else from me, I’m glad to send it.',
    visible(preparedFor ?? ''),
  ];
  return html`<div class="night" id="thank-you" role="region" aria-labelledby="thanks-title">
<h2 id="thanks-title">A thank-you note</h2>
<p class="how">Fill the three blanks and send it today, to each person you met.</p>
<label class="field"><span>Your note</span>
<textarea rows="9">${draft.join('\n\n').trim()}</textarea></label>
</div>`;
}
