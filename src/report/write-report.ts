import { defined } from '../kernel/defined';
import { fail, succeed, type Result } from '../kernel/result';
import { loadParser } from '../research/evidence';
import type { Evidence } from '../research/evidence/shape';
import { composeDocument, type VerifiedClaim } from './compose';
import type { LeftOut, ReportDocument } from './document/shape';
import { missingOf } from './missing';
import { assessEvidence, hasAnnualReport, type NotEnough, type SectionPlan } from './plan';
import { FACT_SECTIONS, RESTING_SECTIONS } from './write';
import { reliably } from './reliably';
import { occupationQuestion } from './typical';
import { anchorEvidence, verifyClaim } from './verify';
import { chooseRetold } from './write';
import { readOnceMore } from './last-reading';
import { planFacts, withNeighbors, type PlannedFacts } from './plan-sections';
import { dropRepeatedSentences } from './drop-repeated-sentences';
import type { Rejected } from './drafts';
import {
  closed,
  writeClosings,
  writeResting,
  type JudgedSection,
  type Prepared,
} from './write-resting';
import { isResearched, withGiven } from './section-rows';
import {
  readSnapshots,
  settingOf,
  writeSection,
  type ReportContext,
  type ReportInput,
} from './write-section';

export type { ReportContext, ReportInput } from './write-section';

const WEAK = 'Its support is weak, so it was left out of what goes out unseen.';

export interface WrittenReport {
  readonly document: ReportDocument;
  /** What left the draft, and why: for the expert's eyes, never dropped in silence. */
  readonly rejected: readonly Rejected[];
}

/** A report whose facts mostly failed their check is not sold. */
export const CLAIMS_FLOOR = 8;
/** Beside an annual report, whose figures are the company's own, half of that is worth its price. */
const FILED_FLOOR = 4;

const postingRows = ({ posting }: ReportInput): readonly Evidence[] => posting?.evidence ?? [];
const personRows = ({ people = [] }: ReportInput): readonly Evidence[] =>
  people.flatMap(({ evidence }) => evidence);
export const everyRow = (input: ReportInput): readonly Evidence[] => [
  ...input.evidence,
  ...postingRows(input),
  ...personRows(input),
];

/** Rows whose quotes don't stand in their snapshots fall away before anything is written. */
export async function prepareReport(
  context: ReportContext,
  input: ReportInput,
): Promise<Result<Prepared, NotEnough>> {
  const snapshots = await readSnapshots(context, everyRow(input));
  const { anchored, faults } = anchorEvidence(input.evidence, snapshots);
  const enough = assessEvidence(anchored);
  if (!enough.ok) return enough;
  const given = anchorEvidence(postingRows(input), snapshots).anchored;
  const people = anchorEvidence(personRows(input), snapshots).anchored;
  const byId = new Map([...enough.value, ...given, ...people].map((row) => [row.id, row]));
  const setting = settingOf(input);
  const teller = {
    company: setting.shortName ?? setting.company,
    aliases: [setting.company, ...setting.aliases],
    parser: loadParser(),
  };
  return succeed({
    desk: { context, input, setting, snapshots, byId },
    found: enough.value,
    retold: chooseRetold(enough.value, teller, (text, row) => {
      const claim = { kind: 'fact', text, evidence: [row], restsOn: [] } as const;
      return verifyClaim(claim, setting, snapshots).reasons.length === 0;
    }),
    given,
    people,
    lost: [
      ...faults.map(({ evidence, reason }) => ({ text: evidence.quote, reasons: [reason] })),
      ...(input.unread ?? []).map(({ sourceName, url, reason }) => ({
        text: `${sourceName}, ${url}`,
        reasons: [`This source was left out. ${reason}`],
      })),
    ],
  });
}

const isStated = (claim: VerifiedClaim): boolean =>
  claim.kind !== 'advice' && claim.draft.basis !== 'typical' && isResearched(claim);

/** What a section left out, for the buyer's list and for the expert's eyes. */
export const leftOutOf = ({ plan, weak }: JudgedSection): readonly LeftOut[] =>
  weak.map(({ draft }) => ({ section: plan.id, text: draft.text }));
