import { writeLastHours } from '../../evidence-only/resting';
import { defineSection, fromClaims } from '../define-section';

export const lastHours = defineSection({
  id: 'last-hours',
  title: 'Your last two hours',
  kind: 'advice',
  restsOn: 'claims',
  questions: fromClaims('last-hours', 'Your last two hours', 'We found too little for a plan.'),
  guidance: null,
  write: writeLastHours,
});
