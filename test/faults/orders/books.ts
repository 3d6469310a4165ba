import { expect } from 'vitest';
import type { OrderDetails } from '../../../src/shop/orders/shape';
import { TEAM } from './open-shop';
import type { PaymentWorld } from './payment-world';

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
}

/** All orders that were placed, whatever became of them. */
export const placedOrders = (world: Pick<PaymentWorld, 'rows'>) =>
  world.rows('SELECT * FROM customer_order WHERE placed_at IS NOT NULL ORDER BY placed_at, number');

/** Everything that the provider took from anyone, as its own books say. */
export async function chargesOf({ provider }: Pick<PaymentWorld, 'provider'>) {
  const { data } = await provider.charges.list({ limit: 100 });
  return data.filter(({ status }) => status === 'succeeded');
}

export const mailsTo = ({ mail }: Pick<PaymentWorld, 'mail'>, address: string) =>
  mail.received.filter(({ to }) => to?.some((recipient) => recipient.address === address));

/**
 * What must hold after every fault: one order with all that was typed, one charge of the right price,
 * one confirmation, one word to the team, and production begun once. Counted over the whole world, so
 * that a stray second one of anything is seen.
 */
export async function expectExactlyOneOrder(
  world: PaymentWorld,
  details: OrderDetails,
): Promise<PlacedOrder> {
  await world.quiet();
  const orders = await placedOrders(world);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  expect(order).toMatchObject({
    ...details,
    state: 'placed',
    payment: 'paid',
    amount: 3_500,
    currency: 'usd',
    refunded_amount: 0,
  });

  const charges = await chargesOf(world);
  expect(charges.map(({ amount, currency, paid }) => ({ amount, currency, paid }))).toEqual([
    { amount: 3_500, currency: 'usd', paid: true },
  ]);
  expect(charges[0]?.metadata['order_id']).toBe(order?.['id']);
  const attempts = await world.rows(
    `SELECT intent_id, amount FROM payment_attempt WHERE state = 'succeeded'`,
  );
  expect(attempts).toEqual([{ intent_id: charges[0]?.payment_intent, amount: 3_500 }]);

  const number = String(order?.['number']);
  const confirmations = mailsTo(world, details.email);
  expect(confirmations.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(details.company),
  ]);
  expect(confirmations[0]?.text, confirmations[0]?.text).toContain(number);
  expect(confirmations[0]?.text).toContain('$35');
  expect(confirmations[0]?.attachments.map(({ mimeType }) => mimeType)).toEqual([
    'application/pdf',
  ]);
  expect(mailsTo(world, TEAM)).toHaveLength(1);
  expect(
    await world.rows(
      `SELECT state, template FROM outgoing_mail WHERE template <> 'payment-alert' ORDER BY template`,
    ),
  ).toEqual([
    { state: 'sent', template: 'new-order-team' },
    { state: 'sent', template: 'order-confirmed' },
  ]);
  expect(world.shop.begun).toEqual([order?.['id']]);
  return { id: String(order?.['id']), number };
}

export async function expectNoOrder(world: PaymentWorld): Promise<void> {
  await world.quiet();
  expect(await placedOrders(world)).toEqual([]);
  expect(
    await world.rows(`SELECT template FROM outgoing_mail WHERE template <> 'payment-alert'`),
  ).toEqual([]);
  expect(world.shop.begun).toEqual([]);
}

export async function alertsOf({ rows }: Pick<PaymentWorld, 'rows'>): Promise<readonly string[]> {
  return (
    await rows(
      `SELECT values->>'kind' AS kind FROM outgoing_mail WHERE template = 'payment-alert' ORDER BY created_at, key`,
    )
  ).map(({ kind }) => String(kind));
}
