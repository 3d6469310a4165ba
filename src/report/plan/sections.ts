import type { SectionId } from '../document/shape';
import { question, type SectionPlan } from './section-plan';
import { MONEY, OF_WORK } from './answers';

const SNAPSHOT: SectionPlan = {
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
    ),
    question(
      'money',
      'How large is it, and does it earn?',
      MONEY,
      'revenue or profit figures',
      160,
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
    question('people', 'How many people work there?', ['employees'], 'employee count', 12),
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
    ),
  ],
};

const DEVELOPMENTS: SectionPlan = {
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

const MARKET: SectionPlan = {
  id: 'market',
  title: 'Market',
  kind: 'fact',
  questions: [
    question('rivals', 'Who are its competitors?', ['competitor'], 'competitors', 6),
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

const CULTURE: SectionPlan = {
  id: 'culture',
  title: 'Culture scoop',
  kind: 'fact',
  questions: [
    question(
      'mission',
      'What does it say it is for?',
      ['mission'],
      'stated mission',
      2,
      undefined,
      { extra: true },
    ),
    question('values', 'Which values does it name?', ['value'], 'stated values', 8),
    question(
      'model',
      'Where and when do people work?',
      ['statement'],
      'working model (remote, hybrid, or office)',
      24,
      OF_WORK,
      { home: 'working-model' },
    ),
    question('benefits', 'What does it offer its people?', ['benefit'], 'list of benefits', 16),
    question(
      'conduct',
      'What do public files say of its pay and its aims?',
      ['pay-gap', 'pay-ratio', 'climate-target'],
      'public files on pay gaps and climate targets',
      6,
      undefined,
      { extra: true },
    ),
    question(
      'voices',
      'What do people say of it in public?',
      ['public-voice'],
      'comments from the public',
      24,
      undefined,
      { extra: true },
    ),
  ],
};

const ROLE_TIPS: SectionPlan = {
  id: 'role-tips',
  title: 'Your role',
  kind: 'fact',
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
};

const HIRING_PROCESS: SectionPlan = {
  id: 'hiring-process',
  title: 'Hiring process',
  kind: 'fact',
  questions: [
    question(
      'steps',
      'How does it hire?',
      ['hiring-step', 'hiring-step-of-work'],
      'published hiring steps',
      12,
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
};

const INTERVIEWERS: SectionPlan = {
  id: 'interviewers',
  title: 'Interviewers',
  kind: 'fact',
  byCode: true,
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
};

const LOCATION: SectionPlan = {
  id: 'location',
  title: 'Location',
  kind: 'fact',
  byCode: true,
  questions: [
    question(
      'place',
      'What is known of the place of work?',
      ['office', 'statement'],
      'details of the office',
      8,
      ['location'],
    ),
    question(
      'surroundings',
      'What is it like there?',
      ['surroundings'],
      'details of the area',
      24,
      ['location'],
      { extra: true },
    ),
    question(
      'openings',
      'Which openings are there, and where?',
      ['job-posting'],
      'openings by place',
      120,
      undefined,
      { counted: true },
    ),
  ],
};

/** Sections whose sentences state what evidence says; written first, so that the others can rest on them. */
const FACT_PLANS = {
  snapshot: SNAPSHOT,
  developments: DEVELOPMENTS,
  market: MARKET,
  culture: CULTURE,
  'role-tips': ROLE_TIPS,
  'hiring-process': HIRING_PROCESS,
  interviewers: INTERVIEWERS,
  location: LOCATION,
} as const satisfies Partial<Record<SectionId, SectionPlan>>;

export type FactSection = keyof typeof FACT_PLANS;
export const FACT_SECTIONS: readonly SectionPlan[] = Object.values(FACT_PLANS);
