import type { OrderView } from '../../shop/orders/shape';
import type { LinksContext } from '../links';

export interface SharesContext extends LinksContext {
  findOrder(orderId: string): Promise<OrderView | null>;
}
