import type { Clock } from '../../kernel/time';
import type { Database, Transaction } from '../../platform/database';
import type { JobQueue } from '../../platform/jobs';

/** Who decided: the buyer, the machine where nobody reviews, or someone of the staff. */
export type Decider = 'buyer' | 'system' | `staff:${string}`;

export type ChoiceHappening = 'company-asked' | 'company-chosen' | 'company-handed-over';

export interface ChoiceContext {
  readonly database: Database;
  readonly queue: JobQueue;
  readonly clock: Clock;
  /** `auto`: there is no expert to hand a choice to. */
  readonly review: 'auto' | 'required';
  /** A line on the order's timeline. */
  note(
    transaction: Transaction,
    orderId: string,
    line: { readonly actor: Decider; readonly what: ChoiceHappening; readonly why: string },
  ): Promise<void>;
}
