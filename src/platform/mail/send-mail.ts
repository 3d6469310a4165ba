import { defined } from '../../kernel/defined';
import { after, before, hours, minutes, type Clock } from '../../kernel/time';
import type { Database } from '../database';
import { handleJob, type JobHandler, type JobQueue } from '../jobs';
import type { Log } from '../log';
import { LONGEST_WAIT, sendMailJob, sweepMailJob } from './jobs';
import { messageIdOf } from './message-id';
import type { Mail, MailRenderer, MailTransport, OutgoingMessage } from './ports';
import {
  beginHandover,
  findMail,
  findMailsByKeys,
  giveUpQueuedBefore,
  recordAttempt,
  type MailRow,
  type SendOutcome,
} from './store';

export interface SendingContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  readonly log: Log;
  readonly renderer: MailRenderer;
  readonly transport: MailTransport;
  /** “Foreword <reports@foreword.example>” */
  readonly from: string;
  /** Where answers go when a mail names nobody else. */
  readonly replyTo?: string;
  /** The right half of every Message-ID. */
  readonly messageDomain: string;
}

export function mailHandlers(context: SendingContext): readonly JobHandler[] {
  return [
    handleJob(sendMailJob, async ({ mail, round, waited }, attempt) => {
      await sendMail(context, { mail, round, waited, last: attempt.last });
    }),
    handleJob(sweepMailJob, async () => sweepMail(context)),
  ];
}

export interface SendingRound {
  readonly mail: string;
  readonly round: number;
  readonly waited?: number | undefined;
  readonly last: boolean;
}

export async function sendMail(
  context: SendingContext,
  { mail: id, round, waited = 0, last }: SendingRound,
): Promise<void> {
  const row = await findMail(context.database.read, id);
  if (!row || row.state !== 'queued' || row.round !== round) return;
  // Handed over, and nobody wrote down how it went: the process ended or the database was away.
  if (isUncertain(context, row, waited))
    return waitForAnswer(context, row, { lastError: INTERRUPTED, unanswered: row.unanswered });

  const outcome = await attemptOf(context, row);
  if (outcome.state === undefined && (outcome.unanswered ?? 0) > row.unanswered)
    return waitForAnswer(context, row, { ...outcome, unanswered: row.unanswered + 1 });
  const final: SendOutcome =
    outcome.state === undefined && last ? { ...outcome, state: 'failed' } : outcome;
  await context.database.write((transaction) => recordAttempt(transaction, row, final));
  const about = { mail: id, template: row.template, attempts: row.attempts + 1 };
  if (final.state === 'sent') context.log.info(about, 'mail sent');
  else if (final.state === 'failed') context.log.error(about, 'mail given up; see it at the desk');
  // The reason stays in the row: a mail server's answer quotes people's addresses.
  if (final.state === undefined)
    throw new Error(`Mail ${id} was not sent yet; it will be tried again.`);
}

/**
 * How often one mail may be handed over without an answer: a server that takes it and breaks off, or
 * a process killed before it wrote the answer down. Each such repeat may be a copy in somebody's
 * mailbox, if under the same Message-ID, and to send none would lose mails.
 */
const MOST_UNANSWERED = 3;
const NEVER_ANSWERED =
  'The mail server had it three times and never said that it took it. It may have arrived; send it again if not.';

/** The first pause and the second: a copy is most often made by a quick repeat of a mail that was taken. */
const PAUSES = [minutes(15), hours(1)] as const;
const INTERRUPTED = 'The shop was interrupted while the mail server had it.';
const UNCERTAIN = 'It may have arrived. If nobody intervenes, it’s sent once more after a pause.';

const isUncertain = ({ transport }: SendingContext, row: MailRow, waited: number): boolean =>
  !transport.foldsRepeats && row.unanswered > waited && row.unanswered < MOST_UNANSWERED;

async function waitForAnswer(
  { database, queue, clock, log }: SendingContext,
  row: MailRow,
  { lastError, unanswered }: { readonly lastError: string | null; readonly unanswered: number },
): Promise<void> {
  const pause = PAUSES[unanswered - 1] ?? PAUSES[1];
  await database.write(async (transaction) => {
    await recordAttempt(transaction, row, { unanswered, lastError: `${lastError} ${UNCERTAIN}` });
    await queue.enqueue(
      transaction,
      sendMailJob,
      { mail: row.id, round: row.round, waited: unanswered },
      { key: `${row.id}:${row.round}:${unanswered}`, after: after(clock.now(), pause) },
    );
  });
  log.warn({ mail: row.id, unanswered }, 'mail handed over without an answer; it waits');
}

/** No transaction is open meanwhile. */
async function attemptOf(context: SendingContext, row: MailRow): Promise<SendOutcome> {
  try {
    const message = await messageOf(context, row);
    const isBegun = await context.database.write((transaction) =>
      beginHandover(transaction, row, MOST_UNANSWERED),
    );
    if (!isBegun) return { state: 'failed', lastError: NEVER_ANSWERED };
    return {
      unanswered: row.unanswered,
      ...outcomeOf(context, await context.transport.send(message), row),
    };
  } catch (error) {
    return {
      unanswered: row.unanswered,
      lastError: error instanceof Error ? `${error.name}: ${error.message}` : 'An unknown fault.',
    };
  }
}

function outcomeOf(
  { clock }: SendingContext,
  answer: Awaited<ReturnType<MailTransport['send']>>,
  row: MailRow,
): SendOutcome {
  if (answer.ok) {
    return {
      state: 'sent',
      lastError: null,
      providerMessageId: answer.value.receipt,
      sentAt: clock.now(),
    };
  }
  const { code, sentence: lastError } = answer.failure;
  if (code === 'refused') return { state: 'failed', lastError };
  if (code === 'unreachable') return { lastError };
  const unanswered = row.unanswered + 1;
  return unanswered < MOST_UNANSWERED
    ? { unanswered, lastError }
    : { unanswered, state: 'failed', lastError: NEVER_ANSWERED };
}

async function messageOf(context: SendingContext, row: MailRow): Promise<OutgoingMessage> {
  const mail: Mail = {
    key: row.key,
    template: row.template,
    to: row.recipient,
    values: row.values,
    ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
    ...(row.orderId === null ? {} : { order: row.orderId }),
  };
  const replyTo = mail.replyTo ?? context.replyTo;
  const rendered = await context.renderer.render(mail);
  const references = row.thread === null ? undefined : await referencesOf(context, row.thread);
  return {
    ...rendered,
    subject: rendered.subject.replace(/\p{Cc}+/gu, ' ').trim(),
    mailId: row.id,
    messageId: messageIdOf(row, context.messageDomain),
    from: context.from,
    to: row.recipient,
    ...defined({ replyTo, order: mail.order, references }),
  };
}

/** Only of what went out: a mail that nobody got can't be answered to. */
async function referencesOf(
  { database, messageDomain }: SendingContext,
  thread: readonly string[],
): Promise<readonly string[]> {
  const mails = new Map(
    (await findMailsByKeys(database.read, thread)).map((mail) => [mail.key, mail]),
  );
  return thread.flatMap((key) => {
    const mail = mails.get(key);
    return mail?.state === 'sent' ? [messageIdOf(mail, messageDomain)] : [];
  });
}

async function sweepMail({ database, clock, log }: SendingContext): Promise<void> {
  const lost = await database.write((transaction) =>
    giveUpQueuedBefore(transaction, before(clock.now(), LONGEST_WAIT)),
  );
  for (const mail of lost) log.error({ mail }, 'mail given up; see it at the desk');
}
