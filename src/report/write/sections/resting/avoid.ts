import { writeAvoid } from '../../evidence-only/resting';
import { defineSection, fromClaims } from '../define-section';

export const avoid = defineSection({
  id: 'avoid',
  title: 'Avoid zones',
  kind: 'advice',
  restsOn: 'claims',
  questions: fromClaims('avoid', 'Avoid zones', 'We found nothing that calls for special care.'),
  guidance:
    'Name up to five matters that the reader shouldn’t raise, each on a fact, without drama. ' +
    'The note gives a sentence to say, if it comes up.',
  write: writeAvoid,
});
