import type { Clock } from '../../kernel/time';
import type { Result } from '../../kernel/result';
import type { Database, Transaction } from '../../platform/database';
import type { Mailer, MailSummary } from '../../platform/mail';
import type { Actor } from '../../shop/orders/shape';
import type { MessageEvent } from '../../shop/support/shape';
import type { BuyersOrder, ComplainedSentence } from './shape';

export interface InboxContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Where buyers' replies arrive. */
  readonly supportAddress: string;
  /** By when what came at a moment is to be answered. */
  answerDue(at: Date): Date;
  listPeople(): Promise<readonly string[]>;
  listOrdersOf(email: string): Promise<readonly BuyersOrder[]>;
  /** The sentence in the version its buyer read. */
  readSentence(complaint: {
    readonly orderId: string;
    readonly claimId: string;
    readonly text: string;
    readonly at: Date;
  }): Promise<ComplainedSentence>;
  readMails(keys: readonly string[]): Promise<ReadonlyMap<string, MailSummary>>;
  moveMessage(
    transaction: Transaction,
    move: { readonly reference: string; readonly event: MessageEvent },
  ): Promise<Result<unknown>>;
  declineToCancel(
    transaction: Transaction,
    wish: { readonly orderId: string; readonly actor: Actor },
  ): Promise<Result<unknown>>;
  noteOnOrder(
    transaction: Transaction,
    orderId: string,
    note: { readonly actor: Actor; readonly what: 'message-answered'; readonly why: string },
  ): Promise<void>;
}
