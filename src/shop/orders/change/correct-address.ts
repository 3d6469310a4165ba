import { fail, succeed, type Result } from '../../../kernel/result';
import type { Alongside, Transaction } from '../../../platform/database';
import { cleanDetails, similarityOf } from '../place/clean-details';
import { orderAddressCorrected } from '../events';
import { lockIfUnchanged, type SeenFailure, type SeenOrder } from './lock-if-unchanged';
import type { OrdersContext } from '../ports';
import { detailsOf, viewOf } from '../lists/present';
import { validateDetails, type Actor, type OrderView } from '../shape';
import { insertEvents, updateOrder } from '../store';

type AddressFailure = SeenFailure | 'too-late' | 'invalid-email' | 'same-address';

export interface AddressCorrection extends SeenOrder {
  readonly email: string;
  readonly actor: Actor;
  readonly reason?: string;
  readonly alongside?: Alongside;
}

/**
 * Gives an order another address, once whoever asked has proven to read mail there. Only while
 * nothing is delivered: afterwards it would send someone's report to someone else. Staff answer for
 * what they do, and may mend the address of a report that nobody got.
 */
export function correctAddress(
  context: OrdersContext,
  input: AddressCorrection,
): Promise<Result<OrderView, AddressFailure>> {
  return context.database.write((transaction) => correct(context, transaction, input));
}

async function correct(
  { clock, queue }: Pick<OrdersContext, 'clock' | 'queue'>,
  transaction: Transaction,
  input: AddressCorrection,
): Promise<Result<OrderView, AddressFailure>> {
  const held = await lockIfUnchanged(transaction, input);
  if (!held.ok) return held;
  const { value: order } = held;
  if (order.state === 'draft') return fail('no-order', 'Order not found.');
  const byStaff = input.actor.startsWith('staff:');
  if ((order.state === 'delivered' && !byStaff) || order.state === 'cancelled') {
    return fail('too-late', 'You can change the address only until the report is delivered.');
  }
  const details = cleanDetails({ ...detailsOf(order), email: input.email });
  const fault = validateDetails(details).email;
  if (fault !== undefined) return fail('invalid-email', fault);
  if (details.email === order.email)
    return byStaff ? fail('same-address', 'We already have this address.') : succeed(viewOf(order));
  const similarity = similarityOf(details);
  const corrected = await updateOrder(transaction, clock, order.id, {
    email: details.email,
    similarity,
  });
  await insertEvents(transaction, clock, order.id, [
    { actor: input.actor, what: 'address-corrected', why: input.reason ?? '' },
  ]);
  const key = `order-address-corrected:${order.id}:${corrected.version}`;
  await queue.emit(transaction, orderAddressCorrected, { orderId: order.id }, { key });
  await input.alongside?.(transaction);
  return succeed(viewOf(corrected));
}
