import type { Transaction } from '../../platform/database';
import type { AlertsContext, Raising, OpenAlerts } from './ports';
import { alertKeyOf, queueAlertMessage, raiseAlert } from './raise-alert';
import type { AlertKind } from '../../shop/alerts/shape';
import { findLasting, updateAlert } from './store';

/** Lays what lasts of a kind beside what was raised of it: the new is raised, and what is over is noted as such. */
export async function syncAlerts(
  context: Raising & Pick<AlertsContext, 'database'>,
  { kind, alerts, lasting = [] }: OpenAlerts,
): Promise<void> {
  await context.database.write(async (transaction) => {
    for (const one of alerts) await raiseAlert(context, transaction, one);
    await settleAlerts(context, transaction, kind, [
      ...alerts.map(({ subject }) => subject),
      ...lasting,
    ]);
  });
}

/** What was raised of a kind and is not among these any more is over. */
export async function settleAlerts(
  context: Raising,
  transaction: Transaction,
  kind: AlertKind,
  lasting: readonly string[],
): Promise<void> {
  const still = new Set(lasting.map((subject) => alertKeyOf({ kind, subject })));
  const over = (await findLasting(transaction, kind)).filter(({ key }) => !still.has(key));
  for (const { key, closedAt, mailDue, hookDue } of over) {
    // What nobody was told of yet needs no word that it is over; what was put away needs none either.
    const isKnown = closedAt === null && !mailDue;
    await updateAlert(transaction, key, {
      resolvedAt: context.clock.now(),
      mailDue: isKnown,
      hookDue: context.webhook !== undefined && closedAt === null && !hookDue,
    });
  }
  if (over.length > 0) await queueAlertMessage(context, transaction);
}
