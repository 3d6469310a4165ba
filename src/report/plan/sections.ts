import type { Evidence, Topic } from '../../research/evidence/shape';
import type { ClaimKind, SectionId } from '../document/shape';
import type { Home } from './homes';

export interface PlannedQuestion {
  readonly id: string;
  readonly asks: string;
  /** The attributes of evidence that answer it; empty where it is answered from other claims. */
  readonly answeredBy: readonly string[];
  /** Narrows the attributes to these topics: a statement may be about anything. */
  readonly topics?: readonly Topic[];
  /** Of statements on work: those that belong here and not to the sections beside it. */
  readonly home?: Home;
  /** What stands on a page with a day is a story; what stands on one without holds at all times. */
  readonly dated?: boolean;
  /** Who must say it; whoever does where nobody is named. */
  readonly by?: readonly Evidence['reliability'][];
  /** Its rows are told elsewhere and only counted here. */
  readonly counted?: true;
  /** Only words of people who say that they work or worked there. */
  readonly inside?: true;
  /** Worth telling where a register has it; that none has it tells nothing, so nobody is told that it is missing. */
  readonly extra?: true;
  /** The most rows a writer is given for it, so that one loud source can't fill a section. */
  readonly most: number;
  /** What is missing when nothing answers it: a noun phrase that goes with “We found no …”, or a whole sentence. */
  readonly missing: string;
}

export interface SectionPlan {
  readonly id: SectionId;
  readonly title: string;
  /** The kind of every sentence in the section; a writer has no say in it. */
  readonly kind: ClaimKind;
  /** No model writes it: its sentences name people, or count what others say. */
  readonly byCode?: true;
  /** It closes a section of facts with what they mean for the reader, and states none of its own. */
  readonly closes?: true;
  readonly questions: readonly PlannedQuestion[];
}

type Place = Pick<PlannedQuestion, 'home' | 'by' | 'counted' | 'dated' | 'inside' | 'extra'>;

function question(
  id: string,
  asks: string,
  answeredBy: readonly string[],
  missing: string,
  most = 6,
  topics?: readonly Topic[],
  place: Place = {},
): PlannedQuestion {
  return {
    id,
    asks,
    answeredBy,
    missing,
    most,
    ...(topics === undefined ? {} : { topics }),
    ...place,
  };
}

/** What a company says of itself is no press and no analysis. */
const OTHERS: readonly Evidence['reliability'][] = ['register', 'reference', 'public-voice'];

/** A statement about work may be filed under any of these. */
const OF_WORK: readonly Topic[] = ['hiring', 'engineering', 'culture'];

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
      ['revenue', 'net-income'],
      'revenue or profit figures',
      24,
    ),
    question(
      'wins',
      'What has it won lately?',
      ['funding', 'contract', 'award'],
      'funding rounds, public contracts, or awards',
      8,
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
      'Whom does it serve, and where?',
      ['statement'],
      'how many customers it serves',
      24,
      ['snapshot', 'leadership'],
    ),
    question('customers', 'Who are its customers?', ['customer'], 'customers by name', 8),
    question('people', 'How many people work there?', ['employees'], 'employee count', 12),
    question(
      'origin',
      'Since when and where?',
      ['founded', 'headquarters', 'stock-exchange', 'parent', 'subsidiary'],
      'founding year and head office',
      16,
    ),
    question(
      'leaders',
      'Who leads it?',
      ['chief-executive', 'leadership', 'board', 'founder'],
      'names of its leaders',
      16,
    ),
    question(
      'outlook',
      'What does it say of its money?',
      ['statement'],
      'outlook on its figures',
      12,
      ['financials'],
    ),
  ],
};

