import { defined } from '../kernel/defined';
import { fail, succeed, type Result } from '../kernel/result';
import { GIVEN_POSTING, type Evidence } from '../research/evidence/shape';
import type { ClaimKind, ClaimNote, SectionId, Verdict } from './document/shape';
import {
  isFailed,
  verifyDrafts,
  withReliableJudge,
  type DraftResult,
  type Rejected,
  type Judging,
} from './drafts';
import { pairSentences } from './pair-sentences';
import { assignRows, type NumberedRow, type SectionPlan } from './plan';
import { FACT_SECTIONS, RESTING_SECTIONS } from './write';
import { anchorEvidence, type Setting } from './verify';
import type { DraftClaim, Rewriter, CurrentSentence, WritingInput, WrittenClaim } from './write';

export interface RewriteContext {
  readonly rewriter: Rewriter;
  readonly judging?: Judging;
  readSnapshot(sha: string): Promise<string | undefined>;
}

export interface SectionWish {
  readonly section: SectionId;
  readonly instruction: string;
  readonly setting: Setting;
  readonly writtenAt: string;
  readonly evidence: readonly Evidence[];
  /** The sentences of all sections, as they stand now. */
  readonly current: readonly (CurrentSentence & { readonly section: SectionId })[];
}

/** A sentence of a section written anew, which has held against its quotes. */
export interface RewrittenSentence {
  /** The current one that it rewords or repeats. */
  readonly of: string | null;
  readonly isSame: boolean;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly verdict: Verdict;
  readonly evidenceIds: readonly string[];
  readonly restsOn: readonly string[];
  readonly notes: readonly ClaimNote[];
  readonly group: string | null;
  readonly asOf: string | null;
}

export interface RewrittenSection {
  /** In the order in which they would be read. */
  readonly sentences: readonly RewrittenSentence[];
  /** What the writer left alone, by name. */
  readonly untouched: readonly string[];
  /** What it wrote and no quote carries; a current sentence that one of them would replace stays. */
  readonly refused: readonly Rejected[];
  readonly told: string;
}

const isApart = ({ sourceId, attribute }: Evidence): boolean =>
  sourceId === GIVEN_POSTING || attribute === 'interviewer';

/** The rows that the writer of this section would see, and those that its sentences stand on now. */
function rowsFor(
  plan: SectionPlan,
  current: SectionWish['current'],
  evidence: readonly Evidence[],
): NumberedRow[] {
  const own = current.filter(({ section }) => section === plan.id);
  const basis = RESTING_SECTIONS.includes(plan)
    ? current.filter((one) => isBasis(one, plan, evidence))
    : own;
  const cited = new Set(basis.flatMap(({ evidenceIds }) => evidenceIds));
  const open = RESTING_SECTIONS.includes(plan)
    ? evidence.filter(({ id }) => cited.has(id))
    : evidence.filter((row) =>
        plan.id === 'interviewers' ? row.attribute === 'interviewer' : !isApart(row),
      );
  const planned = assignRows(plan, open);
  const known = new Set(planned.map((row) => row.evidence.id));
  const others = evidence
    .filter(({ id }) => cited.has(id) && !known.has(id))
    .map((row) => ({ number: 0, question: 'current', evidence: row }));
  return [...planned, ...others].map((row, index) => ({ ...row, number: index + 1 }));
}

/** What advice may rest on: facts that hold, none of them a person's or the buyer's own posting. */
function isBasis(
  { section, kind, verdict, evidenceIds }: SectionWish['current'][number],
  plan: SectionPlan,
  evidence: readonly Evidence[],
): boolean {
  const isFact =
    FACT_SECTIONS.some(({ id }) => id === section) || (plan.id === 'brief' && section !== 'brief');
  const apart = new Set(evidence.filter(isApart).map(({ id }) => id));
  return (
    isFact &&
    kind !== 'judgement' &&
    // What is typical of a role cites nothing, and says nothing about the company.
    (kind !== 'fact' || evidenceIds.length > 0) &&
    verdict !== 'unsupported' &&
    !evidenceIds.some((id) => apart.has(id))
  );
}

