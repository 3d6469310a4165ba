import { before, days, type Duration } from '../../../kernel/time';
import { withoutInterviewers } from '../../compose';
import { interviewersForgotten } from '../events';
import type { ProductionContext } from '../ports';
import { productionRun } from '../make/produce-report';
import { eraseFolders } from '../make/order-folders';
import { digestOfDocument, render } from '../make/production-steps';
import {
  deleteEvidence,
  findReportsWithInterviewers,
  lockReport,
  readEvidenceRows,
  type ReportRow,
} from '../store';
import {
  findPublishedVersion,
  findVersionsWithInterviewers,
  insertReportVersion,
  updateVersion,
  type ReportVersionRow,
} from './version-store';
import { withoutContent } from './without-content';

/** What is known of interviewers is kept for as long as a buyer may need it, and no longer. */
const INTERVIEWERS_KEPT = days(30);

/** As many as one run looks at; what is left is seen the next day. */
const AT_ONCE = 200;

type Forgetting = Pick<
  ProductionContext,
  'database' | 'clock' | 'queue' | 'files' | 'steps' | 'rendering' | 'orders'
>;

/** Takes interviewers out of every report that was delivered long enough ago. */
export async function forgetInterviewers(
  context: Forgetting,
  kept: Duration = INTERVIEWERS_KEPT,
): Promise<{ readonly reports: number }> {
  const due = await listReportsToForget(context, kept);
  for (const report of due) await forget(context, report);
  return { reports: due.length };
}

export function listReportsToForget(
  { database, clock }: Pick<Forgetting, 'database' | 'clock'>,
  kept: Duration = INTERVIEWERS_KEPT,
): Promise<readonly ReportRow[]> {
  return findReportsWithInterviewers(database.read, {
    publishedBefore: before(clock.now(), kept),
    limit: AT_ONCE,
  });
}

/**
 * Replaces the published version with one without interviewers. Of other versions, only the record
 * stays that they existed.
 */
async function forget(context: Forgetting, { id: reportId, orderId }: ReportRow): Promise<void> {
  const { database, clock, files, steps } = context;
  const shown = await findPublishedVersion(database.read, reportId);
  const evidence = await readEvidenceRows(database.read, reportId);
  const document = shown?.holdsInterviewers
    ? withoutInterviewers(shown.document, evidence)
    : undefined;
  const made = document && {
    document,
    digest: digestOfDocument(document),
    ...(await render(context, orderId, document, (await context.orders.read(orderId))?.paper)),
  };
  const removed = await database.write(async (transaction) => {
    await lockReport(transaction, reportId);
    // A later version went out meanwhile: the next run sees to it.
    const out = await findPublishedVersion(transaction, reportId);
    if (out?.number !== shown?.number) return [];
    // Its buyer was erased meanwhile.
    if (shown && out?.contentRemovedAt !== shown.contentRemovedAt) return 'erased';
    const holding = await findVersionsWithInterviewers(transaction, reportId);
    const now = clock.now();
    if (made && shown) {
      const { approvedAt, approvedBy, answers } = shown;
      const number = await insertReportVersion(transaction, {
        reportId,
        rejected: [],
        answers,
        madeAt: now,
        ...made,
      });
      await updateVersion(
        transaction,
        { reportId, number },
        { approvedAt, approvedBy, publishedAt: now },
      );
    }
    for (const version of holding) {
      await updateVersion(transaction, version, withoutContent(version, now));
    }
    await deleteEvidence(
      transaction,
      reportId,
      evidence.filter(({ attribute }) => attribute === 'interviewer').map(({ id }) => id),
    );
    // The findings that its steps were kept with tell of them as well.
    await steps.forget(transaction, productionRun(orderId));
    await context.queue.emit(
      transaction,
      interviewersForgotten,
      { reportId },
      { key: `interviewers-forgotten:${reportId}:${now.getTime()}` },
    );
    return holding;
  });
  if (removed === 'erased') await eraseFolders(files, orderId);
  else await removeFiles(files, removed, made ? [made.pdfFile, made.htmlFile] : []);
}

async function removeFiles(
  files: Forgetting['files'],
  versions: readonly ReportVersionRow[],
  kept: readonly string[],
): Promise<void> {
  for (const { pdfFile, htmlFile } of versions) {
    for (const file of [pdfFile, htmlFile])
      if (file !== '' && !kept.includes(file)) await files.remove(file);
  }
}
