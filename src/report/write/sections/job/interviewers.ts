import { question } from '../../../plan';
import { writeInterviewers } from '../../evidence-only/interviewers';
import { defineSection } from '../define-section';

export const interviewers = defineSection({
  id: 'interviewers',
  title: 'Interviewers',
  kind: 'fact',
  restsOn: 'evidence',
  closing: false,
  questions: [
    question(
      'interviewers',
      'Who are the interviewers?',
      ['interviewer'],
      'public professional sources on the people who will interview you',
      12,
      undefined,
      { extra: true },
    ),
  ],
  guidance: null,
  write: writeInterviewers,
});
