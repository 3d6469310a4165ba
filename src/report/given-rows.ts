import { GIVEN_POSTING, type Evidence } from '../research/evidence/shape';
import type { VerifiedClaim } from './compose';
import type { NumberedRow, SectionPlan } from './plan';

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
