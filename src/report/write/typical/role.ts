import { GIVEN_POSTING } from '../../../research/evidence/shape';
import { formatAssumption, formatTypicalPay, knowRole } from '../../typical';
import type { DraftClaim, WritingInput } from '../ports';
import { factsOf } from '../evidence-only/facts';
import { closenessOf, postingsFor } from '../evidence-only/role-match';
import { ANY_INTERVIEW, TYPICAL, TYPICAL_INTERVIEW } from './headings';

const typical = (text: string, group: string): DraftClaim => ({
  text,
  group,
  basis: 'typical',
  evidenceIds: [],
  restsOn: [],
});

/** Whether the company's own posting, or the one that was given, tells what the work is. */
function hasPosting({ rows, role, location }: WritingInput): boolean {
  const evidence = rows.map((row) => row.evidence);
  if (evidence.some(({ sourceId }) => sourceId === GIVEN_POSTING)) return true;
  const [nearest] = postingsFor(role, factsOf(evidence).all('job-posting'), location);
  return nearest !== undefined && closenessOf(role, nearest).kind !== 'part';
}

/** What is usual for the role at any employer; the less, the more the company tells itself. */
export function writeTypicalRole(input: WritingInput, hasSteps: boolean): DraftClaim[] {
  const known = knowRole(input);
  const { kind, certainty, occupation } = known;
  if (kind === undefined) return [];
  const assumption = certainty === 'sure' ? [] : [formatAssumption(input.role, known)];
  const posted = hasPosting(input);
  const pay =
    certainty === 'sure' && occupation !== undefined ? formatTypicalPay(occupation) : undefined;
  const isOpen = certainty === 'open';
  const work = [
    ...assumption,
    ...(posted || isOpen ? [] : [kind.about]),
    kind.measured,
    ...(posted ? [] : [kind.terms]),
    ...(pay === undefined ? [] : [pay]),
  ];
  const interview = [...(hasSteps ? [] : [kind.rounds]), kind.scored, kind.credentials, kind.bring];
  return [
    ...work.map((text) => typical(text, isOpen ? ANY_INTERVIEW : TYPICAL)),
    ...interview.map((text) => typical(text, isOpen ? ANY_INTERVIEW : TYPICAL_INTERVIEW)),
  ];
}
