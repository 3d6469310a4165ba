import { phraseFinder } from '../../language';
import { question, type SectionPlan } from './section-plan';
import { MONEY } from './answers';

const countsStaff = phraseFinder(
  'employ ..4 #, employs ..4 #, employed ..4 #, team of ..2 #, # ..8 employee/people',
);
const saysEarnings = phraseFinder('earned, income, profit, revenue, sales');

export const SNAPSHOT: SectionPlan = {
  id: 'snapshot',
  title: 'Company snapshot',
  kind: 'fact',
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
};

export const DEVELOPMENTS: SectionPlan = {
  id: 'developments',
  title: 'Hot topics',
  kind: 'fact',
  questions: [
    question(
      'launches',
      'What has it launched lately?',
      ['launch'],
      'recent launches',
      4,
      undefined,
      { extra: true },
    ),
    question('news', 'What is written about it?', ['news'], 'recent news', 12),
    question(
      'parties',
      'Is a rival part of the news?',
      ['competitor'],
      'rivals in the news',
      8,
      undefined,
      { counted: true, extra: true },
    ),
    question(
      'told',
      'What does that news say?',
      ['statement'],
      'details of what is new and planned',
      120,
      ['news', 'engineering'],
      { extra: true },
    ),
    question('cuts', 'Has it let people go?', ['layoff'], 'layoff notices', 3, undefined, {
      extra: true,
    }),
    question(
      'disputes',
      'Is it in dispute with anybody?',
      ['legal'],
      'disputes and legal matters',
      24,
      ['legal'],
      { extra: true },
    ),
    question(
      'filed',
      'What has it told its owners, and when will it next?',
      ['current-report', 'event'],
      'reports to shareholders',
      12,
      undefined,
      { extra: true },
    ),
    question('outages', 'What stood still?', ['incident'], 'outages', 4, undefined, {
      extra: true,
    }),
    question(
      'inventions',
      'What has it invented, tested or brought through a review?',
      ['patent', 'study', 'clearance', 'paper'],
      'patents, studies and papers',
      16,
      undefined,
      { extra: true },
    ),
    question(
      'code',
      'Which software does it give away?',
      ['software'],
      'software that it gives away',
      8,
      undefined,
      { extra: true },
    ),
  ],
};

export const MARKET: SectionPlan = {
  id: 'market',
  title: 'Market',
  kind: 'fact',
  questions: [
    question('rivals', 'Who are its competitors?', ['competitor'], 'competitors', 6, undefined, {
      toldUnder: ['Who it competes with'],
    }),
    question(
      'position',
      'How does it see its market?',
      ['statement'],
      'view of its market',
      24,
      ['market'],
      { extra: true },
    ),
    question(
      'analyses',
      'What does the industry argue about?',
      ['analysis'],
      'industry analysis',
      6,
      undefined,
      { extra: true },
    ),
  ],
};
