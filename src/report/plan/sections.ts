import type { Topic } from '../../research/evidence/shape';
import type { ClaimKind, SectionId } from '../document/shape';

export interface PlannedQuestion {
  readonly id: string;
  readonly asks: string;
  /** The attributes of evidence that answer it; empty where it is answered from other claims. */
  readonly answeredBy: readonly string[];
  /** Narrows the attributes to these topics: a statement may be about anything. */
  readonly topics?: readonly Topic[];
  /** The most rows a writer is given for it, so that one loud source can't fill a section. */
  readonly most: number;
  /** What to say was looked for when nothing answers it, as a noun phrase. */
  readonly missing: string;
}

export interface SectionPlan {
  readonly id: SectionId;
  readonly title: string;
  /** The kind of every sentence in the section; a writer has no say in it. */
  readonly kind: ClaimKind;
  readonly questions: readonly PlannedQuestion[];
}

function question(
  id: string,
  asks: string,
  answeredBy: readonly string[],
  missing: string,
  most = 6,
  topics?: readonly Topic[],
): PlannedQuestion {
  return { id, asks, answeredBy, missing, most, ...(topics === undefined ? {} : { topics }) };
}

const SNAPSHOT: SectionPlan = {
  id: 'snapshot',
  title: 'Company snapshot',
  kind: 'fact',
  questions: [
    question('what', 'What does the company do?', ['description', 'industry', 'product'], 'a list of what it offers', 8),
    question('money', 'How large is it, and does it earn?', ['revenue', 'net-income'], 'revenue or profit figures', 8),
    question('people', 'How many people work there?', ['employees'], 'the number of employees', 4),
    question('origin', 'Since when and where?', ['founded', 'headquarters', 'stock-exchange', 'parent'], 'founding year and head office', 12),
    question('leaders', 'Who leads it?', ['chief-executive', 'leadership', 'board', 'founder'], 'names of the leadership', 16),
    question('outlook', 'What does it say of its money?', ['statement'], 'its own outlook on its figures', 12, ['financials']),
    question('market', 'Whom does it compete with?', ['competitor'], 'competitors', 2),
  ],
};

const DEVELOPMENTS: SectionPlan = {
  id: 'developments',
  title: 'Recent developments',
  kind: 'fact',
  questions: [
    question('launches', 'What has it launched lately?', ['launch'], 'recent launches', 4),
    question('news', 'What is written about it?', ['news'], 'recent news', 12),
    question('told', 'What does that news say?', ['statement'], 'statements on what is new and what is planned', 120, ['news', 'products', 'engineering', 'market']),
    question('cuts', 'Has it let people go?', ['layoff'], 'notices of layoffs', 3),
    question('disputes', 'Is it in dispute with anybody?', ['legal'], 'disputes and legal matters', 6),
  ],
};

const CULTURE: SectionPlan = {
  id: 'culture',
  title: 'Culture',
  kind: 'fact',
  questions: [
    question('mission', 'What does it say it is for?', ['mission'], 'a stated mission', 2),
    question('values', 'Which values does it name?', ['value'], 'stated values', 8),
    question('benefits', 'What does it offer its people?', ['benefit'], 'benefits as posted', 16),
    question('voices', 'What do people say of it in public?', ['public-voice'], 'public words of people who work or worked there', 24),
  ],
};

const ROLE_TIPS: SectionPlan = {
  id: 'role-tips',
  title: 'Role tips',
  kind: 'fact',
  questions: [
    question('posting', 'What is posted for this role?', ['job-posting'], 'an open posting for this role', 24),
    question('openings', 'How much is it hiring?', ['open-jobs'], 'the number of open jobs', 2),
    question('pay', 'What is published on pay?', ['pay-range'], 'a published pay range', 16),
    question('work', 'What does the posting say of the work?', ['statement'], 'a description of the work', 120, ['hiring', 'engineering', 'culture']),
    question('steps', 'How does it hire?', ['hiring-step'], 'its published hiring steps', 8),
  ],
};

function fromClaims(id: SectionId, title: string, kind: ClaimKind, missing: string): SectionPlan {
  return { id, title, kind, questions: [question(id, title, [], missing)] };
}

/** Sections whose sentences state what evidence says; written first, so that the others can rest on them. */
export const FACT_SECTIONS: readonly SectionPlan[] = [SNAPSHOT, DEVELOPMENTS, CULTURE, ROLE_TIPS];

/** Sections whose sentences rest on claims already verified. */
export const RESTING_SECTIONS: readonly SectionPlan[] = [
  fromClaims('talking-points', 'Talking points', 'advice', 'facts firm enough to build a talking point on'),
  fromClaims('questions-to-ask', 'Questions to ask', 'question', 'recent facts to ask about'),
  fromClaims('questions-to-expect', 'Questions to expect', 'question', 'postings, values or hiring pages to read questions from'),
  fromClaims('avoid', 'Better avoided', 'advice', 'anything that calls for special care'),
  fromClaims('brief', 'The brief', 'fact', 'enough to sum up'),
];

/** The order in which they are read. */
export const READING_ORDER: readonly SectionId[] = [
  'brief',
  'snapshot',
  'developments',
  'culture',
  'talking-points',
  'questions-to-ask',
  'questions-to-expect',
  'avoid',
  'role-tips',
  'sources',
];

/** The kinds of source that deep research looks through, each reported as found or not. */
export const SOURCE_KINDS: readonly { readonly missing: string; readonly attributes: readonly string[] }[] = [
  { missing: 'company statements', attributes: ['statement', 'mission', 'value', 'launch', 'product', 'description'] },
  { missing: 'press coverage', attributes: ['news'] },
  { missing: 'public discussion', attributes: ['public-voice'] },
  { missing: 'official filings', attributes: ['revenue', 'net-income'] },
  { missing: 'industry analyses', attributes: ['analysis', 'competitor'] },
];
