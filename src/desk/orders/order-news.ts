import { isIdentifier } from '../../shop/orders/shape';
import { mayDo, type Permit } from '../policy';
import { adminOrderRow } from './admin-order-rows';
import type { DeskOrdersContext } from './ports';
import type { NeedCounts, OrderNews } from './shape';

/** As many as a page shows. */
const WATCHED = 100;

/** What moved since a page was made: how many orders came, and which of those it shows have changed. */
export async function orderNews(
  { countOrders, listChanged }: Pick<DeskOrdersContext, 'countOrders' | 'listChanged'>,
  { member }: Permit<'see-orders'>,
  { since, shown }: { readonly since: Date; readonly shown: readonly string[] },
): Promise<OrderNews> {
  const changed = await listChanged(shown.filter(isIdentifier).slice(0, WATCHED), since);
  return {
    placed: await countOrders({ placedFrom: new Date(since.getTime() + 1) }),
    changed: changed.map((order) => adminOrderRow(order, mayDo(member.role, 'mark-paid'))),
  };
}

/** What is owed to buyers, for the head of the table. */
export async function countNeeds(
  { countOrders }: Pick<DeskOrdersContext, 'countOrders'>,
  { member }: Permit<'see-orders'>,
): Promise<NeedCounts> {
  const [late, review, manualPayment, cancelAsked] = await Promise.all([
    countOrders({ need: 'late' }),
    mayDo(member.role, 'review-report') ? countOrders({ stage: 'In expert review' }) : null,
    countOrders({ need: 'manual-payment' }),
    countOrders({ need: 'cancel-asked' }),
  ]);
  return { late, review, manualPayment, cancelAsked };
}
