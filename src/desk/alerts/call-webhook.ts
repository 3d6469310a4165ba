import { seconds } from '../../kernel/time';
import type { AlertJobsContext } from './ports';
import { findAlertMessage, recordCall } from './store';
import { webhookSignature } from './webhook-body';

const LIMITS = {
  timeout: seconds(15),
  maxBytes: 100_000,
  maxDecompressedBytes: 100_000,
  maxRedirects: 0,
  acceptedTypes: ['*'],
} as const;

/** What a server may mend by itself within hours. */
const passes = (status: number): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429;

/** Calls the owner's address through the guard. Throws to be tried again; a lasting no is written down and left. */
export async function callWebhook(
  { database, clock, log, fetch, webhook }: AlertJobsContext,
  { message: id, last }: { readonly message: string; readonly last: boolean },
): Promise<void> {
  const message = await findAlertMessage(database.read, id);
  if (!message?.body || message.state !== 'queued' || webhook === undefined) return;
  const { body } = message;
  const answer = await fetch({
    url: webhook.url,
    method: 'POST',
    body,
    limits: LIMITS,
    headers: {
      'content-type': 'application/json',
      'foreword-delivery': id,
      'foreword-signature': webhookSignature(body, webhook.secret, clock.now()),
    },
  });
  const status = answer.ok ? answer.value.status : undefined;
  // An answer that was read is an answer, whatever it brought along.
  const isTaken = status !== undefined && status >= 200 && status < 300;
  const lastError = isTaken
    ? null
    : answer.ok
      ? `It returned ${String(status)}.`
      : answer.failure.sentence;
  const isLost = !isTaken && (last || (status !== undefined && !passes(status)));
  await database.write((transaction) =>
    recordCall(transaction, id, {
      state: isTaken ? 'sent' : isLost ? 'failed' : 'queued',
      lastError,
    }),
  );
  if (isTaken) return;
  // The address may hold a secret of the service it belongs to, and so is not named.
  if (isLost)
    log.error({ message: id, status }, 'the alert webhook failed; see the alerts on the desk');
  else throw new Error('The alert webhook couldn’t be reached; it will be retried.');
}
