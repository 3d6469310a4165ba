import type { Result } from '../../kernel/result';
import type { Transaction } from '../database';

export type MailValue = string | number | boolean | null;

/** A mail as it is asked for: a template's name and its values. Private links are never among them. */
export interface Mail {
  /** The same key twice is one mail. */
  readonly key: string;
  readonly template: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly order?: string;
  /** Keys of the mails before it in a conversation, oldest first. What a person wrote has one, if only an empty one. */
  readonly thread?: readonly string[];
  readonly values: Readonly<Record<string, MailValue>>;
}

export interface Mailer {
  /** Places mails in the caller's transaction, so that they go out if and only if their cause is kept. */
  queue(transaction: Transaction, ...mails: readonly Mail[]): Promise<void>;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** Called when a mail is sent and not when it is placed: links and files are made at the last moment. */
export interface MailRenderer {
  render(mail: Mail): Promise<RenderedMail>;
}

export interface OutgoingMessage extends RenderedMail {
  readonly mailId: string;
  /** The same for every attempt at one mail, so that a receiver can tell a repeat from a second mail. */
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly order?: string;
  /** Message-IDs of the conversation, oldest first; missing where a machine speaks. */
  readonly references?: readonly string[];
}

/**
 * `refused` will not get better by itself; after `unreachable` it is tried again. After `unanswered`
 * the server had the whole message, and may have taken it.
 */
export type TransportFailure = 'refused' | 'unreachable' | 'unanswered';

export interface MailTransport {
  /** It takes a repeated Message-ID once, so a repeat is no copy. */
  readonly foldsRepeats?: true;
  send(
    message: OutgoingMessage,
  ): Promise<Result<{ readonly receipt: string | null }, TransportFailure>>;
}
