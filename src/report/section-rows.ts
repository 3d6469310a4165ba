import { phraseFinder } from '../language';
import { GIVEN_POSTING, type Evidence } from '../research/evidence/shape';
import type { VerifiedClaim } from './compose';
import { assignRows, type NumberedRow, type SectionPlan } from './plan';
import type { Prepared } from './write-resting';

const saysSiteBenefits = phraseFinder('^ site benefits/careers/culture/leadership/values $');

/** Where the page of a sentence says what it is about: an article, the steps of the hiring, a town. */
const OF_ITS_PAGE: ReadonlySet<string> = new Set([
  'culture',
  'developments',
  'hiring-process',
  'location',
  'role-tips',
]);

/** Sentences are made of these; only where none is, their sources' own are retold. */
const TOLD_BY_TYPE: ReadonlySet<string> = new Set([
  'competitor',
  'customer',
  'launch',
  'layoff',
  'legal',
]);

/**
 * Rows for a section: its typed ones, and the sentences retold under it. Statements are retold or not told at
 * all, but for those that a model found worth telling.
 */
export function sectionRows({ found, people, retold }: Prepared, plan: SectionPlan): NumberedRow[] {
  if (plan.id === 'interviewers') return assignRows(plan, people);
  const ids = new Set(retold.map(({ row }) => row.id));
  const typed = found.filter(
    (row) =>
      (!ids.has(row.id) || TOLD_BY_TYPE.has(row.attribute)) &&
      (row.attribute !== 'statement' || row.readBy === 'model' || OF_ITS_PAGE.has(plan.id)) &&
      !isMisread(row),
  );
  const assigned = assignRows(plan, typed);
  const own = retold.filter(({ theme }) => theme.section === plan.id);
  return [
    ...assigned,
    ...own.map(({ row, theme, told }, index) => ({
      number: assigned.length + index + 1,
      question: questionFor(plan, row) ?? `retold-${theme.id}`,
      evidence: row,
      retold: { text: told.text, continued: told.continued, group: theme.group },
    })),
  ];
}

/** Pages on work bring nothing out, and a sentence that leans on its page is no mission. */
function isMisread({ attribute, sourceId, quote }: Evidence): boolean {
  if (attribute === 'launch') return saysSiteBenefits(sourceId);
  return attribute === 'mission' && /^(?:It|This|These|They|Here)\b|^[^.]{3,40}: /u.test(quote);
}

/** The planned question that a passage answers as a statement would. */
const questionFor = (plan: SectionPlan, row: Evidence): string | undefined =>
  plan.questions.find(
    (question) =>
      question.answeredBy.includes(row.attribute) || question.answeredBy.includes('statement'),
  )?.id;

/** The rows of a role's tips: what was found on the company, then what the buyer gave. */
export function withGiven(
  plan: SectionPlan,
  found: readonly NumberedRow[],
  given: readonly Evidence[],
): NumberedRow[] {
  const questionOf = ({ attribute }: Evidence) =>
    plan.questions.find(({ answeredBy }) => answeredBy.includes(attribute))?.id ?? GIVEN_POSTING;
  return [
    ...found,
    ...given.map((evidence, index) => ({
      number: found.length + index + 1,
      question: questionOf(evidence),
      evidence,
    })),
  ];
}

/** What the buyer gave as the posting doesn't make a report. */
export const isResearched = ({ evidence }: Pick<VerifiedClaim, 'evidence'>): boolean =>
  evidence.every(({ sourceId }) => sourceId !== GIVEN_POSTING);
