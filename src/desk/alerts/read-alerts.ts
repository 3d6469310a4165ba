import { before, days } from '../../kernel/time';
import { fail, succeed, type Result } from '../../kernel/result';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { AlertsContext } from './ports';
import type { AlertLine, AlertProblem, AlertsView } from './shape';
import {
  countOpenAlerts,
  findLastCall,
  findOpen,
  findPast,
  lockAlert,
  updateAlert,
  type AlertRow,
} from './store';

const MOST = 200;
const LOOKED_BACK = days(7);
const LONGEST_REASON = 500;

type Reading = Pick<AlertsContext, 'database' | 'clock' | 'webhook'>;

export const readAlerts: (
  context: Reading,
  allowed: Permit<'see-operations'>,
) => Promise<AlertsView> = async ({ database: { read }, clock, webhook }) => {
  const [open, past, call] = await Promise.all([
    findOpen(read, MOST),
    findPast(read, before(clock.now(), LOOKED_BACK), MOST),
    findLastCall(read),
  ]);
  return {
    open: open.map(lineOf),
    past: past.map(lineOf),
    webhook:
      webhook === undefined
        ? null
        : { state: call?.state ?? null, lastError: call?.lastError ?? null },
  };
};

function lineOf({
  key,
  kind,
  isUrgent,
  sentence,
  path,
  raisedAt,
  resolvedAt,
  closedBy,
}: AlertRow): AlertLine {
  return {
    key,
    kind,
    isUrgent,
    sentence,
    path,
    raisedAt: raisedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    closedBy,
  };
}

export function countAlerts({ database }: Pick<AlertsContext, 'database'>): Promise<number> {
  return countOpenAlerts(database.read);
}

/** Somebody looked at it and says why it need not be shown any more; should it come up anew, it rings anew. */
export async function closeAlert(
  { database, clock }: Pick<AlertsContext, 'database' | 'clock'>,
  { member }: Permit<'operate'>,
  { key, reason }: { readonly key: string; readonly reason: string },
): Promise<Result<null, AlertProblem>> {
  const words = reason.trim();
  if (words === '' || words.length > LONGEST_REASON)
    return fail('no-reason', `Enter a reason of at most ${LONGEST_REASON} characters.`);
  return database.write(async (transaction) => {
    const row = await lockAlert(transaction, key);
    if (!row || row.resolvedAt !== null || row.closedAt !== null)
      return fail('no-alert', 'This alert is already closed.');
    const actor = `staff:${member.name}`;
    await updateAlert(transaction, key, {
      closedAt: clock.now(),
      closedBy: member.name,
      mailDue: false,
      hookDue: false,
    });
    await writeAudit(transaction, clock, {
      kind: 'alert-closed',
      actor,
      subjectKind: 'alert',
      subject: key,
      reason: words,
    });
    return succeed(null);
  });
}
