import { newIdentifier } from '../../kernel/identifier';
import type { Clock } from '../../kernel/time';
import type { Transaction } from '../database';
import type { JobQueue } from '../jobs';
import { checkMailAddress, UnsafeMailAddress } from './addresses';
import { sendMailJob } from './jobs';
import type { Mail, Mailer } from './ports';
import { insertMails } from './store';

export interface MailerOptions {
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** Held until the transaction ends: false where an order was erased, so nobody is written to about it. */
  mayStore?(transaction: Transaction, orderId: string): Promise<boolean>;
}

export function createMailer({ queue, clock, mayStore = async () => true }: MailerOptions): Mailer {
  return {
    async queue(transaction, ...mails) {
      const about = new Set(mails.flatMap(({ order }) => order ?? []));
      for (const order of about) if (!(await mayStore(transaction, order))) about.delete(order);
      const rows = mails
        .filter(({ order }) => order === undefined || about.has(order))
        .map((mail) => rowOf(mail, clock));
      const placed = await insertMails(transaction, rows);
      const toSend = rows.filter(({ id, state }) => state === 'queued' && placed.has(id));
      await queue.enqueueAll(
        transaction,
        sendMailJob,
        toSend.map(({ id }) => ({ payload: { mail: id, round: 0 }, key: `${id}:0` })),
      );
    },
  };
}

function rowOf(mail: Mail, clock: Clock) {
  const to = checkMailAddress(mail.to);
  if (!to.ok && to.failure.code === 'control-character') throw new UnsafeMailAddress('to');
  const replyTo = mail.replyTo === undefined ? undefined : checkMailAddress(mail.replyTo);
  if (replyTo && !replyTo.ok && replyTo.failure.code === 'control-character')
    throw new UnsafeMailAddress('replyTo');
  const now = clock.now();
  return {
    id: newIdentifier(clock),
    key: mail.key,
    template: mail.template,
    recipient: to.ok ? to.value : mail.to,
    replyTo: replyTo?.ok ? replyTo.value : null,
    orderId: mail.order ?? null,
    values: mail.values,
    thread: mail.thread ?? null,
    // What a typing mistake made unmailable waits for a correction; its cause must not be undone by it.
    state: to.ok ? 'queued' : 'held',
    lastError: to.ok ? null : 'This address cannot be mailed. Correct it and send again.',
    createdAt: now,
    queuedAt: now,
  } as const;
}
