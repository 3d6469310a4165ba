import { phraseFinder } from '../../../../language';
import { question } from '../../../plan';
import { MONEY } from '../answers';
import { writeSnapshot } from '../../snapshot';
import { defineSection, ofFacts } from '../define-section';

const countsStaff = phraseFinder(
  'employ ..4 #, employs ..4 #, employed ..4 #, team of ..2 #, # ..8 employee/people',
);
const saysEarnings = phraseFinder('earned, income, profit, revenue, sales');

export const snapshot = defineSection({
  id: 'snapshot',
  title: 'Company snapshot',
  kind: 'fact',
  restsOn: 'evidence',
  closing: true,
  questions: [
    question(
      'what',
      'What does the company do?',
      ['description', 'industry', 'product'],
      'list of what it sells',
      10,
      undefined,
      { toldUnder: ['What it sells'] },
    ),
    question(
      'money',
      'How large is it, and does it earn?',
      MONEY,
      'revenue or profit figures',
      160,
      undefined,
      { toldUnder: ['How it’s doing'], tellsIt: saysEarnings },
    ),
    question(
      'wins',
      'What has it won lately?',
      ['funding', 'contract', 'award'],
      'funding rounds, public contracts, or awards',
      8,
      undefined,
      { extra: true },
    ),
    question(
      'ratings',
      'How are its products rated?',
      ['rating'],
      'ratings of its products',
      8,
      undefined,
      { extra: true },
    ),
    question(
      'reach',
      'Who are its customers, and where?',
      ['statement'],
      'how many customers it serves',
      24,
      ['snapshot', 'leadership'],
      { extra: true },
    ),
    question(
      'customers',
      'Who are its customers?',
      ['customer'],
      'customers by name',
      8,
      undefined,
      { extra: true },
    ),
    question(
      'people',
      'How many people work there?',
      ['employees'],
      'employee count',
      12,
      undefined,
      { toldUnder: ['How big it is'], tellsIt: countsStaff },
    ),
    question(
      'origin',
      'Since when and where?',
      ['founded', 'headquarters', 'stock-exchange', 'parent', 'subsidiary'],
      'founding year and head office',
      16,
      undefined,
      { extra: true },
    ),
    question(
      'leaders',
      'Who leads it?',
      ['chief-executive', 'leadership', 'board', 'founder'],
      'names of its leaders',
      16,
      undefined,
      { toldUnder: ['Who runs it'] },
    ),
  ],
  guidance: ofFacts(
    'Begin with what it makes and for whom, then its size with the day of each figure, then ' +
      'where and since when, and who leads it. A figure stands with its year.',
  ),
  write: writeSnapshot,
});
