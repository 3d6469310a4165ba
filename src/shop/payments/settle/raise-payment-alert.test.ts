import { expect, test } from 'vitest';
import type { NewAlert } from '../../alerts/shape';
import { findOrder } from '../../orders';
import { embeddedShop, paidOrder } from '../../testing';
import { raisePaymentAlert, type PaymentAlert } from './raise-payment-alert';

async function raised(
  alert: Pick<PaymentAlert, 'kind'>,
  place: 'an order' | 'no order',
): Promise<{ readonly number: string; readonly alert: NewAlert; readonly mail: unknown }> {
  const shop = await embeddedShop();
  const { draftId, intentId } = await paidOrder(shop);
  const order = await findOrder(shop.orders, draftId);
  const calls: { readonly alert: NewAlert; readonly mail: unknown }[] = [];
  await shop.database.write((transaction) =>
    raisePaymentAlert(
      {
        ...shop.payments,
        raise: async (_, raising, mail) => {
          calls.push({ alert: raising, mail });
          return true;
        },
      },
      transaction,
      {
        ...alert,
        subject: 'pi_1',
        intentId,
        orderId: place === 'an order' ? draftId : null,
        sentence: 'Look.',
      },
    ),
  );
  const [call] = calls;
  if (call === undefined || calls.length > 1) throw new Error(`raised ${calls.length} times`);
  return { number: order?.number ?? '', ...call };
}

test.each(['dispute', 'refund-failed', 'unknown-payment'] as const)(
  'A payment alert “%s” keeps its kind and leads to its order',
  async (kind) => {
    const { alert, number } = await raised({ kind }, 'an order');
    expect(alert).toEqual({
      kind,
      subject: 'pi_1',
      isUrgent: true,
      sentence: 'Look.',
      orderNumber: number,
      path: `/desk/orders/${number}`,
    });
  },
);

test.each(['wrong-amount', 'wrong-order', 'second-payment', 'missing-payment'] as const)(
  'A payment alert “%s” is trouble with payments, told from another cause by its subject',
  async (kind) => {
    const { alert, mail } = await raised({ kind }, 'an order');
    expect(alert).toMatchObject({ kind: 'payment-trouble', subject: `${kind}:pi_1` });
    expect(mail).toMatchObject({ key: `payment-alert:${kind}:pi_1`, values: { kind } });
  },
);

test('A payment alert without an order leads to the provider’s events', async () => {
  const { alert, mail } = await raised({ kind: 'unknown-payment' }, 'no order');
  expect(alert).toMatchObject({ orderNumber: null, path: '/desk/operations/webhooks' });
  expect(mail).not.toHaveProperty('order');
});