function writtenFor(plan: SectionPlan, { current, evidence }: SectionWish): WrittenClaim[] {
  if (!RESTING_SECTIONS.includes(plan)) return [];
  return current
    .filter((one) => isBasis(one, plan, evidence))
    .map(({ id, section, text, verdict, evidenceIds, kind }) => ({
      // That it was reckoned is known, and how no longer; nobody may build on it but what stands already.
      id,
      section,
      text,
      verdict,
      evidenceIds,
      ...(kind === 'computed' ? { computation: { kind: 'count' as const, of: evidenceIds } } : {}),
    }));
}

function rewritten(result: DraftResult, of: string | null): RewrittenSentence[] {
  if (isFailed(result)) return [];
  const { kind, verdict, draft } = result.claim;
  return [{ of, isSame: false, ...told({ ...draft, kind, verdict }) }];
}

const unchanged = (current: CurrentSentence): RewrittenSentence => ({
  of: current.id,
  isSame: true,
  ...told(current),
});

function told({
  kind,
  text,
  verdict,
  evidenceIds,
  restsOn,
  notes,
  group,
  asOf,
}: Omit<CurrentSentence, 'id'>): Omit<RewrittenSentence, 'of' | 'isSame'> {
  return {
    kind,
    text,
    verdict,
    evidenceIds,
    restsOn,
    notes: notes ?? [],
    group: group ?? null,
    asOf: asOf ?? null,
  };
}

/**
 * A section written anew as an expert asks. The rows are those that its writer always saw, whatever is asked
 * for; what comes back is judged like everything else, and where a new one fails, the current sentence stays.
 */
export async function rewriteSection(
  context: RewriteContext,
  wish: SectionWish,
): Promise<Result<RewrittenSection>> {
  const plan = [...FACT_SECTIONS, ...RESTING_SECTIONS].find(({ id }) => id === wish.section);
  if (plan === undefined)
    return fail('no-section', 'This section is built from the others and can’t be rewritten.');
  const snapshots = new Map<string, string>();
  for (const name of new Set(wish.evidence.map(({ snapshot }) => snapshot))) {
    const text = await context.readSnapshot(name);
    if (text !== undefined) snapshots.set(name, text);
  }
  const evidence = anchorEvidence(wish.evidence, snapshots).anchored;
  const rows = rowsFor(plan, wish.current, evidence);
  const written = writtenFor(plan, wish);
  const { company, role, occupation, countries, location, interviewers } = wish.setting;
  const input: WritingInput = {
    section: plan,
    company,
    role,
    ...defined({ occupation, countries }),
    writtenAt: wish.writtenAt,
    rows,
    written,
    ...defined({ location, interviewers }),
  };
  const current = wish.current.filter(({ section }) => section === plan.id);
  const followed = await context.rewriter.follow(input, {
    instruction: wish.instruction,
    current,
  });
  if (!followed.ok) return followed;
  const { drafts, untouched, told: said } = followed.value;
  const open = current.filter(({ id }) => !untouched.includes(id));
  const pairs = pairSentences(open, drafts);
  const sameAs = (draft: DraftClaim, index: number) =>
    open.find(({ id, text }) => id === pairs[index] && text === draft.text);
  const changed = drafts.filter((draft, index) => sameAs(draft, index) === undefined);
  const { rewriter } = context;
  const verifyInput = {
    plan,
    rows,
    written,
    input,
    writer: rewriter.writer,
    desk: { setting: wish.setting, snapshots, byId: new Map(evidence.map((row) => [row.id, row])) },
  };
  const result = await withReliableJudge(context.judging, (judging) =>
    verifyDrafts({ ...verifyInput, ...defined({ judging }) }, changed),
  );
  const sentences = drafts.flatMap((draft, index): RewrittenSentence[] => {
    const same = sameAs(draft, index);
    if (same !== undefined) return [unchanged(same)];
    const one = result[changed.indexOf(draft)];
    const stays = open.find(({ id }) => id === pairs[index]);
    if (one === undefined || (isFailed(one) && stays !== undefined))
      return stays === undefined ? [] : [unchanged(stays)];
    return rewritten(one, pairs[index] ?? null);
  });
  return succeed({
    sentences,
    untouched,
    told: said,
    refused: result.flatMap((one) =>
      isFailed(one) ? [{ text: one.draft.text, reasons: one.reasons }] : [],
    ),
  });
}
