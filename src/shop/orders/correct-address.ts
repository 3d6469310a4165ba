import { fail, succeed, type Result } from '../../kernel/result';
import type { Transaction } from '../../platform/database';
import { cleanDetails, similarityOf } from './clean-details';
import { orderAddressCorrected } from './events';
import type { OrdersContext } from './ports';
import { detailsOf, viewOf } from './present';
import { validateDetails, type Actor, type OrderView } from './shape';
import { insertEvents, lockOrder, updateOrder } from './store';

type AddressFailure = 'no-order' | 'too-late' | 'invalid-email';

export interface AddressCorrection {
  readonly orderId: string;
  readonly email: string;
  readonly actor: Actor;
}

/**
 * Gives an order another address, once whoever asked has proven to read mail there. Only while
 * nothing is delivered: afterwards it would send someone's report to someone else.
 */
export function correctAddress(context: OrdersContext, input: AddressCorrection): Promise<Result<OrderView, AddressFailure>> {
  return context.database.write((transaction) => correct(context, transaction, input));
}

async function correct(
  { clock, queue }: Pick<OrdersContext, 'clock' | 'queue'>,
  transaction: Transaction,
  input: AddressCorrection,
): Promise<Result<OrderView, AddressFailure>> {
  const order = await lockOrder(transaction, input.orderId);
  if (order === null || order.state === 'draft') return fail('no-order', 'There is no such order.');
  if (order.state === 'delivered' || order.state === 'cancelled') {
    return fail('too-late', 'The address of an order can be corrected only until it is delivered.');
  }
  const details = cleanDetails({ ...detailsOf(order), email: input.email });
  const fault = validateDetails(details).email;
  if (fault !== undefined) return fail('invalid-email', fault);
  if (details.email === order.email) return succeed(viewOf(order));
  const similarity = similarityOf(details);
  const corrected = await updateOrder(transaction, clock, order.id, { email: details.email, similarity });
  await insertEvents(transaction, clock, order.id, [{ actor: input.actor, what: 'address-corrected' }]);
  const key = `order-address-corrected:${order.id}:${corrected.version}`;
  await queue.emit(transaction, orderAddressCorrected, { orderId: order.id }, { key });
  return succeed(viewOf(corrected));
}
