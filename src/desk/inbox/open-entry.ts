import { fail, succeed, type Result } from '../../kernel/result';
import { checkMailAddress, readMails } from '../../platform/mail';
import { readSentence } from '../../report/production';
import type { SentenceAsRead } from '../../report/production/shape';
import type { Permit } from '../policy';
import { inboxRow } from './list-inbox';
import type { InboxContext } from './ports';
import type { InboxEntry, InboxEvent, InboxProblem } from './shape';
import { findCase, findEntry, findEntryEvents, type EntryRow } from './store';
import { listPeople, listPlacedBy } from './upstream';

/** Everything that whoever answers should see beside it. */
export async function openEntry(
  context: InboxContext,
  _: Permit<'see-messages'>,
  reference: string,
): Promise<Result<InboxEntry, InboxProblem>> {
  const { read } = context.database;
  const entry = await findEntry(read, reference);
  if (!entry) return fail('no-entry', 'Message not found.');
  const { version, assignee } = await findCase(read, reference);
  const { extract: _unused, ...row } = inboxRow(context, entry, assignee);
  const address = checkMailAddress(entry.email);
  return succeed({
    ...row,
    version,
    words: entry.words,
    sentence: await sentenceOf(context, entry),
    orders: address.ok ? await listPlacedBy(context.orders, entry.email) : [],
    events: await eventsOf(context, reference),
    people: await listPeople(context),
    unmailable: address.ok ? null : 'This address can’t receive email, so you can only close this.',
  });
}

async function sentenceOf(
  context: InboxContext,
  { orderId, claimId, claimText, at }: EntryRow,
): Promise<SentenceAsRead | null> {
  if (orderId === null || claimId === null || claimText === null) return null;
  return readSentence(context, { orderId, claimId, text: claimText, at });
}

async function eventsOf(context: InboxContext, reference: string): Promise<readonly InboxEvent[]> {
  const events = await findEntryEvents(context.database.read, reference);
  const mails = await readMails(
    context,
    events.flatMap(({ mailKey }) => mailKey ?? []),
  );
  return events.map(({ at, actor, what, words, mailKey }) => {
    const mail = mailKey === null ? undefined : mails.get(mailKey);
    return {
      at: at.toISOString(),
      actor,
      what,
      words,
      mail: mail ? { state: mail.state, lastError: mail.lastError } : null,
    };
  });
}
