import type { Clock } from '../../kernel/time';
import type { Alongside, Transaction } from '../../platform/database';
import { auditEvent } from './schema';
import type { AuditEntry } from './shape';

export async function writeAudit(
  transaction: Transaction,
  clock: Clock,
  entry: AuditEntry,
): Promise<void> {
  const { before = null, after = null, ...rest } = entry;
  await transaction.insert(auditEvent).values({ ...rest, before, after, at: clock.now() });
}

/** For other modules, which write the entry in the transaction of the act. */
export function auditAlongside(clock: Clock, entry: AuditEntry): Alongside {
  return (transaction) => writeAudit(transaction, clock, entry);
}
