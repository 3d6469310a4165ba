import type { OrderView } from '../../shop/orders/shape';
import type { AlertsContext } from '../alerts';
import type { OwedAnswer } from './open-messages';

export interface ServiceContext extends AlertsContext {
  readonly supportAddress: string;
  /** Paid orders without a report, and manual requests without instructions, due before `until`. */
  listPromised(until: Date): Promise<readonly OrderView[]>;
  /** Messages, complaints and wishes to cancel that nobody has answered. */
  listOwedAnswers(): Promise<readonly OwedAnswer[]>;
}
