import { newIdentifier } from '../../kernel/identifier';
import { after, before, hours, seconds, type Clock } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import type { Mail } from '../../platform/mail';
import { sendAlertsJob } from './job-definitions';
import type { Raising } from './ports';
import type { NewAlert } from '../../shop/alerts/shape';
import { MOST_TELLINGS } from './shape';
import {
  countAlertMessages,
  insertOrLockAlert,
  insertAlertMessage,
  updateAlert,
  type AlertRow,
} from './store';

/** What comes within so short a time is told together. */
const GATHERED = seconds(10);

export const alertKeyOf = ({ kind, subject }: Pick<NewAlert, 'kind' | 'subject'>): string =>
  `${kind}:${subject}`;

/**
 * The only way to raise an alert: once per cause while it lasts, and again when it gets worse. Its
 * own email goes out at once if this hour's limit allows; otherwise it waits for the next summary.
 */
export async function raiseAlert(
  context: Raising,
  transaction: Transaction,
  raised: NewAlert,
  mail?: Mail,
): Promise<boolean> {
  const row = rowOf(context, raised);
  const known = await insertOrLockAlert(transaction, row);
  if (known && !ringsAgain(known, row)) {
    await updateAlert(transaction, row.key, { sentence: row.sentence, path: row.path });
    return false;
  }
  const { key, ...anew } = row;
  const mayMail = mail !== undefined && (await hasRoom(context.clock, transaction));
  if (mayMail) {
    await context.mailer.queue(transaction, mail);
    await insertAlertMessage(transaction, {
      id: newIdentifier(context.clock),
      at: context.clock.now(),
      channel: 'mail',
      state: 'sent',
    });
  }
  await updateAlert(transaction, key, {
    ...anew,
    mailDue: !mayMail,
    raisedAt: known && known.resolvedAt === null ? known.raisedAt : anew.raisedAt,
  });
  await queueAlertMessage(context, transaction);
  return true;
}

function rowOf({ clock, webhook }: Raising, raised: NewAlert): AlertRow {
  const { kind, step = '', isUrgent = false, sentence, path, orderNumber = null } = raised;
  return {
    key: alertKeyOf(raised),
    kind,
    step,
    isUrgent,
    sentence,
    path,
    orderNumber,
    raisedAt: clock.now(),
    resolvedAt: null,
    closedAt: null,
    closedBy: null,
    mailDue: true,
    hookDue: webhook !== undefined,
  };
}

/** What was put away by hand stays so until it is over, or comes to a new step. */
const ringsAgain = (known: AlertRow, row: AlertRow): boolean =>
  known.resolvedAt !== null || known.step !== row.step;

async function hasRoom(clock: Clock, transaction: Transaction): Promise<boolean> {
  return (
    (await countAlertMessages(transaction, 'mail', before(clock.now(), hours(1)))) < MOST_TELLINGS
  );
}

/** One for however many come up in the same few seconds. */
export async function queueAlertMessage(
  { clock, queue }: Pick<Raising, 'clock' | 'queue'>,
  transaction: Transaction,
): Promise<void> {
  const slot = Math.floor(clock.now().getTime() / GATHERED);
  await queue.enqueue(
    transaction,
    sendAlertsJob,
    {},
    { after: after(clock.now(), GATHERED), key: `${slot}` },
  );
}
