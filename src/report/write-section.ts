import { defined } from '../kernel/defined';
import type { Evidence, UnreadSource } from '../research/evidence/shape';
import type { ResearchGap, InterviewerFinding } from '../research/gather';
import type { SourceTally } from './document/shape';
import { cleanName, type VerifiedClaim, type WrittenSection } from './compose';
import { judgeSection, type VerifyInput, type JudgedDrafts, type Judging } from './drafts';
import type { NumberedRow, SectionPlan } from './plan';
import { occupationOf } from './typical';
import type { Setting } from './verify';
import {
  lettersOf,
  shortNameOf,
  writeTypical,
  type DraftClaim,
  type Writer,
  type WritingInput,
  type WrittenClaim,
} from './write';

export interface ReportContext {
  readonly writer: Writer;
  readonly judging?: Judging;
  /** The text of a stored page by its hash, or nothing if it is no longer kept. */
  readSnapshot(sha: string): Promise<string | undefined>;
}

/** The buyer's posting. Only the role tips use it, so adding it later changes nothing else. */
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
  /** The occupation that the buyer chose for it, or “none” where none of those offered fits. */
  readonly occupation?: string;
  /** The occupation that a model picked where nobody chose and the title doesn’t tell. */
  readonly picked?: string;
  readonly location?: string;
  /** Where the work is, two letters for each country; empty or absent where that isn't known. */
  readonly countries?: readonly string[];
  readonly interviewers?: string;
  readonly preparedFor?: string;
  readonly evidence: readonly Evidence[];
  readonly posting?: GivenPosting;
  /** What was found, or not, of the people the buyer named. */
  readonly people?: readonly InterviewerFinding[];
  readonly gaps?: readonly ResearchGap[];
  /** Sources that were left out unread: the expert sees each with its reason. */
  readonly unread?: readonly UnreadSource[];
  readonly tally: Pick<SourceTally, 'asked' | 'answered'>;
  readonly writtenAt: string;
  readonly reviewed?: boolean;
  /** Whether it goes out before an expert sees it: then what is weak is left out, and listed. */
  readonly unseen?: boolean;
}

export interface Desk extends Pick<WritingInput, 'plan' | 'joins'> {
  readonly context: ReportContext;
  readonly input: ReportInput;
  readonly setting: Setting;
  readonly snapshots: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, Evidence>;
}

export function settingOf(input: ReportInput): Setting {
  const { company, role, occupation: chosen, picked, evidence } = input;
  const { countries, location, interviewers } = input;
  const name = cleanName(company.name);
  const aliases = (company.aliases ?? []).map(cleanName);
  const shortName = shortNameOf(name, aliases, evidence);
  const occupation = occupationOf({ role, chosen, picked, evidence });
  return {
    company: name,
    shortName,
    aliases: [...new Set([...aliases, shortName, ...lettersOf(shortName, evidence)])],
    domains: company.domains ?? [],
    role: cleanName(role),
    ...defined({ occupation, countries }),
    ...(location === undefined ? {} : { location: cleanName(location) }),
    ...(interviewers === undefined ? {} : { interviewers: cleanName(interviewers) }),
  };
}

export async function readSnapshots(
  context: ReportContext,
  evidence: readonly Evidence[],
): Promise<Map<string, string>> {
  const snapshots = new Map<string, string>();
  for (const sha of new Set(evidence.map((row) => row.snapshot))) {
    const text = await context.readSnapshot(sha);
    if (text !== undefined) snapshots.set(sha, text);
  }
  return snapshots;
}

export function asWritten(section: WrittenSection): WrittenClaim[] {
  // What is typical of a role says nothing about the company, so no advice is built on it.
  const ofCompany = section.claims.filter(({ draft }) => draft.basis !== 'typical');
  return ofCompany.map(({ id, draft, verdict }) => ({
    id,
    section: section.plan.id,
    text: draft.text,
    verdict,
    evidenceIds: draft.evidenceIds,
    ...defined({ group: draft.group, computation: draft.computation }),
  }));
}

export function writingInputOf(
  plan: SectionPlan,
  { setting, input, plan: reportPlan, joins }: Desk,
  rows: readonly NumberedRow[],
  written: readonly WrittenClaim[],
): WritingInput {
  const { company, shortName = company, role } = setting;
  const { occupation, countries, location, interviewers } = setting;
  return {
    section: plan,
    company: shortName,
    fullName: company,
    role,
    ...defined({ occupation, countries, location, interviewers }),
    writtenAt: input.writtenAt,
    rows,
    written,
    ...defined({ plan: reportPlan, joins }),
  };
}

