import { question } from '../../../plan';
import { OF_WORK } from '../answers';
import { writeRoleTips } from '../../evidence-only/role/role-tips';
import { defineSection, ofFacts } from '../define-section';

export const roleTips = defineSection({
  id: 'role-tips',
  title: 'Your role',
  kind: 'fact',
  restsOn: 'evidence',
  closing: true,
  questions: [
    question(
      'posting',
      'What is posted for this role?',
      ['job-posting'],
      'open posting for this role',
      24,
    ),
    question(
      'asks',
      'What does a posting ask for?',
      ['must-have', 'nice-to-have', 'duty', 'posting-tool'],
      'what the posting asks for',
      400,
      undefined,
      { extra: true },
    ),
    question(
      'openings',
      'How much is it hiring?',
      ['open-jobs'],
      'number of open jobs',
      2,
      undefined,
      { extra: true },
    ),
    question(
      'pay',
      'What is published on pay?',
      ['pay-range', 'declared-pay'],
      'published pay range',
      24,
    ),
    question(
      'going-pay',
      'What does such work pay in general?',
      ['going-pay'],
      'typical pay for such work',
      12,
      undefined,
      { extra: true },
    ),
    question(
      'why',
      'What in the news may explain the opening?',
      ['news'],
      'news that explains the opening',
      24,
      undefined,
      { counted: true, extra: true },
    ),
    question(
      'work',
      'What does the posting say of the work?',
      ['statement'],
      'description of the work',
      120,
      OF_WORK,
      { home: 'work', extra: true },
    ),
  ],
  guidance: ofFacts(
    'Decode what is posted: what it asks for, the tools, the team, what the work is like, and ' +
      'pay as published with the place it is for. Promise no result and give no advice here.',
  ),
  write: writeRoleTips,
});
