import type { PermitProblem } from '../policy/shape';
import type { SentenceAsRead } from '../../report/production/shape';
import type { MessageState, Suspicion } from '../../shop/support/shape';

/** A message of the contact form, “something is wrong here” of a report, or a wish to cancel an order. */
export type EntryKind = 'message' | 'complaint' | 'cancel-wish';
export const entryKinds: readonly EntryKind[] = ['message', 'complaint', 'cancel-wish'];

/** What is open and looks like a program's stands apart, so that it buries nobody's question. */
export type InboxShelf = 'open' | 'spam' | 'answered' | 'closed';
export const inboxShelves: readonly InboxShelf[] = ['open', 'spam', 'answered', 'closed'];

export interface InboxSearch {
  readonly shelf: InboxShelf;
  readonly kind: EntryKind | 'all';
  readonly words: string;
  /** Where the page before this one ended. */
  readonly after: string | null;
}

export interface InboxRow {
  /** C-1001, T-1002, or the number of the order that is to be cancelled. */
  readonly reference: string;
  readonly kind: EntryKind;
  readonly state: MessageState;
  readonly suspicion: Suspicion;
  readonly at: string;
  /** Of the promise to answer; null where none is owed any more. */
  readonly minutesLeft: number | null;
  readonly name: string;
  readonly email: string;
  readonly company: string | null;
  readonly orderNumber: string | null;
  readonly extract: string;
  readonly assignee: string | null;
}

export interface InboxPage {
  readonly rows: readonly InboxRow[];
  readonly next: string | null;
  readonly counts: Readonly<Record<'open' | 'spam', number>>;
}

export type InboxEventKind = 'answered' | 'declined' | 'closed' | 'reopened' | 'assigned';

/** Something that was done about it, with how its mail fares. */
export interface InboxEvent {
  readonly at: string;
  readonly actor: string;
  readonly what: InboxEventKind;
  readonly words: string;
  readonly mail: {
    readonly state: 'queued' | 'sent' | 'failed' | 'held';
    readonly lastError: string | null;
  } | null;
}

export interface BuyersOrder {
  readonly id: string;
  readonly number: string;
  readonly company: string;
  readonly role: string;
  readonly stage: string;
  readonly placedAt: string;
}

export interface InboxEntry extends Omit<InboxRow, 'extract'> {
  /** Raised by every act on it; an act names the one it was made upon. */
  readonly version: number;
  readonly words: string;
  /** What a buyer calls wrong, with what it rested on when it was read. */
  readonly sentence: SentenceAsRead | null;
  readonly orders: readonly BuyersOrder[];
  readonly events: readonly InboxEvent[];
  /** Whose it may be. */
  readonly people: readonly string[];
  /** A sentence where no mail can reach them. */
  readonly unmailable: string | null;
}

export const inboxLimits = { answer: 10_000, reason: 500 } as const;

export type InboxProblem =
  | PermitProblem
  | 'no-entry'
  | 'changed'
  | 'no-words'
  | 'too-long'
  | 'unmailable'
  | 'not-possible';

/** What staff can do about an entry, as a page asks for it. */
export type InboxAct = { readonly reference: string; readonly version: number } & (
  | { readonly intent: 'answer'; readonly words: string; readonly orderId: string | null }
  | { readonly intent: 'close' | 'reopen'; readonly reason: string }
  | { readonly intent: 'assign'; readonly to: string | null }
);
