import { succeed, type Result } from '../../kernel/result';
import type { ReportVersionRow, ReviewMaterial } from '../../report/production';
import type { Permit } from '../policy';
import { mayDo } from '../policy';
import { readReviewDesk } from './claims/act';
import { claimsInOrder } from './claims/claim-state';
import { composeReviewDesk } from './compose-review-desk';
import { judgeGate, progressOf, riskOf } from './claims/gate';
import { holderOf } from './queue/lease';
import { textAfter } from './tasks/plan-step';
import { plainReasons } from './claims/plain-reasons';
import type { ReviewContext, ReviewedOrder } from './ports';
import { namedRows, showClaim, showEvidence } from './claims/show-claim';
import type {
  ReviewDeskCompany,
  ReviewDeskView,
  ReviewEventView,
  ReviewProblem,
  VersionView,
} from './shape';
import { findReviewEvents, findLastStep, type ReviewEventRow } from './store';

const LINES_OF_HISTORY = 200;

/** The whole bench, for whoever is there; looking takes nothing into hand. */
export async function viewReviewDesk(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  order: ReviewedOrder,
): Promise<Result<ReviewDeskView, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, order.id);
  if (!reviewDesk.ok) return reviewDesk;
  context.judge.wake();
  const { material, review } = reviewDesk.value;
  const { row, claims } = review;
  const [events, last] = await Promise.all([
    findReviewEvents(context.database.read, row.reportId, LINES_OF_HISTORY),
    findLastStep(context.database.read, row),
  ]);
  const document = composeReviewDesk(review, material);
  const ordered = claimsInOrder(claims);
  const place = { review, material, writer: context.helpers.writer };
  const shown = ordered.map((claim) => showClaim(claim, place));
  const named = new Set(shown.flatMap(namedRows));
  const { approvedAt, publishedAt } = material.latest;
  return succeed({
    number: order.number,
    company: { ...companyOf(material), confirmed: row.companyConfirmed },
    role: document.role,
    promisedAt: order.promisedAt,
    interviewAt: order.interviewAt,
    state: material.report.state,
    dispute: order.dispute,
    leavesAt:
      material.report.state === 'approved' &&
      approvedAt !== null &&
      publishedAt === null &&
      order.dispute === null
        ? context.leavesAt(approvedAt).toISOString()
        : null,
    version: material.latest.number,
    revision: row.revision,
    holder: holderOf(row, member, context.clock.now()),
    mayApprove: mayDo(member.role, 'approve-report'),
    sections: document.sections.map(({ id, title, notFound }) => ({
      id,
      title,
      notFound,
      emptyWords: row.emptyWords[id] ?? null,
      claims: shown.filter(({ section }) => section === id),
    })),
    evidence: material.evidence.filter(({ id }) => named.has(id)).map(showEvidence),
    rejected: material.latest.rejected.map((one) => ({
      ...one,
      reasons: plainReasons(one.reasons),
    })),
    gate: judgeGate(claims, document, row.companyConfirmed),
    progress: progressOf(claims),
    risk: riskOf(claims),
    notes: row.notes,
    canUndo: last !== undefined,
    history: events.map(showEvent),
    versions: material.versions.map(showVersion),
  });
}

function companyOf({ company, latest }: ReviewMaterial): Omit<ReviewDeskCompany, 'confirmed'> {
  if (company === undefined) return { name: latest.document.company, facts: [] };
  const { name, legalName, description, industry, headquarters, country, domain, ticker } = company;
  const facts = [
    legalName === name ? undefined : legalName,
    description ?? industry,
    headquarters,
    country,
    domain,
    ticker === undefined ? undefined : `listed as ${ticker}`,
  ];
  return { name, facts: facts.filter((fact) => fact !== undefined) };
}

export function showEvent({
  id,
  at,
  actor,
  what,
  claimId,
  before,
  after,
  reason,
  undone,
}: ReviewEventRow): ReviewEventView {
  return {
    id,
    at: at.toISOString(),
    actor,
    what,
    claimId,
    before: textAfter(before, claimId),
    after: textAfter(after, claimId),
    reason,
    isUndone: undone,
  };
}

function showVersion({
  number,
  madeAt,
  document,
  digest,
  approvedBy,
  approvedAt,
  publishedAt,
  contentRemovedAt,
}: ReportVersionRow): VersionView {
  return {
    number,
    digest,
    approvedBy,
    madeAt: madeAt.toISOString(),
    reviewed: document.reviewed,
    approvedAt: approvedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    isErased: contentRemovedAt !== null,
  };
}
