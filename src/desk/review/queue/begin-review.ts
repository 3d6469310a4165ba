import { defined } from '../../../kernel/defined';
import { newIdentifier } from '../../../kernel/identifier';
import type { Claim, Section } from '../../../report/document/shape';
import type { ReportVersionRow, ReviewMaterial } from '../../../report/production';
import type { ClaimState } from '../claims/claim-state';
import { sameIds } from '../claims/judge';
import { judgeReport } from '../claims/judge-claims';
import type { ReviewContext } from '../ports';
import {
  deleteClaims,
  findClaims,
  findReview,
  insertReviewEvent,
  insertReview,
  lockReview,
  putClaims,
  updateReview,
  type ReviewRow,
} from '../store';

export interface Review {
  readonly row: ReviewRow;
  readonly claims: readonly ClaimState[];
  /** The version whose sentences are on the bench. */
  readonly base: ReportVersionRow;
}

type Beginning = Pick<ReviewContext, 'database' | 'clock' | 'memory' | 'readSnapshot' | 'judge'>;

/**
 * Opens the newest version for review, unless it's open already. Edits to an earlier one are kept.
 */
export async function beginReview(context: Beginning, material: ReviewMaterial): Promise<Review> {
  const { read } = context.database;
  const row = await findReview(read, material.report.id);
  if (row !== undefined && isAtReviewDesk(row, material))
    return { row, claims: await claimsOn(context, row), base: baseOf(row, material) };
  const fresh = await judgeReport(
    context,
    material,
    material.latest.document.sections.flatMap(claimsOf),
  );
  await context.database.write(async (transaction) => {
    const reportId = material.report.id;
    const begun =
      row === undefined &&
      (await insertReview(transaction, {
        reportId,
        baseNumber: material.latest.number,
        releasedNumber: null,
        revision: 1,
        holderId: null,
        holderName: null,
        leaseUntil: null,
        companyConfirmed: null,
        emptyWords: {},
        notes: '',
      }));
    const held = await lockReview(transaction, reportId);
    if (held === undefined || (!begun && isAtReviewDesk(held, material))) return;
    const { kept, gone } = begun
      ? { kept: fresh, gone: [] }
      : rebase(await findClaims(transaction, reportId), fresh);
    await deleteClaims(transaction, reportId, gone);
    await putClaims(transaction, reportId, kept);
    if (begun) return;
    const revision = held.revision + 1;
    await updateReview(transaction, reportId, {
      baseNumber: material.latest.number,
      releasedNumber: null,
      revision,
    });
    await insertReviewEvent(transaction, {
      id: newIdentifier(context.clock),
      reportId,
      baseNumber: material.latest.number,
      revision,
      at: context.clock.now(),
      actorId: 'system',
      actor: 'the shop',
      what: 'rebased',
      claimId: null,
      before: null,
      after: null,
      reason: 'Part of the report was rewritten.',
    });
  });
  return beginReview(context, material);
}

async function claimsOn(
  { database, memory }: Beginning,
  row: ReviewRow,
): Promise<readonly ClaimState[]> {
  const known = memory.recall(row);
  if (known !== undefined) return known;
  const claims = await findClaims(database.read, row.reportId);
  memory.keep(row, claims);
  return claims;
}

const isAtReviewDesk = (
  { baseNumber, releasedNumber }: ReviewRow,
  { latest }: ReviewMaterial,
): boolean => latest.number === baseNumber || latest.number === releasedNumber;

function baseOf({ baseNumber }: ReviewRow, { versions, latest }: ReviewMaterial): ReportVersionRow {
  return versions.find(({ number }) => number === baseNumber) ?? latest;
}

export function claimsOf({ id: section, claims }: Section): ClaimState[] {
  return claims.map((claim, index) => stateOf(claim, section, index + 1));
}

function stateOf(claim: Claim, section: Section['id'], place: number): ClaimState {
  const { id, kind, text, verdict, restsOn } = claim;
  const evidenceIds = claim.citations.map(({ evidenceId }) => evidenceId);
  return {
    id,
    section,
    place,
    kind,
    text,
    verdict,
    restsOn,
    evidenceIds,
    notes: claim.notes ?? [],
    group: claim.group ?? null,
    asOf: claim.asOf ?? null,
    reckoning: claim.reckoning ?? null,
    reasons: [],
    unsupportedWords: [],
    state: 'open',
    original: {
      text,
      kind,
      verdict,
      evidenceIds,
      ...defined({ computation: claim.computation }),
    },
    decision: null,
  };
}

const isTouched = ({ state, decision }: ClaimState): boolean =>
  state !== 'open' || decision !== null;

/**
 * Sentences that the new version says as the old one did keep what was decided of them; what an expert
 * wrote in the place of one that is told otherwise now stands beside the new one, for them to see.
 */
function rebase(
  before: readonly ClaimState[],
  fresh: readonly ClaimState[],
): { readonly kept: readonly ClaimState[]; readonly gone: readonly string[] } {
  const names = new Set(fresh.map(({ id }) => id));
  const twin = (claim: ClaimState) =>
    before.find(
      (old) =>
        old.original !== null &&
        old.section === claim.section &&
        old.original.text === claim.text &&
        sameIds(old.original.evidenceIds, claim.evidenceIds),
    );
  const kept = fresh.map((claim) => {
    const old = twin(claim);
    return old === undefined || !isTouched(old)
      ? claim
      : { ...old, id: claim.id, place: claim.place };
  });
  const carried = new Set(fresh.flatMap((claim) => twin(claim)?.id ?? []));
  const written = before
    .filter((old) => !carried.has(old.id) && (old.original === null || old.state === 'suggested'))
    .map((old): ClaimState => ({
      ...old,
      id: names.has(old.id) ? `${old.id}-expert` : old.id,
      original: null,
      place: old.place + 0.5,
    }));
  const all = [...kept, ...written.filter(({ id }) => !names.has(id))];
  const now = new Set(all.map(({ id }) => id));
  return { kept: all, gone: before.map(({ id }) => id).filter((id) => !now.has(id)) };
}