/** What code would write on the questions, or under the headings, that nothing kept speaks of. */
function openDrafts(
  drafts: readonly DraftClaim[],
  { kept, weak }: JudgedDrafts,
  plan: SectionPlan,
  rows: readonly NumberedRow[],
): DraftClaim[] {
  const present = [...kept, ...weak].map(({ draft }) => draft);
  const said = new Set(present.map(({ text }) => text));
  // A reckoned figure sums up what others say and leaves its question open.
  const held = present.filter(({ computation }) => computation === undefined);
  const cited = new Set(held.flatMap(({ evidenceIds }) => evidenceIds));
  const questionsOf = (ids: ReadonlySet<string>) =>
    new Set(rows.flatMap(({ question, evidence }) => (ids.has(evidence.id) ? [question] : [])));
  const answered = questionsOf(cited);
  const headed = new Set(held.map(({ group }) => group));
  const isOpen = ({ evidenceIds, group }: DraftClaim): boolean =>
    plan.kind === 'fact' && plan.questions.length > 0
      ? ![...questionsOf(new Set(evidenceIds))].some((one) => answered.has(one))
      : !headed.has(group);
  return drafts.filter(
    (draft) =>
      !said.has(draft.text) && !draft.evidenceIds.some((id) => cited.has(id)) && isOpen(draft),
  );
}

/** In the order of the headings that code gives a section, and numbered in that order. */
function inOrder(
  claims: readonly VerifiedClaim[],
  drafts: readonly DraftClaim[],
  { id: section }: SectionPlan,
): VerifiedClaim[] {
  const headings = [...new Set(drafts.map(({ group }) => group))];
  let number = 0;
  return claims
    .toSorted(
      (one, other) => headings.indexOf(one.draft.group) - headings.indexOf(other.draft.group),
    )
    .map((claim) =>
      claim.id.startsWith(`${section}-posting-`)
        ? claim
        : { ...claim, id: `${section}-${(number += 1)}` },
    );
}

/** What is usual for the role at any employer, after what the report has found. */
async function addTypical(
  section: WrittenSection & JudgedDrafts,
  place: Omit<VerifyInput, 'writer'>,
  { input }: Desk,
): Promise<WrittenSection & JudgedDrafts> {
  const drafts = writeTypical(place.input, {
    found: input.evidence.filter(({ status }) => status !== 'kept-apart'),
    present: section.claims.map(({ draft }) => draft.text),
  });
  if (drafts.length === 0) return section;
  const typical = await judgeSection({ ...place, writer: CODE }, drafts);
  return {
    ...section,
    claims: [...section.claims, ...typical.kept],
    kept: [...section.kept, ...typical.kept],
    rejected: [...section.rejected, ...typical.rejected],
  };
}

/** No writer’s own objections are raised against what code keeps. */
const CODE: Writer = { writeSection: () => Promise.resolve([]) };

/** Every sentence that holds is kept; where some fell, code answers the questions that were left open. */
export async function writeSection(
  plan: SectionPlan,
  desk: Desk,
  rows: readonly NumberedRow[],
  written: readonly WrittenClaim[],
): Promise<WrittenSection & JudgedDrafts> {
  const input = writingInputOf(plan, desk, rows, written);
  const { writer, judging } = desk.context;
  const place = {
    plan,
    desk,
    rows,
    written,
    input,
    ...defined({ unseen: desk.input.unseen }),
  };
  const first = await judgeSection(
    { ...place, writer, ...defined({ judging }) },
    await writer.writeSection(input),
  );
  const { standIn } = writer;
  if (standIn === undefined || first.rejected.length === 0)
    return addTypical({ plan, rows, claims: first.kept, ...first }, place, desk);
  const byCode = await standIn.writeSection(input);
  const second = await judgeSection(
    { ...place, writer: standIn },
    openDrafts(byCode, first, plan, rows),
  );
  const kept = inOrder([...first.kept, ...second.kept], byCode, plan);
  const section = {
    plan,
    rows,
    claims: kept,
    kept,
    weak: [...first.weak, ...second.weak],
    rejected: [...first.rejected, ...second.rejected],
  };
  return addTypical(section, place, desk);
}
