import { GIVEN_POSTING, type Evidence } from '../research/evidence/shape';
import type { VerifiedClaim } from './compose';
import { toVerify } from './claim-to-verify';
import type { NumberedRow, SectionPlan } from './plan';
import { judgeWording, type Judging } from './judge-drafts';
import { formatCalculation, verifyClaim, type Setting, type Verification } from './verify';
import {
  holdsAddress,
  leadsElsewhere,
  sayListing,
  type DraftClaim,
  type Writer,
  type WritingInput,
  type WrittenClaim,
} from './write';

export interface Rejected {
  readonly text: string;
  readonly reasons: readonly string[];
}

export interface Judged {
  readonly kept: readonly VerifiedClaim[];
  /** What is true as far as one sees, but not sure enough to go out unseen. */
  readonly weak: readonly VerifiedClaim[];
  readonly rejected: readonly Rejected[];
}

interface VerifyContext {
  readonly setting: Setting;
  readonly snapshots: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, Evidence>;
}

export interface VerifyInput {
  readonly plan: SectionPlan;
  readonly desk: VerifyContext;
  readonly rows: readonly NumberedRow[];
  readonly written: readonly WrittenClaim[];
  readonly input: WritingInput;
  readonly writer: Writer;
  readonly judging?: Judging;
  /** Whether no expert will see it before its reader does. */
  readonly unseen?: boolean;
}

export type DraftResult =
  | { readonly claim: VerifiedClaim; readonly fallen?: readonly Rejected[] }
  | { readonly draft: DraftClaim; readonly reasons: readonly string[] };

export const isFailed = (
  result: DraftResult,
): result is Exclude<DraftResult, { claim: VerifiedClaim }> => 'reasons' in result;

function verifyDraft(
  { plan, desk, rows, written, writer, input }: VerifyInput,
  draft: DraftClaim,
  id: string,
  judged?: Verification,
): DraftResult {
  const claim = toVerify(draft, plan, desk);
  const { verdict, reasons, found } = judged ?? verifyClaim(claim, desk.setting, desk.snapshots);
  const shown = new Set(rows.map((row) => row.evidence.id));
  const passed = new Set(written.map((one) => one.id));
  const foreign =
    draft.evidenceIds.some((one) => !shown.has(one)) ||
    draft.restsOn.some((one) => !passed.has(one));
  const objections =
    draft.computation === undefined ? (writer.objectionsTo?.(draft, input) ?? []) : [];
  // Many a paper is called by its site.
  const known = [
    desk.setting.company,
    ...desk.setting.aliases,
    ...desk.setting.domains,
    ...claim.evidence.map(({ sourceName }) => sourceName),
  ];
  const isLeading = [draft.text, ...(draft.notes ?? []).map((note) => note.text)].some(
    (text) => holdsAddress(text) || leadsElsewhere(text, known),
  );
  const faults = [
    ...(isLeading ? ['It contains a link or address.'] : []),
    ...(foreign ? ['It cites evidence it wasn’t given.'] : []),
    ...reasons,
    ...objections,
  ];
  if (faults.length > 0) return { draft, reasons: faults };
  const reckoning = formatCalculation(claim);
  return {
    claim: {
      id,
      kind: claim.kind,
      draft,
      verdict,
      evidence: claim.evidence,
      ...(reckoning === undefined ? {} : { reckoning }),
      ...(found === undefined ? {} : { found }),
    },
  };
}

/** A list of which the whole does not hold, once more from those of its members that hold by themselves. */
function hearMembers(
  verifyInput: VerifyInput,
  whole: Exclude<DraftResult, { claim: VerifiedClaim }>,
  id: string,
): DraftResult {
  const { draft } = whole;
  const { list } = draft;
  if (list === undefined) return whole;
  const sayAll = (
    members: readonly { readonly text: string; readonly evidenceIds: readonly string[] }[],
  ) => ({
    ...draft,
    text: sayListing(
      list,
      members.map(({ text }) => text),
    ),
    evidenceIds: [...new Set(members.flatMap(({ evidenceIds }) => evidenceIds))],
  });
  const holds = list.members.map(({ texts, evidenceIds }) =>
    texts
      .map((text) => ({ text, evidenceIds }))
      .find((member) => !isFailed(verifyDraft(verifyInput, sayAll([member]), id))),
  );
  const held = holds.filter((member) => member !== undefined);
  if (held.length === 0) return whole;
  const again = verifyDraft(verifyInput, sayAll(held), id);
  if (isFailed(again)) return whole;
  const fallen = list.members.flatMap(({ texts: [text = ''] }, index) =>
    holds[index]?.text === text ? [] : [{ text, reasons: whole.reasons }],
  );
  return { ...again, fallen };
}

