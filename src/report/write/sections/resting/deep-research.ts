import type { Evidence } from '../../../../research/evidence/shape';
import { question } from '../../../plan';
import { writeDeepResearch } from '../../evidence-only/resting';
import { defineSection } from '../define-section';

/** What a company says of itself is no press and no analysis. */
const OTHERS: readonly Evidence['reliability'][] = ['register', 'reference', 'public-voice'];

/** The kinds of source that are looked through. It states no fact of its own: it points at claims. */
export const deepResearch = defineSection({
  id: 'deep-research',
  title: 'Deep research',
  kind: 'fact',
  restsOn: 'claims',
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
  guidance: null,
  write: writeDeepResearch,
});
