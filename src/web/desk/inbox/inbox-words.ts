import type {
  EntryKind,
  InboxEventKind,
  InboxEvent,
  InboxRow,
  InboxShelf,
} from '../../../desk/inbox/shape';
import { formatTimeLeft } from '../../../kernel/moments/time-left';

export const kindWords: Readonly<Record<EntryKind, string>> = {
  message: 'Message',
  complaint: 'Reported mistake',
  'cancel-wish': 'Cancellation request',
};

export const shelfWords: Readonly<Record<InboxShelf, string>> = {
  open: 'Open',
  spam: 'Likely spam',
  answered: 'Answered',
  closed: 'Closed',
};

export const emptyWords: Readonly<Record<InboxShelf, string>> = {
  open: 'Inbox zero.',
  spam: 'No spam.',
  answered: 'No replies yet.',
  closed: 'Nothing closed without a reply.',
};

/** Said in words beside the time, since a colour alone says nothing. */
export function formatPromise({
  minutesLeft,
  state,
  suspicion,
}: Pick<InboxRow, 'minutesLeft' | 'state' | 'suspicion'>): string {
  if (state !== 'open') return state;
  return suspicion === 'none' ? formatTimeLeft(minutesLeft) : 'no deadline';
}

const actWords: Readonly<Record<InboxEventKind, (words: string) => string>> = {
  answered: () => 'replied by email',
  declined: () => 'declined to cancel, by email',
  closed: () => 'closed it without a reply',
  reopened: () => 'reopened it',
  assigned: (to) => (to === '' ? 'unassigned it' : `assigned it to ${to}`),
};

export function formatAuditEntry({
  actor,
  what,
  words,
}: Pick<InboxEvent, 'actor' | 'what' | 'words'>): string {
  return `${actor.replace(/^staff:/u, '')} ${actWords[what](words)}`;
}

const mailWords = {
  queued: 'on its way',
  sent: 'sent',
  failed: 'failed',
  held: 'held: the address can’t receive email',
} as const;

export function formatMail(mail: NonNullable<InboxEvent['mail']>): string {
  return mail.lastError === null || mail.state === 'sent'
    ? mailWords[mail.state]
    : `${mailWords[mail.state]}: ${mail.lastError}`;
}

/** Where the order's page finds a reason already written. */
export function cancelPath(number: string, words: string): string {
  const reason = `The buyer asked to cancel${words === '' ? '.' : `: ${words}`}`
    .slice(0, 400)
    .toWellFormed();
  return `/desk/orders/${encodeURIComponent(number)}?${new URLSearchParams({ act: 'cancel', reason }).toString()}#acts`;
}
