import { GIVEN_POSTING, type Evidence } from '../../../research/evidence/shape';
import { formatAssumption, formatTypicalPay, isLearner, knowRole } from '../../typical';
import type { DraftClaim, WritingInput } from '../ports';
import { factsOf } from '../evidence-only/facts';
import { closenessOf, postingsFor } from '../evidence-only/role/role-match';
import { isForAnotherDepartment } from './departments';
import { ANY_INTERVIEW, TYPICAL, TYPICAL_INTERVIEW } from './headings';

const typical = (text: string, group: string): DraftClaim => ({
  text,
  group,
  basis: 'typical',
  evidenceIds: [],
  restsOn: [],
});

/** Whether the company's own posting, or the one that was given, tells what the work is. */
function hasPosting(input: WritingInput, found: readonly Evidence[]): boolean {
  const { rows, role, location } = input;
  if (rows.some(({ evidence }) => evidence.sourceId === GIVEN_POSTING)) return true;
  const [nearest] = postingsFor(input, factsOf(found).all('job-posting'), location);
  return nearest !== undefined && closenessOf(role, nearest).kind !== 'part';
}

/** A company that names so many rounds tells how it hires. */
const FEWEST_STEPS = 2;

function hasSteps(input: WritingInput, found: readonly Evidence[]): boolean {
  const steps = found.filter(({ attribute }) => attribute.startsWith('hiring-step'));
  return steps.filter((row) => !isForAnotherDepartment(input, row)).length >= FEWEST_STEPS;
}

/** What is usual for the role at any employer; the less, the more the company tells itself. */
export function writeTypicalRole(input: WritingInput, found: readonly Evidence[]): DraftClaim[] {
  const known = knowRole(input);
  const { kind, certainty, occupation } = known;
  if (kind === undefined) return [];
  const assumption = certainty === 'sure' ? [] : [formatAssumption(input.role, known)];
  const posted = hasPosting(input, found);
  // What people in the job earn is no guide to an intern’s pay.
  const pay =
    certainty === 'sure' && occupation !== undefined && !isLearner(input.role)
      ? formatTypicalPay(occupation)
      : undefined;
  const isOpen = certainty === 'open';
  const work = [
    ...assumption,
    ...(posted || isOpen ? [] : [kind.about]),
    kind.measured,
    ...(posted ? [] : [kind.terms]),
    ...(pay === undefined ? [] : [pay]),
  ];
  const interview = [
    ...(hasSteps(input, found) ? [] : [kind.rounds]),
    kind.scored,
    kind.credentials,
    kind.bring,
  ];
  return [
    ...work.map((text) => typical(text, isOpen ? ANY_INTERVIEW : TYPICAL)),
    ...interview.map((text) => typical(text, isOpen ? ANY_INTERVIEW : TYPICAL_INTERVIEW)),
  ];
}
