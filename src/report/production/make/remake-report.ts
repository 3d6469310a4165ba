import { move } from '../../../kernel/state-machine';
import { fail, succeed, type Result } from '../../../kernel/result';
import type { Transaction } from '../../../platform/database';
import { produceReportJob } from '../jobs';
import { modelAnswersOf } from './model-answers';
import type { ProductionContext } from '../ports';
import { productionRun } from './produce-report';
import { reportMoves } from '../shape';
import { findReportOfOrder, lockReport, replaceEvidence, updateReport } from '../store';
import { findVersions, updateVersion } from '../versions/version-store';
import { withoutContent } from '../versions/without-content';

/** All but the first, which names the report: it stays the order's one report. */
const DONE_ANEW = [
  'identify',
  'complete',
  'gather',
  'posting',
  'write',
  'render',
  'submit',
] as const;

export interface Remade {
  readonly reportId: string;
  /** Of versions whose words are gone; they go once that is written. */
  readonly files: readonly string[];
}

/**
 * Has a report made again, because what was made is about something else: its rows, its sentences, its pictures and
 * what its steps were kept with go; that there was a version stays to be seen.
 */
export async function remakeReport(
  { clock, queue, steps }: Pick<ProductionContext, 'clock' | 'queue' | 'steps'>,
  transaction: Transaction,
  orderId: string,
): Promise<Result<Remade, 'no-report' | 'illegal-move' | 'has-left'>> {
  const found = await findReportOfOrder(transaction, orderId);
  const held = found && (await lockReport(transaction, found.id));
  if (!held) return fail('no-report', 'This order has no report yet.');
  if (held.state === 'in-production') return fail('illegal-move', 'It’s being made now.');
  if (held.state === 'approved')
    return fail('illegal-move', 'This report is approved. Withdraw the approval first.');
  const again = move(reportMoves, held.state, 'start-again');
  if (!again.ok) return again;
  const versions = await findVersions(transaction, held.id);
  if (versions.some(({ publishedAt }) => publishedAt !== null))
    return fail('has-left', 'The buyer already has a version of this report.');
  const now = clock.now();
  const full = versions.filter(({ contentRemovedAt }) => contentRemovedAt === null);
  for (const version of full)
    await updateVersion(transaction, version, withoutContent(version, now));
  await replaceEvidence(transaction, held.id, []);
  await steps.forgetSteps(transaction, productionRun(orderId), DONE_ANEW);
  await steps.forget(transaction, `${productionRun(orderId)}:tips`);
  await updateReport(transaction, held.id, { state: again.value, reasons: null, changedAt: now });
  await queue.enqueue(
    transaction,
    produceReportJob,
    { orderId },
    { key: `remade:${orderId}:${now.getTime()}` },
  );
  return succeed({
    reportId: held.id,
    files: full.flatMap(({ pdfFile, htmlFile }) => [pdfFile, htmlFile]),
  });
}

/** What lies beside the database of a report that was taken back to its beginning. */
export async function removeRemade(
  { files }: Pick<ProductionContext, 'files'>,
  orderId: string,
  remade: Remade,
): Promise<void> {
  await files.removeAll(modelAnswersOf(orderId));
  for (const file of remade.files) await files.remove(file);
}
