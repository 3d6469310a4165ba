import { fail, succeed, type Result } from '../../../../kernel/result';
import type { Alongside } from '../../../../platform/database';
import { lockIfUnchanged, type SeenFailure, type SeenOrder } from '../lock-if-unchanged';
import { settleOrder } from '../../place/settle-order';
import type { OrdersContext } from '../../ports';
import { viewOf } from '../../lists/present';
import type { Actor, OrderView } from '../../shape';

/** Someone of the team says that the money for a manual request arrived: production begins. */
export async function markManualPaid(
  context: OrdersContext,
  input: SeenOrder & {
    readonly actor: Actor;
    readonly reason: string;
    readonly alongside?: Alongside;
  },
): Promise<Result<OrderView, SeenFailure | 'not-manual' | 'cancelled' | 'illegal-move'>> {
  return context.database.write(async (transaction) => {
    const held = await lockIfUnchanged(transaction, input);
    if (!held.ok) return held;
    const { value: order } = held;
    if (order.state === 'cancelled') return fail('cancelled', 'This order was canceled.');
    if (order.payment !== 'manual-requested') {
      return fail('not-manual', 'Only an order awaiting manual payment can be marked as paid.');
    }
    const settled = await settleOrder(context, transaction, order, {
      actor: input.actor,
      why: input.reason,
      billingCountry: null,
      attemptId: null,
    });
    if (settled.ok) await input.alongside?.(transaction);
    return settled.ok ? succeed(viewOf(settled.value)) : settled;
  });
}
