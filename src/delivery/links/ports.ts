import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Signer } from '../../platform/signing';

export interface LinksContext {
  readonly database: Database;
  readonly signer: Signer;
  readonly clock: Clock;
  /** Where buyers reach the shop, without a slash at its end. */
  readonly baseUrl: string;
}
