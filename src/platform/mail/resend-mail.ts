import { fail, succeed, type Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Alongside, Database, Transaction } from '../database';
import type { JobQueue } from '../jobs';
import { checkMailAddress, type AddressFailure } from './addresses';
import { sendMailJob } from './jobs';
import { findMail, lockMail, lockMailsOf, updateMail, type MailRow } from './store';

export interface ResendingContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
}

export interface Resending {
  readonly mail: string;
  /** The right address, where the old one was wrong. */
  readonly to?: string;
  readonly alongside?: Alongside;
}

/** Sends a mail anew, whatever became of it: a new round with a Message-ID of its own. */
export async function resendMail(
  context: ResendingContext,
  { mail, to, alongside }: Resending,
): Promise<Result<void, 'not-found' | AddressFailure>> {
  const known = await findMail(context.database.read, mail);
  if (!known) return fail('not-found', 'There is no such mail.');
  const address = checkMailAddress(to ?? known.recipient);
  if (!address.ok) return address;
  return context.database.write(async (transaction) => {
    const row = await lockMail(transaction, mail);
    if (!row) return fail('not-found', 'There is no such mail.');
    await setOutAnew(context, transaction, row, address.value);
    await alongside?.(transaction);
    return succeed(undefined);
  });
}

export interface Redirection {
  readonly order: string;
  /** Those that go to the person whose address it is. */
  readonly templates: readonly string[];
  readonly to: string;
}

/** After a corrected address: what of the order's mails went elsewhere goes out to the right one. */
export async function redirectMails(
  context: Omit<ResendingContext, 'database'>,
  transaction: Transaction,
  { order, templates, to }: Redirection,
): Promise<Result<number, AddressFailure>> {
  const address = checkMailAddress(to);
  if (!address.ok) return address;
  const rows = await lockMailsOf(transaction, order, templates);
  const misled = rows.filter((row) => row.recipient !== address.value);
  for (const row of misled) await setOutAnew(context, transaction, row, address.value);
  return succeed(misled.length);
}

async function setOutAnew(
  { queue, clock }: Omit<ResendingContext, 'database'>,
  transaction: Transaction,
  row: MailRow,
  recipient: string,
): Promise<void> {
  const round = row.round + 1;
  await updateMail(transaction, row.id, {
    state: 'queued',
    round,
    recipient,
    attempts: 0,
    unanswered: 0,
    lastError: null,
    queuedAt: clock.now(),
  });
  await queue.enqueue(
    transaction,
    sendMailJob,
    { mail: row.id, round },
    { key: `${row.id}:${round}` },
  );
}