const DEVELOPMENTS: SectionPlan = {
  id: 'developments',
  title: 'Hot topics',
  kind: 'fact',
  questions: [
    question('launches', 'What has it launched lately?', ['launch'], 'recent launches', 4),
    question('news', 'What is written about it?', ['news'], 'recent news', 12),
    question(
      'told',
      'What does that news say?',
      ['statement'],
      'details of what is new and planned',
      120,
      ['news', 'engineering'],
    ),
    question(
      'shown',
      'What does it say of what it brings out?',
      ['statement'],
      'details of what is new and planned',
      60,
      ['products'],
      { dated: true },
    ),
    question('cuts', 'Has it let people go?', ['layoff'], 'layoff notices', 3, undefined, {
      extra: true,
    }),
    question(
      'disputes',
      'Is it in dispute with anybody?',
      ['legal', 'statement'],
      'disputes and legal matters',
      24,
      ['legal'],
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
    question('rivals', 'Whom does it compete with?', ['competitor'], 'competitors', 6),
    question(
      'edge',
      'What does its work bring those who use it?',
      ['statement'],
      'what its products do for the people who use them',
      60,
      ['products'],
      { dated: false },
    ),
    question('position', 'How does it see its market?', ['statement'], 'view of its market', 24, [
      'market',
    ]),
    question(
      'analyses',
      'What does the industry argue about?',
      ['analysis'],
      'industry analysis',
      6,
    ),
  ],
};

const CULTURE: SectionPlan = {
  id: 'culture',
  title: 'Culture scoop',
  kind: 'fact',
  questions: [
    question('mission', 'What does it say it is for?', ['mission'], 'stated mission', 2),
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
    ),
    question('openings', 'How much is it hiring?', ['open-jobs'], 'number of open jobs', 2),
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
      'work',
      'What does the posting say of the work?',
      ['statement'],
      'description of the work',
      120,
      OF_WORK,
      { home: 'work' },
    ),
  ],
};

const HIRING_PROCESS: SectionPlan = {
  id: 'hiring-process',
  title: 'Hiring process',
  kind: 'fact',
  questions: [
    question('steps', 'How does it hire?', ['hiring-step'], 'published hiring steps', 8),
    question(
      'told',
      'What is each step about, and how long does it take?',
      ['statement'],
      'details of each hiring step',
      40,
      OF_WORK,
      { home: 'hiring-process' },
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

/** The kinds of source that are looked through, each found or “not found”. It names no fact anew: it points at claims. */
const DEEP_RESEARCH: SectionPlan = {
  id: 'deep-research',
  title: 'Deep research',
  kind: 'fact',
  byCode: true,
  questions: [
    question(
      'statements',
      'What does the company say itself?',
      ['statement', 'mission', 'value', 'launch', 'product', 'description', 'news'],
      'company statements',
      60,
      undefined,
      { by: ['first-party'] },
    ),
    question(
      'press',
      'What does the press say?',
      ['news'],
      'press coverage from outside the company',
      20,
      undefined,
      { by: OTHERS },
    ),
    question(
      'voices',
      'What is said in public discussion?',
      ['public-voice'],
      'public discussion',
      24,
    ),
    question(
      'insiders',
      'What do those say who work or worked there?',
      ['public-voice'],
      'comments from people who say they work or worked there',
      24,
      undefined,
      { inside: true },
    ),
    question(
      'filings',
      'What was handed to authorities?',
      ['revenue', 'net-income', 'layoff', 'legal'],
      'official filings',
      24,
      undefined,
      { by: ['register'] },
    ),
    question(
      'analyses',
      'What do those write who know the industry?',
      ['analysis', 'competitor'],
      'industry analysis',
      12,
      undefined,
      { by: OTHERS },
    ),
  ],
};

function fromClaims(id: SectionId, title: string, kind: ClaimKind, missing: string): SectionPlan {
  return { id, title, kind, questions: [question(id, title, [], missing)] };
}

/** Sections whose sentences state what evidence says; written first, so that the others can rest on them. */
export const FACT_SECTIONS: readonly SectionPlan[] = [
  SNAPSHOT,
  DEVELOPMENTS,
  MARKET,
  CULTURE,
  ROLE_TIPS,
  HIRING_PROCESS,
  INTERVIEWERS,
  LOCATION,
];

/** Sections whose sentences rest on claims already verified. */
export const RESTING_SECTIONS: readonly SectionPlan[] = [
  fromClaims(
    'talking-points',
    'Talking points',
    'advice',
    'We found too little to suggest talking points.',
  ),
  fromClaims(
    'questions-to-ask',
    'Smart questions to ask',
    'question',
    'We found nothing specific enough to ask about.',
  ),
  fromClaims(
    'questions-to-expect',
    'Likely questions',
    'question',
    'We found no posting, values, or hiring page to expect questions from.',
  ),
  fromClaims('avoid', 'Avoid zones', 'advice', 'We found nothing that calls for special care.'),
  {
    ...fromClaims('last-hours', 'Your last two hours', 'advice', 'We found too little for a plan.'),
    byCode: true,
  },
  DEEP_RESEARCH,
  fromClaims('brief', 'The brief', 'fact', 'We found too little to sum up.'),
];

/** The kinds of source that deep research looks through, each reported as found or not. */
export const SOURCE_KINDS: readonly PlannedQuestion[] = DEEP_RESEARCH.questions;
