import { fail, succeed, type Result } from '../../../kernel/result';
import type { Alongside } from '../../../platform/database';
import { cleanText } from '../place/clean-details';
import { lockIfUnchanged, type SeenFailure, type SeenOrder } from '../change/lock-if-unchanged';
import { orderValues } from './order-mails';
import type { OrdersContext } from '../ports';
import { viewOf } from '../lists/present';
import type { Actor, OrderView } from '../shape';
import { insertEvents, updateOrder } from '../store';

/** Tells the buyer of a manual request how to pay; the promised contact is made by it. */
export async function sendPaymentInstructions(
  context: OrdersContext,
  input: SeenOrder & {
    readonly actor: Actor;
    readonly instructions: string;
    readonly reason?: string;
    readonly alongside?: Alongside;
  },
): Promise<Result<OrderView, SeenFailure | 'not-manual' | 'no-instructions'>> {
  const instructions = cleanText(input.instructions);
  if (instructions === '') return fail('no-instructions', 'Enter the payment instructions.');
  const { database, clock, mailer } = context;
  return database.write(async (transaction) => {
    const held = await lockIfUnchanged(transaction, input);
    if (!held.ok) return held;
    const { value: order } = held;
    if (order.payment !== 'manual-requested' || order.state !== 'placed') {
      return fail('not-manual', 'This order isn’t awaiting manual payment.');
    }
    const told = await updateOrder(transaction, clock, order.id, { contactDueAt: null });
    await insertEvents(transaction, clock, order.id, [
      { actor: input.actor, what: 'instructions-sent', why: input.reason ?? '' },
    ]);
    await mailer.queue(transaction, {
      // Sent by a form that is posted once for each version of the order it was filled in for.
      key: `payment-instructions:${order.id}:${told.version}`,
      template: 'payment-instructions',
      to: order.email,
      replyTo: context.teamAddress,
      order: order.id,
      values: { ...orderValues(order), instructions },
    });
    await input.alongside?.(transaction);
    return succeed(viewOf(told));
  });
}
