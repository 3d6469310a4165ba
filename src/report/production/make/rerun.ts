import { fail, succeed, type Result } from '../../../kernel/result';
import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { produceReportJob } from '../jobs';
import type { ProductionContext } from '../ports';
import { productionRun } from './produce-report';
import { reportMoves } from '../shape';
import { findReportOfOrder, lockReport, updateReport } from '../store';
import { findLatestVersion } from '../versions/version-store';

/** In the order in which they happen; the first, which names the report, is never done twice. */
const STEPS = ['identify', 'complete', 'gather', 'posting', 'write', 'render', 'submit'] as const;

export interface Rerun {
  readonly orderId: string;
  /** Work begins again here; what was paid for before it is not paid again. */
  readonly step: (typeof STEPS)[number];
  /** The same key twice is the same rerun. */
  readonly key: string;
}

/** Makes a report again from one step on, as a new version, in the caller's transaction. */
export async function rerunFrom(
  { clock, queue, steps }: Pick<ProductionContext, 'clock' | 'queue' | 'steps'>,
  transaction: Transaction,
  { orderId, step, key }: Rerun,
): Promise<Result<null, 'no-report' | 'signed' | 'illegal-move'>> {
  const found = await findReportOfOrder(transaction, orderId);
  const held = found && (await lockReport(transaction, found.id));
  if (!held)
    return fail('no-report', 'Work on this order hasn’t started, so there’s nothing to rerun.');
  const version = await findLatestVersion(transaction, held.id);
  if (held.state === 'approved' && version?.publishedAt === null)
    return fail(
      'signed',
      'This report is approved and about to be delivered. Withdraw the approval first.',
    );
  const again = move(reportMoves, held.state, 'start-again');
  if (!again.ok) return again;
  await steps.forgetSteps(transaction, productionRun(orderId), STEPS.slice(STEPS.indexOf(step)));
  await updateReport(transaction, held.id, {
    state: again.value,
    reasons: null,
    changedAt: clock.now(),
  });
  await queue.enqueue(transaction, produceReportJob, { orderId }, { key });
  return succeed(null);
}
