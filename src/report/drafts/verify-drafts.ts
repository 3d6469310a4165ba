import { GIVEN_POSTING } from '../../research/evidence/shape';
import type { VerifiedClaim } from '../compose';
import { toVerify } from './claim-to-verify';
import { withoutClauses } from './cut-clauses';
import { remembering } from '../judge';
import { judgeWording } from './judge-drafts';
import { verifyClaim, type Verification } from '../verify';
import {
  isFailed,
  verifyDraft,
  type DraftResult,
  type Rejected,
  type VerifyInput,
} from './verify-draft';
import { formatListing, type DraftClaim } from '../write';

export interface JudgedDrafts {
  readonly kept: readonly VerifiedClaim[];
  /** What is true as far as one sees, but not sure enough to go out unseen. */
  readonly weak: readonly VerifiedClaim[];
  readonly rejected: readonly Rejected[];
}

/** A list of which the whole does not hold, once more from those of its members that hold by themselves. */
function verifyMembers(
  verifyInput: VerifyInput,
  whole: Exclude<DraftResult, { claim: VerifiedClaim }>,
  id: string,
): DraftResult {
  const { draft } = whole;
  const { list } = draft;
  if (list === undefined) return whole;
  const joinMembers = (
    members: readonly { readonly text: string; readonly evidenceIds: readonly string[] }[],
  ) => ({
    ...draft,
    text: formatListing(
      list,
      members.map(({ text }) => text),
    ),
    evidenceIds: [...new Set(members.flatMap(({ evidenceIds }) => evidenceIds))],
  });
  const holds = list.members.map(({ texts, evidenceIds }) =>
    texts
      .map((text) => ({ text, evidenceIds }))
      .find((member) => !isFailed(verifyDraft(verifyInput, joinMembers([member]), id))),
  );
  const held = holds.filter((member) => member !== undefined);
  if (held.length === 0) return whole;
  const again = verifyDraft(verifyInput, joinMembers(held), id);
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
  if (judging === undefined || plan.guidance === null) return new Map();
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

/** What holds neither as it was nor in other words lives on without the clauses that failed, where the others hold. */
async function verifyCut(
  verifyInput: VerifyInput,
  result: readonly DraftResult[],
  names: readonly string[],
): Promise<readonly DraftResult[]> {
  const cuts = result.map((one) =>
    isFailed(one) ? withoutClauses(one.draft, one.failedClauses ?? []) : undefined,
  );
  const judged = await judgedBefore(
    verifyInput,
    cuts.filter((draft) => draft !== undefined),
  );
  return result.map((one, index) => {
    const draft = cuts[index];
    if (draft === undefined || !isFailed(one)) return one;
    const again = verifyDraft(verifyInput, draft, names[index] ?? '', judged.get(draft));
    const { text } = one.draft;
    return isFailed(again) ? one : { ...again, fallen: [{ text, reasons: one.reasons }] };
  });
}

/** Sentences that somebody wrote on one section, each judged against the quotes it cites, in their order. */
export async function verifyDrafts(
  asked: VerifyInput,
  drafts: readonly DraftClaim[],
): Promise<readonly DraftResult[]> {
  const { judging } = asked;
  const verifyInput =
    judging === undefined
      ? asked
      : { ...asked, judging: { ...judging, judge: remembering(judging.judge) } };
  const names = namesOf(drafts, verifyInput);
  const judged = await judgedBefore(verifyInput, drafts);
  const first = drafts.map((draft, index) => {
    const result = verifyDraft(verifyInput, draft, names[index] ?? '', judged.get(draft));
    return isFailed(result) ? verifyMembers(verifyInput, result, names[index] ?? '') : result;
  });
  return verifyCut(verifyInput, await verifyRewritten(verifyInput, first, names), names);
}

/** One writer's sentences on one section: those that hold, and those that do not. */
export async function judgeSection(
  verifyInput: VerifyInput,
  drafts: readonly DraftClaim[],
): Promise<JudgedDrafts> {
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
