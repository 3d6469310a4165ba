import { brand } from '../../../content/brand';
import { clip, squeeze } from '../../kernel/text';
import { fail, succeed, type Result } from '../../kernel/result';
import { checkMailAddress, type Mail } from '../../platform/mail';
import { declineToCancel, noteOnOrder } from '../../shop/orders';
import { moveMessage, plainMessage } from '../../shop/support';
import type { StaffMember } from '../identity/shape';
import type { Permit } from '../policy';
import { actOnEntry, type Act, type Upon } from './act-on-entry';
import type { InboxContext } from './ports';
import { inboxLimits, type InboxProblem } from './shape';
import { findEntry, findEntryEvents, type EntryRow, type EventRow } from './store';
import { listPlacedBy } from './upstream';

const LONGEST_COMPANY = 60;
/** Signs that turn the direction of what follows; in a subject they could hide what it is about. */
const DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

export interface Answer extends Upon {
  readonly words: string;
  /** The order on whose timeline it is to be seen, where the message itself names none. */
  readonly orderId: string | null;
}

/** Answers by mail, with their own words beneath; a wish to cancel that is answered so is declined. */
export async function answerEntry(
  context: InboxContext,
  { member }: Permit<'answer-messages'>,
  { words, orderId, ...upon }: Answer,
): Act {
  const answer = plainMessage(words);
  if (answer === '') return fail('no-words', 'Write a reply first.');
  if (answer.length > inboxLimits.answer)
    return fail(
      'too-long',
      `Use at most ${inboxLimits.answer.toLocaleString('en-US')} characters.`,
    );
  const asked = await findEntry(context.database.read, upon.reference);
  if (!asked) return fail('no-entry', 'Message not found.');
  if (!checkMailAddress(asked.email).ok)
    return fail('unmailable', 'This address can’t receive email. Close it with a reason instead.');
  const about = await orderOf(context, asked, orderId);
  if (!about.ok) return about;
  return actOnEntry(context, member, upon, async (transaction, { entry, known }) => {
    const actor = `staff:${member.name}` as const;
    const isWish = entry.kind === 'cancel-wish';
    const moved =
      isWish && entry.orderId !== null
        ? await declineToCancel(context.orders, transaction, { orderId: entry.orderId, actor })
        : await moveMessage(context, transaction, { reference: entry.reference, event: 'answer' });
    if (!moved.ok) return fail('not-possible', moved.failure.sentence);
    const before = await findEntryEvents(transaction, entry.reference);
    const mail = mailOf(context, {
      entry,
      member,
      answer,
      before,
      orderId: about.value,
      number: known.version + 1,
    });
    await context.mailer.queue(transaction, mail);
    if (about.value !== null)
      await noteOnOrder(context.orders, transaction, about.value, {
        actor,
        what: 'message-answered',
        why: entry.reference,
      });
    return succeed({
      what: isWish ? 'declined' : 'answered',
      audit: 'message-answered',
      words: answer,
      mailKey: mail.key,
      reason: isWish ? 'the order goes on' : '',
      after: { kind: entry.kind, order: entry.orderNumber },
    } as const);
  });
}

/** Only an order of the same buyer: an answer must not be seen on a stranger's. */
async function orderOf(
  context: InboxContext,
  entry: EntryRow,
  chosen: string | null,
): Promise<Result<string | null, InboxProblem>> {
  if (entry.orderId !== null) return succeed(entry.orderId);
  if (chosen === null) return succeed(null);
  const isTheirs = (await listPlacedBy(context.orders, entry.email)).some(
    ({ id }) => id === chosen,
  );
  return isTheirs ? succeed(chosen) : fail('not-possible', 'That order belongs to another buyer.');
}

interface Written {
  readonly entry: EntryRow;
  readonly member: StaffMember;
  readonly answer: string;
  readonly before: readonly EventRow[];
  readonly orderId: string | null;
  readonly number: number;
}

function mailOf(
  { supportAddress }: InboxContext,
  { entry, member, answer, before, orderId, number }: Written,
): Mail {
  const { reference, kind, words, claimText } = entry;
  return {
    key: `support-answer:${reference}:${number}`,
    template: 'support-answer',
    to: entry.email,
    replyTo: supportAddress,
    ...(orderId === null ? {} : { order: orderId }),
    thread: [...firstMail(entry), ...before.flatMap(({ mailKey }) => mailKey ?? [])],
    values: {
      subject: subjectOf(entry),
      name: entry.name,
      answer,
      signed: member.name,
      theirs: words === '' && kind === 'cancel-wish' ? 'Please cancel my order.' : words,
      theirsAt: entry.at.toISOString(),
      claim: claimText,
    },
  };
}

/** The mail in which the buyer was told that it arrived. */
function firstMail({ reference, kind }: EntryRow): readonly string[] {
  if (kind === 'message') return [`contact-received:${reference}`];
  return kind === 'complaint' ? [`claim-ticket-received:${reference}`] : [];
}

function subjectOf({ reference, kind, company }: EntryRow): string {
  const about = clip(squeeze((company ?? '').replace(DIRECTION, '')), LONGEST_COMPANY);
  if (kind === 'message') return `Re: your message to ${brand.name} (${reference})`;
  return kind === 'complaint'
    ? `Re: a sentence in your report on ${about} (${reference})`
    : `Re: your order ${reference}, ${about}`;
}
