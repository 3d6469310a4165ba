import { writeQuestionsToAsk } from '../../evidence-only/resting';
import { defineSection, fromClaims } from '../define-section';

export const questionsToAsk = defineSection({
  id: 'questions-to-ask',
  title: 'Smart questions to ask',
  kind: 'question',
  restsOn: 'claims',
  questions: fromClaims(
    'questions-to-ask',
    'Smart questions to ask',
    'We found nothing specific enough to ask about.',
  ),
  guidance:
    'Give five to eight questions that the reader can ask, each in at most thirty words of ' +
    'speech on something specific to this company. The notes say why to ask, what a good ' +
    'answer would have, what would be a red flag, and whom to ask.',
  write: writeQuestionsToAsk,
});
