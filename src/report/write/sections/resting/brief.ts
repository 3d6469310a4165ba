import { writeBrief } from '../../evidence-only/resting';
import { defineSection, fromClaims } from '../define-section';

export const brief = defineSection({
  id: 'brief',
  title: 'The brief',
  kind: 'fact',
  restsOn: 'claims',
  questions: fromClaims('brief', 'The brief', 'We found too little to sum up.'),
  guidance:
    'Sum up the report for someone who reads one page and reads it aloud in a minute and a ' +
    'half, at most 220 words in all: in one line what the company does, the three things to ' +
    'know, an answer of 40 to 70 words in the reader’s own voice to “what do you know about ' +
    'us?” with at most two figures, the best question, what to leave alone, and one number to ' +
    'bring. No sentence stands under a heading that it does not answer.',
  write: writeBrief,
});