/**
 * What comes of a given posting, and closing advice, have ids of their own, so that what rests on the other
 * claims still finds them.
 */
function namesOf(drafts: readonly DraftClaim[], { plan, desk }: VerifyInput): string[] {
  const isGiven = ({ evidenceIds }: DraftClaim) =>
    evidenceIds.some((id) => desk.byId.get(id)?.sourceId === GIVEN_POSTING);
  const given = drafts.filter(isGiven);
  const isTypical = ({ basis }: DraftClaim) => basis === 'typical';
  const typical = drafts.filter(isTypical);
  const others = drafts.filter((draft) => !isGiven(draft) && !isTypical(draft));
  const part = plan.closes === true ? `${plan.id}-advice` : plan.id;
  return drafts.map((draft) => {
    if (isTypical(draft)) return `${part}-typical-${typical.indexOf(draft) + 1}`;
    return isGiven(draft)
      ? `${part}-posting-${given.indexOf(draft) + 1}`
      : `${part}-${others.indexOf(draft) + 1}`;
  });
}

/** What did not hold is written once more from its quotes, where somebody can, and heard again in its place. */
async function verifyRewritten(
  verifyInput: VerifyInput,
  first: readonly DraftResult[],
  names: readonly string[],
): Promise<readonly DraftResult[]> {
  const failed = first.filter(isFailed);
  if (failed.length === 0 || verifyInput.writer.rewrite === undefined) return first;
  const anew = await verifyInput.writer.rewrite(verifyInput.input, failed);
  const judged = await judgedBefore(
    verifyInput,
    anew.filter((draft) => draft !== undefined),
  );
  return first.map((result, index) => {
    if (!isFailed(result)) return result;
    const draft = anew[failed.indexOf(result)];
    const again =
      draft === undefined
        ? result
        : verifyDraft(verifyInput, draft, names[index] ?? '', judged.get(draft));
    // What the first wording was refused for is what an expert wants to see.
    return isFailed(again) ? result : again;
  });
}

/** What a judge makes of the sentences against which code holds nothing but that their words differ. */
async function judgedBefore(
  { judging, plan, desk }: VerifyInput,
  drafts: readonly DraftClaim[],
): Promise<ReadonlyMap<DraftClaim, Verification>> {
  // What code alone may write names people, and is shown to no model.
  if (judging === undefined || plan.byCode === true) return new Map();
  const asked = drafts.flatMap((draft) => {
    const claim = toVerify(draft, plan, desk);
    const strict = verifyClaim(claim, desk.setting, desk.snapshots);
    const isGiven = claim.evidence.some(({ sourceId }) => sourceId === GIVEN_POSTING);
    return strict.needsJudge === true && !isGiven ? [{ draft, claim, strict }] : [];
  });
  const { setting, snapshots } = desk;
  const judged = await judgeWording(judging, asked, { setting, snapshots, section: plan.id });
  return new Map(
    asked.flatMap(({ draft }, index) => {
      const verification = judged[index];
      return verification === undefined ? [] : [[draft, verification] as const];
    }),
  );
}

/** Sentences that somebody wrote on one section, each judged against the quotes it cites, in their order. */
export async function verifyDrafts(
  verifyInput: VerifyInput,
  drafts: readonly DraftClaim[],
): Promise<readonly DraftResult[]> {
  const names = namesOf(drafts, verifyInput);
  const judged = await judgedBefore(verifyInput, drafts);
  const first = drafts.map((draft, index) => {
    const result = verifyDraft(verifyInput, draft, names[index] ?? '', judged.get(draft));
    return isFailed(result) ? hearMembers(verifyInput, result, names[index] ?? '') : result;
  });
  return verifyRewritten(verifyInput, first, names);
}

/** One writer's sentences on one section: those that hold, and those that do not. */
export async function judge(
  verifyInput: VerifyInput,
  drafts: readonly DraftClaim[],
): Promise<Judged> {
  const result = await verifyDrafts(verifyInput, drafts);
  const held = result.flatMap((one) => (isFailed(one) ? [] : [one.claim]));
  const isLeftOut = ({ verdict }: VerifiedClaim) =>
    verifyInput.unseen === true && verdict === 'weak';
  return {
    kept: held.filter((claim) => !isLeftOut(claim)),
    weak: held.filter(isLeftOut),
    rejected: result.flatMap((one) =>
      isFailed(one) ? [{ text: one.draft.text, reasons: one.reasons }] : (one.fallen ?? []),
    ),
  };
}
