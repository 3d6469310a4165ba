import type { Clock, Duration } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { VerifyHash } from './password/passwords';
import type { Mailer } from '../../platform/mail';
import type { Sealer, Signer } from '../../platform/signing';

export interface IdentityContext {
  readonly database: Database;
  readonly clock: Clock;
  /** False once a bucket is full, or can't be counted. */
  readonly limiter: { take(bucket: string, limit: number, window: Duration): Promise<boolean> };
  readonly verifyHash: VerifyHash;
  readonly signer: Signer;
  readonly sealer: Sealer;
  /** The shop's public address, to which passkeys belong. */
  readonly baseUrl: string;
  /** In live mode nobody works without one. */
  readonly requiresSecondFactor: boolean;
  /** Lets go of what a person had in hand, in the transaction that ends their work. */
  letGo(transaction: Transaction, staffId: string): Promise<void>;
  /** Takes out what a person named for themselves, when their work ends. */
  deleteViews(transaction: Transaction, staffId: string): Promise<void>;
  readonly mailer: Mailer;
}