export const rejectedOf = ({ rejected, weak }: JudgedSection): readonly Rejected[] => [
  ...rejected,
  ...weak.map(({ draft }) => ({ text: draft.text, reasons: [WEAK] })),
];

export const withLeftOut = (
  document: ReportDocument,
  leftOut: readonly LeftOut[],
): ReportDocument => (leftOut.length === 0 ? document : { ...document, leftOut });

/** Where the title doesn’t tell what the work is, and nobody has said, a model may. */
async function withOccupation(prepared: Prepared): Promise<Prepared> {
  const { desk } = prepared;
  const { role, occupation: chosen, evidence } = desk.input;
  const question = occupationQuestion({ role, chosen, evidence });
  const picked = question && (await desk.context.writer.pickOccupation?.(question));
  if (picked === undefined) return prepared;
  const input = { ...desk.input, picked };
  return { ...prepared, desk: { ...desk, input, setting: settingOf(input) } };
}

async function writeFacts(
  { desk, given }: Prepared,
  plan: SectionPlan,
  planned: PlannedFacts,
): Promise<JudgedSection> {
  const rows = withNeighbors(planned, plan);
  const all = plan.id === 'role-tips' ? withGiven(plan, rows, given) : rows;
  return { ...(await writeSection(plan, desk, all, [])), ...missingOf(plan, desk.input) };
}

/** Three waves, each side by side: what the evidence says, what follows from it, and the page that sums it all up. */
async function writeAll(found: Prepared): Promise<JudgedSection[]> {
  const planned = await planFacts(found);
  const { plan, joins } = planned;
  const desk = {
    ...found.desk,
    ...defined({ plan, joins }),
  };
  const prepared: Prepared = { ...found, desk };
  const facts = dropRepeatedSentences(
    await Promise.all(FACT_SECTIONS.map((plan) => writeFacts(prepared, plan, planned))),
  );
  const [brief, others] = [
    RESTING_SECTIONS.filter(({ id }) => id === 'brief'),
    RESTING_SECTIONS.filter(({ id }) => id !== 'brief'),
  ];
  const closings = await writeClosings(prepared, facts);
  const advice = await Promise.all(
    others.map((plan) => writeResting(prepared, plan, facts, facts)),
  );
  const sums = await Promise.all(
    brief.map((plan) => writeResting(prepared, plan, facts, [...facts, ...advice])),
  );
  return [...facts.map((section) => closed(section, closings)), ...advice, ...sums];
}

/**
 * Evidence becomes a report: rows whose quotes don't stand in their snapshots fall away first, then
 * every sentence is judged against the quotes it cites. No sentence gets past the verifier.
 */
export const writeReport = reliably(writeOnce);
async function writeOnce(
  context: ReportContext,
  input: ReportInput,
): Promise<Result<WrittenReport, NotEnough>> {
  const enough = await prepareReport(context, input);
  if (!enough.ok) return enough;
  const prepared = await withOccupation(enough.value);
  const { picked } = prepared.desk.input;
  const sections = await readOnceMore(prepared, await writeAll(prepared));
  const stated = sections
    .filter(({ plan }) => FACT_SECTIONS.includes(plan))
    .reduce((sum, { claims }) => sum + claims.filter(isStated).length, 0);
  const floor = hasAnnualReport(prepared.found) ? FILED_FLOOR : CLAIMS_FLOOR;
  if (stated < floor) {
    return fail(
      'cannot-be-created',
      `There is too little verified evidence for a report: only ${stated} statements held, where ${floor} are needed.`,
    );
  }
  const { company, role } = prepared.desk.setting;
  const document = composeDocument({
    company,
    role,
    ...defined({ occupation: picked, preparedFor: input.preparedFor }),
    writtenAt: input.writtenAt,
    reviewed: input.reviewed ?? false,
    tally: input.tally,
    sections,
  });
  return succeed({
    document: withLeftOut(document, sections.flatMap(leftOutOf)),
    rejected: [...prepared.lost, ...sections.flatMap(rejectedOf)],
  });
}
