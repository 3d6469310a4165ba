import { fail, succeed, type Result } from '../../../kernel/result';
import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { approve } from '../make/hand-over';
import type { ProductionContext } from '../ports';
import { reportMoves } from '../shape';
import { findReportOfOrder, lockReport, updateReport } from '../store';
import { findLatestVersion, updateVersion } from './version-store';

export interface ReportSignature {
  readonly orderId: string;
  /** The version that was looked at; a later one has to be looked at again. */
  readonly number: number;
  readonly approvedBy: string;
}

/** A person's word that this version may go out. */
export async function approveReport(
  context: Pick<ProductionContext, 'database' | 'clock' | 'queue' | 'timeToUndo'>,
  { orderId, number, approvedBy }: ReportSignature,
): Promise<Result<{ readonly number: number }, 'no-report' | 'illegal-move' | 'another-version'>> {
  return context.database.write(async (transaction) => {
    const found = await findReportOfOrder(transaction, orderId);
    const held = found && (await lockReport(transaction, found.id));
    const version = held && (await findLatestVersion(transaction, held.id));
    if (!held || !version) return fail('no-report', 'This order has no report yet.');
    if (version.number !== number)
      return fail(
        'another-version',
        'The report changed since you opened it. Reload and check it.',
      );
    const next = move(reportMoves, held.state, 'approve');
    if (!next.ok) return next;
    await approve(context, transaction, { reportId: held.id, orderId, number, approvedBy });
    return succeed({ number });
  });
}

export type WithdrawProblem = 'no-report' | 'illegal-move' | 'has-left';

/** Takes a signature back while the report has not left. */
export async function withdrawApproval(
  context: Pick<ProductionContext, 'database' | 'clock'>,
  { orderId }: { readonly orderId: string },
): Promise<Result<{ readonly number: number }, WithdrawProblem>> {
  return context.database.write((transaction) => withdrawSignature(context, transaction, orderId));
}

/** The same in the transaction of whoever writes down who took it back. */
export async function withdrawSignature(
  { clock }: Pick<ProductionContext, 'clock'>,
  transaction: Transaction,
  orderId: string,
): Promise<Result<{ readonly number: number }, WithdrawProblem>> {
  const found = await findReportOfOrder(transaction, orderId);
  const held = found && (await lockReport(transaction, found.id));
  const version = held && (await findLatestVersion(transaction, held.id));
  if (!held || !version) return fail('no-report', 'This order has no report yet.');
  if (version.publishedAt !== null)
    return fail(
      'has-left',
      'The report was already delivered. Send a correction as a new version.',
    );
  const next = move(reportMoves, held.state, 'withdraw');
  if (!next.ok) return next;
  await updateVersion(
    transaction,
    { reportId: held.id, number: version.number },
    { approvedAt: null, approvedBy: null },
  );
  await updateReport(transaction, held.id, { state: next.value, changedAt: clock.now() });
  return succeed({ number: version.number });
}
