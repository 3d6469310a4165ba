import { succeed, type Result } from '../../kernel/result';
import type { Permit } from '../policy';
import type { ClaimState, Patch } from './claim-state';
import { withoutPeople, type Named } from './without-people';
import type { ReviewContext } from './ports';
import type { ReviewHappening, ReviewProblem } from './shape';
import { findCorrections, type ReviewEventRow } from './store';

const MOST_CASES = 2_000;

/** One correction as a case: what the writer said, what the quotes say, what an expert made of it. */
export interface CorrectionCase {
  readonly id: string;
  readonly section: string;
  readonly did: ReviewHappening;
  readonly claim: string;
  readonly verdict: string;
  readonly passages: readonly string[];
  /** Null where it was cut. */
  readonly corrected: string | null;
  readonly correctedVerdict: string | null;
  readonly correctedPassages: readonly string[];
  readonly reason: string;
}

/** What experts corrected, as cases for writer and verifier: one JSON object a line, without personal data. */
export async function exportCorrections(context: ReviewContext, _: Permit<'approve-report'>, { limit = MOST_CASES }: { readonly limit?: number } = {}): Promise<Result<string, ReviewProblem>> {
  const events = await findCorrections(context.database.read, Math.min(limit, MOST_CASES));
  const reports = new Map<string, Promise<Named>>();
  const namesOf = (reportId: string): Promise<Named> => {
    const known = reports.get(reportId) ?? context.readNames(reportId);
    reports.set(reportId, known);
    return known;
  };
  const cases = await Promise.all(events.map(async (event) => {
    const { quotes, people } = await namesOf(event.reportId);
    return caseOf(event, { quotes, people: [...people, event.actor] });
  }));
  return succeed(cases.flatMap((one) => (one === undefined ? [] : [`${JSON.stringify(one)}\n`])).join(''));
}

function caseOf(event: ReviewEventRow, named: Named): CorrectionCase | undefined {
  const before = claimIn(event.before, event.claimId);
  const after = claimIn(event.after, event.claimId);
  // What is known of interviewers is told to one buyer, and to nobody else.
  if (before === undefined || before.section === 'interviewers') return undefined;
  const plain = (text: string) => withoutPeople(text, named);
  const quotes = (claim: ClaimState | undefined) => (claim?.evidenceIds ?? []).flatMap((id) => named.quotes.get(id) ?? []).map(plain);
  const isCut = after === undefined || after.standing === 'cut';
  return {
    id: event.id, section: before.section, did: event.what,
    claim: plain(before.text), verdict: before.verdict, passages: quotes(before),
    corrected: isCut ? null : plain(after.text),
    correctedVerdict: isCut ? null : after.verdict,
    correctedPassages: isCut ? [] : quotes(after),
    reason: plain(event.reason),
  };
}

function claimIn(patch: Patch | null, claimId: string | null): ClaimState | undefined {
  return patch?.claims.find(([id]) => id === claimId)?.[1] ?? undefined;
}
