import { question } from '../../../plan';
import { OF_WORK } from '../answers';
import { writeHiringProcess } from '../../evidence-only/hiring-process';
import { defineSection, ofFacts } from '../define-section';

export const hiringProcess = defineSection({
  id: 'hiring-process',
  title: 'Hiring process',
  kind: 'fact',
  restsOn: 'evidence',
  closing: true,
  questions: [
    question(
      'steps',
      'How does it hire?',
      ['hiring-step', 'hiring-step-of-work'],
      'published hiring steps',
      12,
      undefined,
      { toldUnder: ['What it says about hiring'] },
    ),
    question(
      'told',
      'What is each step about, and how long does it take?',
      ['statement'],
      'details of each hiring step',
      40,
      OF_WORK,
      { home: 'hiring-process', extra: true },
    ),
    question(
      'visas',
      'Does it hire people who need a visa?',
      ['work-visas'],
      'approved work visas',
      4,
      undefined,
      { extra: true },
    ),
  ],
  guidance: ofFacts(
    'Tell the steps in the order in which the company publishes them, and who takes part ' +
      'where an entry says so. Leave open what is not published.',
  ),
  write: writeHiringProcess,
});
