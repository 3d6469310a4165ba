import type { Evidence } from '../../research/evidence/shape';
import type { ClaimKind, SectionId } from '../document/shape';
import { question, type PlannedQuestion, type SectionPlan } from './section-plan';

/** What a company says of itself is no press and no analysis. */
const OTHERS: readonly Evidence['reliability'][] = ['register', 'reference', 'public-voice'];

/** The kinds of source that are looked through. It states no fact of its own: it points at claims. */
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
      { by: ['first-party'], extra: true },
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
      undefined,
      { extra: true },
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
      { by: ['register'], extra: true },
    ),
    question(
      'analyses',
      'What do those write who know the industry?',
      ['analysis', 'competitor'],
      'industry analysis',
      12,
      undefined,
      { by: OTHERS, extra: true },
    ),
  ],
};

function fromClaims(id: SectionId, title: string, kind: ClaimKind, missing: string): SectionPlan {
  return { id, title, kind, questions: [question(id, title, [], missing)] };
}

/** Sections whose sentences rest on claims already verified. */
const RESTING_PLANS = {
  'talking-points': fromClaims(
    'talking-points',
    'Talking points',
    'advice',
    'We found too little to suggest talking points.',
  ),
  'questions-to-ask': fromClaims(
    'questions-to-ask',
    'Smart questions to ask',
    'question',
    'We found nothing specific enough to ask about.',
  ),
  'questions-to-expect': fromClaims(
    'questions-to-expect',
    'Likely questions',
    'question',
    'We found no posting, values, or hiring page to expect questions from.',
  ),
  avoid: fromClaims(
    'avoid',
    'Avoid zones',
    'advice',
    'We found nothing that calls for special care.',
  ),
  'last-hours': {
    ...fromClaims('last-hours', 'Your last two hours', 'advice', 'We found too little for a plan.'),
    byCode: true,
  },
  'deep-research': DEEP_RESEARCH,
  brief: fromClaims('brief', 'The brief', 'fact', 'We found too little to sum up.'),
} as const satisfies Partial<Record<SectionId, SectionPlan>>;

export type RestingSection = keyof typeof RESTING_PLANS;
export const RESTING_SECTIONS: readonly SectionPlan[] = Object.values(RESTING_PLANS);

/** The kinds of source that deep research looks through, each reported as found or not. */
export const SOURCE_KINDS: readonly PlannedQuestion[] = DEEP_RESEARCH.questions;
