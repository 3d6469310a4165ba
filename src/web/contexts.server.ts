import type { ChoiceLinkContext } from '../delivery/choice';
import type { RatingsContext } from '../delivery/ratings';
import type { listOutbox } from '../platform/mail';

/** Modules whose verbs the pages of buyers call, each with what it works on. */
export interface ShopContexts {
  readonly choices: ChoiceLinkContext;
  readonly ratings: RatingsContext;
  /** Null where mails really go out. */
  readonly outbox: Parameters<typeof listOutbox>[0] | null;
}
