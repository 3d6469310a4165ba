import type { Moves } from '../../kernel/state-machine';

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export type ContactErrors = Partial<Record<keyof ContactMessage, string>>;

/** Bounds that no person meets; the form's own rules are that nothing is empty. */
export const contactLimits: Readonly<Record<keyof ContactMessage, number>> = {
  name: 200,
  email: 254,
  message: 10_000,
};

/** For what a buyer says of one sentence. */
export const LONGEST_TICKET = 5_000;

/** What makes a message look like a program's. Such a message is marked and kept, never refused. */
export type Suspicion = 'none' | 'honeypot' | 'too-fast';

/** While it is open, support owes its writer an answer. */
export type MessageState = 'open' | 'answered' | 'closed';
export type MessageEvent = 'answer' | 'close' | 'reopen';

/** What was answered may be answered again; what is closed is opened by being answered after all. */
export const messageMoves: Moves<MessageState, MessageEvent> = {
  open: { answer: 'answered', close: 'closed' },
  answered: { answer: 'answered', close: 'closed', reopen: 'open' },
  closed: { answer: 'answered', reopen: 'open' },
};

/** Something that somebody waits to hear about. */
export interface OpenMessage {
  readonly kind: 'message' | 'complaint';
  readonly id: string;
  readonly reference: string;
  readonly receivedAt: Date;
  /** Of a complaint: its writer is the order's buyer. */
  readonly orderId: string | null;
  readonly from: { readonly name: string; readonly email: string } | null;
  /** Whether its writer may be written to; a program may write in other people's names. */
  readonly isTrusted: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+$/;

export function validateContact(contact: ContactMessage): ContactErrors {
  const errors: ContactErrors = {};
  if (contact.name.trim() === '') errors.name = 'Your name is required';
  if (contact.email.trim() === '') errors.email = 'Email is required';
  else if (!EMAIL.test(contact.email.trim())) errors.email = 'Please enter a valid email address';
  if (contact.message.trim() === '') errors.message = 'A message is required';
  for (const field of ['name', 'email', 'message'] as const) {
    const limit = contactLimits[field];
    if (contact[field].length > limit)
      errors[field] = `Use at most ${limit.toLocaleString('en-US')} characters`;
  }
  return errors;
}
