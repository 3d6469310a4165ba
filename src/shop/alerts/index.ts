import type { Transaction } from '../../platform/database';
import type { Mail } from '../../platform/mail';
import type { NewAlert } from './shape';

/**
 * Tells the owner that something needs attention, in the transaction of its cause: once for each kind and subject while
 * it lasts. The email goes out at once unless the hour’s limit is reached. Returns whether the alert is new.
 */
export type RaiseAlert = (
  transaction: Transaction,
  alert: NewAlert,
  mail?: Mail,
) => Promise<boolean>;
