import { fail, succeed, type Result } from '../../../kernel/result';
import type { ClaimKind } from '../../../report/document/shape';
import { indexPassages, rankPassages } from '../../../research/evidence';
import type { Permit } from '../../policy';
import { rowsByName } from './index-evidence';
import { judgeTypedWords } from '../claims/judge-claims';
import { plainReasons } from '../claims/plain-reasons';
import type { ReviewContext } from '../ports';
import { showEvidence } from '../claims/show-claim';
import {
  reviewLimits,
  type ReviewDeskEvidence,
  type Excerpt,
  type ReviewProblem,
  type Trial,
} from '../shape';
import { plainWords } from '../claims/words';

/** As much of a page as fits beside a sentence; the rest is a link away. */
const AROUND = 1_500;
const MOST_EXCERPTS = 30;
const MOST_FOUND = 40;

export async function readExcerpts(
  context: ReviewContext,
  _: Permit<'review-report'>,
  { orderId, evidenceIds }: { readonly orderId: string; readonly evidenceIds: readonly string[] },
): Promise<Result<readonly Excerpt[], ReviewProblem>> {
  const material = await context.readMaterial(orderId);
  if (material === undefined) return fail('no-report', 'This order has no report yet.');
  const rows = rowsByName(material, [...new Set(evidenceIds)].slice(0, MOST_EXCERPTS));
  return succeed(
    await Promise.all(
      rows.map(async ({ id, snapshot, start, end, quote }): Promise<Excerpt> => {
        const text = await context.readSnapshot(snapshot);
        if (text === undefined || text.slice(start, end) !== quote)
          return { evidenceId: id, quote, before: '', after: '', isGone: true };
        return {
          evidenceId: id,
          quote,
          before: text.slice(Math.max(0, start - AROUND), start).toWellFormed(),
          after: text.slice(end, end + AROUND).toWellFormed(),
          isGone: false,
        };
      }),
    ),
  );
}

/** Rows of this report by name, for sentences that came to name others than those the desk was opened with. */
export async function readEvidence(
  context: Pick<ReviewContext, 'readMaterial'>,
  _: Permit<'review-report'>,
  { orderId, evidenceIds }: { readonly orderId: string; readonly evidenceIds: readonly string[] },
): Promise<Result<readonly ReviewDeskEvidence[], ReviewProblem>> {
  const material = await context.readMaterial(orderId);
  if (material === undefined) return fail('no-report', 'This order has no report yet.');
  return succeed(rowsByName(material, [...new Set(evidenceIds)]).map(showEvidence));
}

/** The rows of this report that speak of these words, the closest first. */
export async function searchEvidence(
  context: ReviewContext,
  _: Permit<'review-report'>,
  { orderId, words }: { readonly orderId: string; readonly words: string },
): Promise<Result<readonly ReviewDeskEvidence[], ReviewProblem>> {
  const material = await context.readMaterial(orderId);
  if (material === undefined) return fail('no-report', 'This order has no report yet.');
  const wanted = plainWords(words).slice(0, reviewLimits.search);
  if (wanted === '') return succeed([]);
  const stems = wanted
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  const told = material.evidence.map((row) => ({
    row,
    text: `${row.quote} ${row.title} ${row.sourceName} ${row.value ?? ''} ${row.attribute}`.toLowerCase(),
  }));
  const holding = told.filter(({ text }) => stems.some((stem) => text.includes(stem)));
  const order = rankPassages(
    indexPassages(holding.map(({ row, text }) => ({ text, page: row.url }))),
    wanted,
  );
  return succeed(
    order
      .slice(0, MOST_FOUND)
      .flatMap((at) => holding[at]?.row ?? [])
      .map(showEvidence),
  );
}

export interface Tried {
  readonly orderId: string;
  readonly kind: ClaimKind;
  readonly text: string;
  readonly evidenceIds: readonly string[];
}

/** How a sentence would be judged as it is typed; nothing is kept of it. */
export async function trySentence(
  context: ReviewContext,
  _: Permit<'review-report'>,
  { orderId, kind, text, evidenceIds }: Tried,
): Promise<Result<Trial, ReviewProblem>> {
  const material = await context.readMaterial(orderId);
  if (material === undefined) return fail('no-report', 'This order has no report yet.');
  const words = plainWords(text);
  if (words === '' || words.length > reviewLimits.sentence)
    return fail('bad-text', `Use at most ${reviewLimits.sentence} characters.`);
  const { verdict, reasons, failing, unsupportedWords } = await judgeTypedWords(context, material, {
    kind,
    text: words,
    evidenceIds,
  });
  const placed = failing.flatMap((clause) => clause.reasons);
  return succeed({
    verdict,
    reasons: plainReasons(reasons.filter((reason) => !placed.includes(reason))),
    clauses: failing.map((clause) => ({ ...clause, reasons: plainReasons(clause.reasons) })),
    unsupportedWords,
  });
}
