import { createHash } from 'node:crypto';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Evidence } from '../../../research/evidence/shape';
import type { ReviewMaterial } from '../../../report/production';
import type { Permit } from '../../policy';
import { readReviewDesk } from '../claims/act';
import { leaseFor } from '../queue/lease';
import type { ReviewContext } from '../ports';
import { showEvidence } from '../claims/show-claim';
import {
  EXPERT_PAGE,
  reviewLimits,
  type ReviewDeskEvidence,
  type ExpertPage,
  type ReviewProblem,
} from '../shape';
import { findPage, insertReviewEvent, lockReview, putPage, type ReviewPageRow } from '../store';
import { newIdentifier } from '../../../kernel/identifier';

/** A shorter quote is found in nearly any page, and so proves nothing. */
const SHORTEST_QUOTE = 12;

/** Reads a page that an expert brings: through the guard and past its robots.txt like every other. */
export async function readForExpert(
  context: ReviewContext,
  _: Permit<'review-report'>,
  { orderId, url }: { readonly orderId: string; readonly url: string },
): Promise<Result<ExpertPage, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const reportId = reviewDesk.value.material.report.id;
  const page = await context.readPage(url.trim());
  if (!page.ok) return page;
  const text = await context.readSnapshot(page.value.snapshot);
  if (text === undefined) return fail('unreadable', 'The fetched page expired. Fetch it again.');
  await context.database.write((transaction) => putPage(transaction, { reportId, ...page.value }));
  const { fetchedAt: _at, ...shown } = page.value;
  return succeed({ ...shown, text });
}

export interface ExpertPagePlace {
  readonly orderId: string;
  readonly snapshot: string;
  readonly start: number;
  readonly end: number;
}

/** Makes a stretch of a page that was read a row of evidence, letter for letter as it stands there. */
export async function quotePage(
  context: ReviewContext,
  { member }: Permit<'review-report'>,
  { orderId, snapshot, start, end }: ExpertPagePlace,
): Promise<Result<ReviewDeskEvidence, ReviewProblem>> {
  const reviewDesk = await readReviewDesk(context, orderId);
  if (!reviewDesk.ok) return reviewDesk;
  const { material, review } = reviewDesk.value;
  const page = await findPage(context.database.read, { reportId: material.report.id, snapshot });
  const text = page && (await context.readSnapshot(snapshot));
  if (page === undefined || text === undefined) return fail('unreadable', 'Fetch the page first.');
  const quote =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length
      ? text.slice(start, end)
      : '';
  if (
    quote.trim() !== quote ||
    quote.length < SHORTEST_QUOTE ||
    quote.length > reviewLimits.quote ||
    !quote.isWellFormed()
  ) {
    return fail(
      'not-a-quote',
      `Select ${SHORTEST_QUOTE} and at most ${reviewLimits.quote} characters, in whole words.`,
    );
  }
  const row = rowOf(page, { start, end, quote }, material);
  return context.database.write(async (transaction) => {
    const held = await lockReview(transaction, material.report.id);
    const lease = held && leaseFor(held, member, context.clock.now());
    if (held === undefined || lease === undefined)
      return fail('no-report', 'This order has no report yet.');
    if (!lease.ok) return lease;
    await context.addEvidence(transaction, material.report.id, row);
    await insertReviewEvent(transaction, {
      id: newIdentifier(context.clock),
      reportId: material.report.id,
      baseNumber: review.row.baseNumber,
      revision: held.revision,
      at: context.clock.now(),
      actorId: member.id,
      actor: member.name,
      what: 'quoted',
      claimId: null,
      before: null,
      after: null,
      reason: `${page.url}: “${quote}”`,
    });
    return succeed(showEvidence(row));
  });
}

/** The same stretch is the same row, so that quoting it twice is quoting it once. */
function rowOf(
  page: ReviewPageRow,
  { start, end, quote }: Pick<Evidence, 'start' | 'end' | 'quote'>,
  { company, setting }: ReviewMaterial,
): Evidence {
  const host = new URL(page.url).hostname;
  const isOwn = setting.domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  const name = createHash('sha256')
    .update(`${page.snapshot}:${start}:${end}`)
    .digest('hex')
    .slice(0, 16);
  return {
    id: `expert-${name}`,
    sourceId: EXPERT_PAGE,
    sourceName: host.replace(/^www\./u, ''),
    url: page.url,
    title: page.title,
    snapshot: page.snapshot,
    start,
    end,
    quote,
    entity: company?.id ?? '',
    // An expert says that it speaks of this company; that is surer than any reckoning.
    matchScore: 1,
    topic: 'news',
    attribute: 'statement',
    fetchedAt: page.fetchedAt,
    ...(page.publishedAt === null ? {} : { publishedAt: page.publishedAt }),
    tier: 'B',
    reliability: isOwn ? 'first-party' : 'reference',
    cluster: `expert-${page.snapshot.slice(0, 16)}`,
    status: 'current',
  };
}
