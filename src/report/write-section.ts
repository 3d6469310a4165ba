import { GIVEN_POSTING, type Evidence } from '../research/evidence/shape';
import type { SourceTally } from './document/shape';
import { cleanName, type VerifiedClaim, type WrittenSection } from './compose';
import type { NumberedRow, SectionPlan } from './plan';
import { reckoningOf, verifyClaim, type ClaimToVerify, type Setting } from './verify';
import type { DraftClaim, Writer, WrittenClaim } from './write';

export interface ReportContext {
  readonly writer: Writer;
  /** The text of a stored page by its hash, or nothing if it is no longer kept. */
  readSnapshot(sha: string): Promise<string | undefined>;
}

/** What the buyer gave as the posting. It serves the tips for the role alone, so that giving it later changes nothing else. */
export interface GivenPosting {
  readonly evidence: readonly Evidence[];
  /** What it did not yield, as a noun phrase. */
  readonly missing?: string;
}

export interface ReportInput {
  readonly company: {
    readonly name: string;
    readonly aliases?: readonly string[];
    readonly domains?: readonly string[];
  };
  readonly role: string;
  readonly location?: string;
  readonly interviewers?: string;
  readonly preparedFor?: string;
  readonly evidence: readonly Evidence[];
  readonly posting?: GivenPosting;
  readonly tally: Pick<SourceTally, 'asked' | 'answered'>;
  readonly writtenAt: string;
  readonly reviewed?: boolean;
}

export interface Rejected {
  readonly text: string;
  readonly reasons: readonly string[];
}

export interface Desk {
  readonly context: ReportContext;
  readonly input: ReportInput;
  readonly setting: Setting;
  readonly snapshots: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, Evidence>;
}

export function settingOf({ company, role, location, interviewers }: ReportInput): Setting {
  return {
    company: cleanName(company.name),
    aliases: (company.aliases ?? []).map(cleanName),
    domains: company.domains ?? [],
    role: cleanName(role),
    ...(location === undefined ? {} : { location: cleanName(location) }),
    ...(interviewers === undefined ? {} : { interviewers: cleanName(interviewers) }),
  };
}

export async function readSnapshots(context: ReportContext, evidence: readonly Evidence[]): Promise<Map<string, string>> {
  const snapshots = new Map<string, string>();
  for (const sha of new Set(evidence.map((row) => row.snapshot))) {
    const text = await context.readSnapshot(sha);
    if (text !== undefined) snapshots.set(sha, text);
  }
  return snapshots;
}

function toVerify(draft: DraftClaim, plan: SectionPlan, desk: Desk): ClaimToVerify {
  return {
    kind: draft.computation === undefined ? plan.kind : 'computed',
    text: draft.text,
    evidence: draft.evidenceIds.flatMap((id) => desk.byId.get(id) ?? []),
    restsOn: draft.restsOn,
    ...(draft.notes === undefined ? {} : { notes: draft.notes }),
    ...(draft.computation === undefined ? {} : { computation: draft.computation }),
  };
}

function isGiven(draft: DraftClaim, { byId }: Desk): boolean {
  return draft.evidenceIds.some((id) => byId.get(id)?.sourceId === GIVEN_POSTING);
}

export interface Judged {
  readonly kept: readonly VerifiedClaim[];
  readonly rejected: readonly Rejected[];
}

function judge(drafts: readonly DraftClaim[], plan: SectionPlan, desk: Desk, rows: readonly NumberedRow[], written: readonly WrittenClaim[]): Judged {
  const kept: VerifiedClaim[] = [];
  const rejected: Rejected[] = [];
  const shown = new Set(rows.map((row) => row.evidence.id));
  const passed = new Set(written.map((claim) => claim.id));
  let place = 0;
  for (const draft of drafts) {
    // What comes of a given posting has names of its own, so that what rests on the other claims still finds them.
    const id = isGiven(draft, desk) ? `${plan.id}-posting-${drafts.filter((one) => isGiven(one, desk)).indexOf(draft) + 1}` : `${plan.id}-${(place += 1)}`;
    const claim = toVerify(draft, plan, desk);
    const { verdict, reasons } = verifyClaim(claim, desk.setting, desk.snapshots);
    const foreign = draft.evidenceIds.some((id) => !shown.has(id)) || draft.restsOn.some((id) => !passed.has(id));
    const faults = foreign ? ['It names evidence or claims that it was not given.', ...reasons] : reasons;
    if (faults.length > 0) {
      rejected.push({ text: draft.text, reasons: faults });
      continue;
    }
    const reckoning = reckoningOf(claim);
    kept.push({ id, kind: claim.kind, draft, verdict, evidence: claim.evidence, ...(reckoning === undefined ? {} : { reckoning }) });
  }
  return { kept, rejected };
}

export function asWritten(section: WrittenSection): WrittenClaim[] {
  return section.claims.map(({ id, draft, verdict }) => ({
    id,
    section: section.plan.id,
    text: draft.text,
    verdict,
    evidenceIds: draft.evidenceIds,
    ...(draft.computation === undefined ? {} : { computation: draft.computation }),
  }));
}

export async function writeSection(plan: SectionPlan, desk: Desk, rows: readonly NumberedRow[], written: readonly WrittenClaim[]): Promise<WrittenSection & Judged> {
  const { company, role, location, interviewers } = desk.setting;
  const drafts = await desk.context.writer.writeSection({
    section: plan,
    company,
    role,
    ...(location === undefined ? {} : { location }),
    ...(interviewers === undefined ? {} : { interviewers }),
    writtenAt: desk.input.writtenAt,
    rows,
    written,
  });
  const judged = judge(drafts, plan, desk, rows, written);
  return { plan, rows, claims: judged.kept, ...judged };
}

/** The rows of a role's tips: what was found on the company, then what the buyer gave. */
export function withGiven(plan: SectionPlan, found: readonly NumberedRow[], given: readonly Evidence[]): NumberedRow[] {
  const questionOf = ({ attribute }: Evidence) => plan.questions.find(({ answeredBy }) => answeredBy.includes(attribute))?.id ?? GIVEN_POSTING;
  return [...found, ...given.map((evidence, index) => ({ number: found.length + index + 1, question: questionOf(evidence), evidence }))];
}
