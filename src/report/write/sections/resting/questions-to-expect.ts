import { writeQuestionsToExpect } from '../../evidence-only/resting';
import { defineSection, fromClaims } from '../define-section';

export const questionsToExpect = defineSection({
  id: 'questions-to-expect',
  title: 'Likely questions',
  kind: 'question',
  restsOn: 'claims',
  questions: fromClaims(
    'questions-to-expect',
    'Likely questions',
    'We found no posting, values, or hiring page to expect questions from.',
  ),
  guidance:
    'Give up to seven questions that this company is likely to ask for this role, as an ' +
    'interviewer would say them: from the posting, its stated values and its published hiring ' +
    'steps. The note is a one-line plan tied to a fact.',
  write: writeQuestionsToExpect,
});
