import { defined } from '../../../kernel/defined';
import { succeed, type Result } from '../../../kernel/result';
import type { Evidence } from '../../../research/evidence/shape';
import type { Permit } from '../../policy';
import type { ClaimState, Patch } from '../claims/claim-state';
import type { SentenceJudge } from '../claims/judge';
import { withoutPeople, type ReportNames } from '../material/without-people';
import type { ReviewContext } from '../ports';
import type { CasePassage, CorrectionCase } from '../claims/correction-case';
import type { ReviewProblem } from '../shape';
import { findCorrections, type ReviewEventRow } from '../store';

const MOST_CASES = 2_000;

/** What experts corrected, as cases for writer and verifier: one JSON object a line, without personal data. */
export async function exportCorrections(
  context: Pick<ReviewContext, 'database' | 'readNames' | 'judge'>,
  _: Permit<'see-figures'>,
  { limit = MOST_CASES }: { readonly limit?: number } = {},
): Promise<Result<string, ReviewProblem>> {
  const events = await findCorrections(context.database.read, Math.min(limit, MOST_CASES));
  const reports = new Map<string, Promise<ReportNames>>();
  const namesOf = (reportId: string): Promise<ReportNames> => {
    const known = reports.get(reportId) ?? context.readNames(reportId);
    reports.set(reportId, known);
    return known;
  };
  const cases: string[] = [];
  // One after the other, so that an expert’s sentence waits for one of them and not for all.
  for (const event of events) {
    const { people, ...named } = await namesOf(event.reportId);
    const told = { ...named, people: [...people, event.actor] };
    const one = await caseOf(context.judge, event, told);
    if (one !== undefined) cases.push(`${JSON.stringify(one)}\n`);
  }
  return succeed(cases.join(''));
}

async function caseOf(
  judge: SentenceJudge,
  event: ReviewEventRow,
  named: ReportNames,
): Promise<CorrectionCase | undefined> {
  const before = claimIn(event.before, event.claimId);
  const after = claimIn(event.after, event.claimId);
  // What is known of interviewers is told to one buyer, and to nobody else.
  if (before === undefined || before.section === 'interviewers') return undefined;
  const plain = (text: string) => withoutPeople(text, named);
  const quotes = (claim: ClaimState | undefined) =>
    (claim?.evidenceIds ?? [])
      .flatMap((id) => named.rows.get(id) ?? [])
      .map((row) => passageOf(row, plain));
  const isCut = after === undefined || after.state === 'cut';
  const about = { company: named.company, role: named.role };
  const was = { ...about, kind: before.kind, text: plain(before.text), passages: quotes(before) };
  const is = isCut
    ? null
    : { ...about, kind: after.kind, text: plain(after.text), passages: quotes(after) };
  return {
    id: event.id,
    ...about,
    section: before.section,
    did: event.what,
    claim: was.text,
    kind: was.kind,
    verdict: before.verdict,
    passages: was.passages,
    corrected: is?.text ?? null,
    correctedKind: is?.kind ?? null,
    correctedVerdict: isCut ? null : after.verdict,
    correctedPassages: is?.passages ?? [],
    reason: plain(event.reason),
    holds: { claim: await judge.alone(was), corrected: is && (await judge.alone(is)) },
  };
}

function passageOf(
  {
    quote,
    sourceName,
    topic,
    attribute,
    value,
    unit,
    asOf,
    publishedAt,
    status,
    reliability,
    matchScore,
  }: Evidence,
  plain: (text: string) => string,
): CasePassage {
  return {
    quote: plain(quote),
    sourceName,
    topic,
    attribute,
    status,
    reliability,
    matchScore,
    ...(value === undefined ? {} : { value: typeof value === 'string' ? plain(value) : value }),
    ...defined({ unit, asOf, publishedAt }),
  };
}

function claimIn(patch: Patch | null, claimId: string | null): ClaimState | undefined {
  return patch?.claims.find(([id]) => id === claimId)?.[1] ?? undefined;
}
