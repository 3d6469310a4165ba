import { fail, succeed } from '../../kernel/result';
import { moveMessage, plainMessage } from '../../shop/support';
import type { Permit } from '../policy';
import { actOnEntry, type Act, type Upon } from './act-on-entry';
import type { InboxContext } from './ports';
import { inboxLimits } from './shape';
import { listPeople } from './upstream';

const ALWAYS_ANSWERED =
  'Cancellation requests need a reply: decline with a reply, or cancel the order on its page.';

type Reasoned = Upon & { readonly reason: string };

/** Nobody is answered; why, is kept. */
export async function closeEntry(
  context: InboxContext,
  { member }: Permit<'answer-messages'>,
  { reason, ...upon }: Reasoned,
): Act {
  return settle(context, member, upon, {
    reason,
    event: 'close',
    what: 'closed',
    audit: 'message-closed',
  });
}

export async function reopenEntry(
  context: InboxContext,
  { member }: Permit<'answer-messages'>,
  { reason, ...upon }: Reasoned,
): Act {
  return settle(context, member, upon, {
    reason,
    event: 'reopen',
    what: 'reopened',
    audit: 'message-reopened',
  });
}

type Settling =
  | {
      readonly event: 'close';
      readonly what: 'closed';
      readonly audit: 'message-closed';
      readonly reason: string;
    }
  | {
      readonly event: 'reopen';
      readonly what: 'reopened';
      readonly audit: 'message-reopened';
      readonly reason: string;
    };

async function settle(
  context: InboxContext,
  member: Permit<'answer-messages'>['member'],
  upon: Upon,
  { event, what, audit, reason }: Settling,
): Act {
  const words = plainMessage(reason).replaceAll('\n', ' ');
  if (words === '') return fail('no-words', 'Enter a reason.');
  if (words.length > inboxLimits.reason)
    return fail('too-long', `Use at most ${inboxLimits.reason} characters.`);
  return actOnEntry(context, member, upon, async (transaction, { entry }) => {
    if (entry.kind === 'cancel-wish') return fail('not-possible', ALWAYS_ANSWERED);
    const moved = await moveMessage(context, transaction, { reference: entry.reference, event });
    if (!moved.ok)
      return fail(
        'not-possible',
        entry.state === 'closed' ? 'It’s already closed.' : 'It’s already open.',
      );
    return succeed({ what, audit, words, reason: words });
  });
}

/** Whose it is to answer; null gives it back to all. */
export async function assignEntry(
  context: InboxContext,
  { member }: Permit<'answer-messages'>,
  { to, ...upon }: Upon & { readonly to: string | null },
): Act {
  const people = await listPeople(context);
  if (to !== null && !people.includes(to))
    return fail('not-possible', 'No one with that name replies to messages here.');
  return actOnEntry(context, member, upon, async (_, { known }) => {
    if (known.assignee === to)
      return fail(
        'not-possible',
        to === null ? 'It’s already unassigned.' : `It is ${to}’s already.`,
      );
    return succeed({
      what: 'assigned',
      audit: 'message-assigned',
      words: to ?? '',
      reason: '',
      assignee: to,
      after: { to },
    } as const);
  });
}
