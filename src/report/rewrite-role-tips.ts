import { defined } from '../kernel/defined';
import { succeed, type Result } from '../kernel/result';
import type { Evidence } from '../research/evidence/shape';
import { replaceSection, type VerifiedClaim } from './compose';
import type { Claim } from './document/shape';
import { missingOf } from './missing';
import { assignRows, CLOSING, type NotEnough } from './plan';
import { reliably } from './reliably';
import { withGiven } from './section-rows';
import { FACT_SECTIONS } from './write';
import {
  everyRow,
  leftOutOf,
  prepareReport,
  rejectedOf,
  withLeftOut,
  type WrittenReport,
} from './write-report';
import { closed, writeClosings } from './write-resting';
import { writeSection, type ReportContext, type ReportInput } from './write-section';

/**
 * The tips for the role with another posting, or none, within a report that stands: what was said of the
 * company stays byte for byte as it was, here and in every other section, and nobody is asked for it again.
 */
export const rewriteRoleTips = reliably(rewriteOnce);
async function rewriteOnce(
  context: ReportContext,
  input: ReportInput,
  current: WrittenReport,
): Promise<Result<WrittenReport, NotEnough>> {
  const { occupation: picked } = current.document;
  const prepared = await prepareReport(
    context,
    picked === undefined ? input : { ...input, picked },
  );
  if (!prepared.ok) return prepared;
  const [plan] = FACT_SECTIONS.filter(({ id }) => id === 'role-tips');
  if (plan === undefined) return succeed(current);
  const { desk, found, given } = prepared.value;
  const facts = await writeSection(plan, desk, withGiven(plan, [], given), []);
  const byId = new Map(input.evidence.map((row) => [row.id, row]));
  const tips = current.document.sections.find(({ id }) => id === plan.id)?.claims ?? [];
  const stay = tips.filter(
    ({ citations, group, typical }) =>
      typical !== true &&
      group !== CLOSING &&
      citations.every(({ evidenceId }) => byId.has(evidenceId)),
  );
  const rows = withGiven(plan, assignRows(plan, found), given);
  const kept = stay.flatMap((claim) => asVerified(claim, byId));
  const whole = { ...facts, rows, claims: [...facts.claims, ...kept] };
  const decoded = closed(facts, await writeClosings(prepared.value, [whole]));
  const section = { ...decoded, rows, ...missingOf(plan, input) };
  const known = new Set(current.rejected.map(({ text }) => text));
  const left = current.document.leftOut ?? [];
  const listed = new Set(left.map(({ text }) => text));
  return succeed({
    document: withLeftOut(replaceSection(current.document, section, everyRow(input), stay), [
      ...left,
      ...leftOutOf(decoded).filter(({ text }) => !listed.has(text)),
    ]),
    rejected: [...current.rejected, ...rejectedOf(decoded).filter(({ text }) => !known.has(text))],
  });
}

/** A fact that stands, as it was verified, so that what closes the section can build on it. */
function asVerified(
  { id, kind, text, verdict, citations, restsOn, group, computation }: Claim,
  byId: ReadonlyMap<string, Evidence>,
): VerifiedClaim[] {
  if (kind !== 'fact') return [];
  const evidence = citations.flatMap(({ evidenceId }) => byId.get(evidenceId) ?? []);
  const evidenceIds = evidence.map((row) => row.id);
  const draft = { text, evidenceIds, restsOn, ...defined({ group, computation }) };
  return [{ id, kind, draft, verdict, evidence }];
}
