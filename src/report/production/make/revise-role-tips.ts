import { move } from '../../../kernel/state-machine';
import type { Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { RunErased } from '../../../platform/jobs';
import { changesBetween } from '../../document';
import { digestOfAnswers } from '../answers';
import { passOn } from './hand-over';
import type { ProductionContext, ReportRequest, ReportContents } from '../ports';
import { productionRun } from './produce-report';
import {
  storedBeginning,
  gatherStep,
  identifyStep,
  postingStep,
  renderStep,
  stored,
  type Beginning,
  type Files,
} from './production-steps';
import { reportMoves } from '../shape';
import { findReportOfOrder, lockReport, updateReport } from '../store';
import {
  findLatestVersion,
  findPublishedVersion,
  insertReportVersion,
  type ReportVersionRow,
} from '../versions/version-store';

/**
 * Writes the tips for the role anew when the buyer told something since the last version, and
 * nothing else of the report. Production asks for it once it is done, so one that finds no version
 * yet may go: whatever was told meanwhile is looked at then.
 */
export async function reviseRoleTips(context: ProductionContext, orderId: string): Promise<void> {
  const current = await findCurrent(context, orderId);
  if (current === undefined) return;
  // Read after the version it is compared with: what is told later comes with a job of its own.
  const request = await context.orders.read(orderId);
  const answers = digestOfAnswers(request?.answers);
  if (request === null || answers === current.answers) return;
  const revised = await revise(context, current, request, answers);
  if (revised === undefined) return;
  const isNext = await context.database.write((transaction) =>
    submit(context, transaction, { current, orderId, answers, ...revised }),
  );
  // Another revision was faster; what it knew is compared with what is told by now.
  if (!isNext) await reviseRoleTips(context, orderId);
}

async function findCurrent(
  { database }: ProductionContext,
  orderId: string,
): Promise<ReportVersionRow | undefined> {
  const report = await findReportOfOrder(database.read, orderId);
  if (report === undefined || (report.state !== 'in-review' && report.state !== 'approved'))
    return undefined;
  return findLatestVersion(database.read, report.id);
}

interface Revised {
  readonly written: ReportContents;
  readonly files: Files;
}

/** From the findings of the first version, which its finished steps hand back without asking anyone again. */
async function revise(
  context: ProductionContext,
  current: ReportVersionRow,
  request: ReportRequest,
  answers: string | null,
): Promise<Revised | undefined> {
  const first = context.steps.run(productionRun(request.orderId));
  const { value: begun } = await first.step({
    name: 'begin',
    output: storedBeginning,
    work: async () => ({ value: null }),
  });
  if (begun === null) return undefined;
  const company = await identifyStep(context, first, begun.request);
  if (!company.ok) return undefined;
  const gathered = await gatherStep(context, first, company.value, begun);

  const { answers: _, ...ordered } = begun.request;
  const now: Beginning = {
    ...begun,
    request: request.answers === undefined ? ordered : { ...ordered, answers: request.answers },
  };
  const run = context.steps.run(
    `${productionRun(request.orderId)}:tips:${current.number}:${answers ?? 'none'}`,
  );
  const posting = await postingStep(context, run, company.value, now);
  const findings = posting === undefined ? gathered : { ...gathered, posting };
  const { document, rejected } = current;
  const written = await run.step({
    name: 'write',
    output: stored<Result<ReportContents, 'cannot-be-created'>>(),
    work: () =>
      context.rewriting.roleTips(
        { request: now.request, company: company.value, findings, writtenAt: begun.writtenAt },
        { document, rejected },
      ),
  });
  if (!written.ok || isSame(written.value, current)) return undefined;
  // Kept as a step: what was out when this was written must be the same after a restart.
  const told = await run.step({
    name: 'compare',
    output: stored<ReportContents>(),
    work: () => withChanges(context, current.reportId, written.value),
  });
  return { written: told, files: await renderStep(context, run, told, begun.request) };
}

/** Says what is new to a buyer who has an earlier version. */
async function withChanges(
  { database }: ProductionContext,
  reportId: string,
  written: ReportContents,
): Promise<ReportContents> {
  const out = await findPublishedVersion(database.read, reportId);
  const { changes: _, ...rest } = written.document;
  // Whoever reviewed the version before has not seen what is new in this one.
  const document = { ...rest, reviewed: false };
  if (!out?.publishedAt) return { ...written, document };
  return {
    ...written,
    document: {
      ...document,
      changes: changesBetween(out.document, document, out.publishedAt.toISOString()),
    },
  };
}

/** A word on the interview's hour changes no sentence; a version that says the same is none. */
function isSame({ document }: ReportContents, current: ReportVersionRow): boolean {
  const tips = (sections: ReportVersionRow['document']['sections']) =>
    JSON.stringify(sections.filter(({ id }) => id === 'role-tips'));
  return tips(document.sections) === tips(current.document.sections);
}

interface Revision extends Revised {
  readonly current: ReportVersionRow;
  readonly orderId: string;
  readonly answers: string | null;
}

/** False where a later version is there already. */
async function submit(
  context: ProductionContext,
  transaction: Transaction,
  { current, orderId, answers, written, files }: Revision,
): Promise<boolean> {
  const { reportId } = current;
  const held = await lockReport(transaction, reportId);
  if (!held) throw new Error(`Report ${reportId} is gone.`);
  if ((await findLatestVersion(transaction, reportId))?.number !== current.number) return false;
  const again = move(reportMoves, held.state, 'start-again');
  const submitted = again.ok ? move(reportMoves, again.value, 'submit') : again;
  // Given up, or begun again from the start, since it was looked at.
  if (held.state === 'cannot-be-created' || held.state === 'in-production' || !submitted.ok)
    return true;
  if ((await findLatestVersion(transaction, reportId))?.contentRemovedAt !== null)
    throw new RunErased(productionRun(orderId));
  const now = context.clock.now();
  const number = await insertReportVersion(transaction, {
    reportId,
    ...written,
    rejected: [...written.rejected],
    ...files,
    answers,
    madeAt: now,
  });
  await updateReport(transaction, reportId, { state: submitted.value, changedAt: now });
  const { document } = written;
  await passOn(context, transaction, { reportId, orderId, number, document });
  return true;
}
