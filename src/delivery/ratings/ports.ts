import type { Mailer } from '../../platform/mail';
import type { OrderView } from '../../shop/orders/shape';
import type { LinksContext } from '../links';

export interface RatingsContext extends LinksContext {
  readonly mailer: Mailer;
  findOrder(orderId: string): Promise<OrderView | null>;
}
