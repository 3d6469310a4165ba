import { newIdentifier } from '../../kernel/identifier';
import { before, days, hours } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import { callWebhookJob } from './job-definitions';
import type { AlertsContext } from './ports';
import type { Channel } from './schema';
import { MOST_TELLINGS } from './shape';
import {
  countAlertMessages,
  deleteAlertMessagesBefore,
  insertAlertMessage,
  lockUnsentAlerts,
  markAlertsSent,
  type AlertRow,
} from './store';
import { webhookBody } from './webhook-body';

const KEPT = days(30);
/** A mail of more is read by nobody; the list at the desk has them all. */
const MOST_NAMED = 30;

/** All that is untold, in one mail and one call of the webhook; nothing while the hour has had its share. */
export async function sendAlerts(context: AlertsContext): Promise<void> {
  const { database, clock } = context;
  await database.write(async (transaction) => {
    await deleteAlertMessagesBefore(transaction, before(clock.now(), KEPT));
    await sendBy(context, transaction, 'mail');
    if (context.webhook !== undefined) await sendBy(context, transaction, 'webhook');
  });
}

async function sendBy(
  context: AlertsContext,
  transaction: Transaction,
  channel: Channel,
): Promise<void> {
  const { clock } = context;
  const unsent = await lockUnsentAlerts(transaction, channel);
  const lasting = unsent.filter(
    ({ resolvedAt, closedAt }) => resolvedAt === null && closedAt === null,
  );
  // That something is over is worth a line in the next mail, and no mail of its own.
  const isWorthIt = channel === 'mail' ? lasting.length > 0 : unsent.length > 0;
  if (
    !isWorthIt ||
    (await countAlertMessages(transaction, channel, before(clock.now(), hours(1)))) >= MOST_TELLINGS
  )
    return;
  const over = unsent.filter(({ resolvedAt }) => resolvedAt !== null);
  const id = newIdentifier(clock);
  if (channel === 'mail') await mailThem(context, transaction, { id, lasting, over });
  else await callOf(context, transaction, { id, lasting, over });
  await markAlertsSent(
    transaction,
    channel,
    unsent.map(({ key }) => key),
  );
}

interface AlertMessage {
  readonly id: string;
  readonly lasting: readonly AlertRow[];
  readonly over: readonly AlertRow[];
}

async function mailThem(
  { clock, mailer, teamAddress }: AlertsContext,
  transaction: Transaction,
  { id, lasting, over }: AlertMessage,
): Promise<void> {
  const named = lasting
    .toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent))
    .slice(0, MOST_NAMED);
  await insertAlertMessage(transaction, { id, at: clock.now(), channel: 'mail', state: 'sent' });
  await mailer.queue(transaction, {
    key: `alerts:${id}`,
    template: 'alerts',
    to: teamAddress,
    values: {
      count: lasting.length,
      sentences: named.map(({ sentence }) => oneLine(sentence)).join('\n'),
      paths: named.map(({ path }) => path).join('\n'),
      over: over
        .slice(0, MOST_NAMED)
        .map(({ sentence }) => oneLine(sentence))
        .join('\n'),
    },
  });
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

async function callOf(
  { clock, queue, baseUrl }: AlertsContext,
  transaction: Transaction,
  { id, lasting, over }: AlertMessage,
): Promise<void> {
  const body = webhookBody({ id, at: clock.now(), baseUrl, lasting, over });
  await insertAlertMessage(transaction, {
    id,
    at: clock.now(),
    channel: 'webhook',
    body,
    state: 'queued',
  });
  await queue.enqueue(transaction, callWebhookJob, { message: id }, { key: id });
}
