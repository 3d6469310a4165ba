import { trimSigns } from '../../../kernel/text';
import { phraseFinder } from '../../../language';
import type { ReportOutline, OutlineClaim, SectionId } from '../../document';

/** What every interviewer asks: it becomes a card where the report has a fact to lean on. */
interface Opener {
  readonly question: string;
  readonly tests: string;
  readonly plan: string;
  /** Where the facts are looked for, the best place first. */
  readonly from: readonly SectionId[];
  /** A likely question that begins like this asks the same. */
  readonly sameAs?: (question: string) => boolean;
}

const OPENERS: readonly Opener[] = [
  {
    question: 'Tell me about yourself.',
    tests: 'Whether you know what matters for this job.',
    plan: 'Take 90 seconds: what you do now, one result, and why this role. Then stop.',
    from: ['role-tips'],
    sameAs: phraseFinder('^ tell me/us about yourself'),
  },
  {
    question: 'Why do you want to work here?',
    tests: 'Whether you looked them up.',
    plan: 'Name one thing you read about, and what you’d want to do with it.',
    from: ['developments', 'snapshot'],
    sameAs: phraseFinder('^ why !are/did, ^ why are/did !you'),
  },
  {
    question: 'Why are you looking for a new job?',
    tests: 'Whether you’re moving toward something.',
    plan: 'Give one sentence about what you want next, and none against the last place.',
    from: ['snapshot', 'developments'],
    sameAs: phraseFinder('^ why are/did you, ^ what are you looking for'),
  },
  {
    question: 'What’s a weakness of yours?',
    tests: 'Honesty, and what you do about it.',
    plan: 'Choose something real that this job doesn’t depend on, and say what you do about it.',
    from: ['role-tips'],
    sameAs: phraseFinder('weakness'),
  },
  {
    question: 'Tell me about a hard situation and what you did.',
    tests: 'What you do, more than what happened.',
    plan: 'Tell one story. Spend most of it on what you did, and end with the result.',
    from: ['culture', 'hiring-process'],
    sameAs: phraseFinder('difficult/hard/tough moment/situation/time'),
  },
];

/** Nobody remembers more for one answer. */
const MOST_FACTS = 2;
const LONGEST_FACT = 180;

export interface OpenerCard {
  readonly question: string;
  readonly notes: OutlineClaim['notes'];
  readonly facts: readonly OutlineClaim[];
}

const claimsOf = ({ groups }: ReportOutline['sections'][number]): OutlineClaim[] =>
  groups.filter(({ isAdvice }) => !isAdvice).flatMap(({ claims }) => claims);

/** The claims that the report's own advice and questions are based on, the most used first. */
function leaningOn({ sections }: ReportOutline): (id: SectionId) => OutlineClaim[] {
  const uses = new Map<string, number>();
  for (const { id } of sections
    .flatMap(({ groups }) => groups)
    .flatMap(({ claims }) => claims)
    .flatMap(({ restsOn }) => restsOn))
    uses.set(id, (uses.get(id) ?? 0) + 1);
  const usesOf = ({ id }: OutlineClaim): number => uses.get(id) ?? 0;
  return (wanted) =>
    sections
      .filter(({ id }) => id === wanted)
      .flatMap(claimsOf)
      .filter((claim) => usesOf(claim) > 0 && claim.text.length <= LONGEST_FACT)
      .toSorted((one, other) => usesOf(other) - usesOf(one))
      .slice(0, MOST_FACTS);
}

/** The openers that this report can prepare, and that are not among its likely questions already. */
export function openersOf(outline: ReportOutline): OpenerCard[] {
  const factsIn = leaningOn(outline);
  const asked = outline.sections
    .filter(({ id }) => id === 'questions-to-expect')
    .flatMap(claimsOf)
    .map(({ text }) => text);
  return OPENERS.flatMap(({ question, tests, plan, from, sameAs }) => {
    const facts = from.map(factsIn).find((found) => found.length > 0) ?? [];
    const isAsked = sameAs !== undefined && asked.some((one) => sameAs(trimSigns(one, '“"')));
    if (isAsked || facts.length === 0) return [];
    const notes = [
      { label: 'What it tests', text: tests },
      { label: 'Plan', text: plan },
    ];
    return [{ question, notes, facts }];
  });
}
