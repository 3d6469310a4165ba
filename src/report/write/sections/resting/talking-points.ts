import { writeTalkingPoints } from '../../evidence-only/resting';
import { defineSection, fromClaims } from '../define-section';

export const talkingPoints = defineSection({
  id: 'talking-points',
  title: 'Talking points',
  kind: 'advice',
  restsOn: 'claims',
  questions: fromClaims(
    'talking-points',
    'Talking points',
    'We found too little to suggest talking points.',
  ),
  guidance:
    'Give up to six points the reader could say aloud, each one or two sentences on a fact, ' +
    'in the reader’s own voice, and never on the reader’s past.',
  write: writeTalkingPoints,
});
