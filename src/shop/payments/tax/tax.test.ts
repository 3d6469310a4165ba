import { expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { orderPersonalData, readOrder, takeFreeOrder } from '../../orders';
import { codeIn, freeTerms } from '../../orders/codes/testing';
import { placeFault } from '../../orders/shape';
import { draftOf, embeddedShop, shopOn, type TestShop } from '../../testing';
import { applyCode } from '../pay/apply-code';
import { startPayment } from '../pay/start-payment';
import { refundPayment } from '../refunds/refund-payment';
import { settlePayment } from '../settle/settle-payment';
import { applyTax } from './apply-tax';
import { recordTax, reverseTax } from './record-tax';

const boston = { country: 'US', postalCode: '02110' };

/** The shop with tax switched on; the provider in memory takes a tenth. */
const taxed = (shop: TestShop): TestShop => ({
  ...shop,
  payments: { ...shop.payments, taxes: true },
});
const tell = (shop: TestShop, draftId: string, told = boston) =>
  applyTax(shop.payments, { draftId, told });

async function pay(shop: TestShop, draftId: string): Promise<string> {
  const session = await startPayment(shop.payments, { draftId });
  if (!session.ok) return session.failure.code;
  shop.gateway.pay(session.value.intentId);
  const settled = await settlePayment(shop.payments, session.value);
  return settled.ok ? settled.value.payment : settled.failure.code;
}

eachDatabase('Tax', (open) => {
  test('is added to the price of its place, charged, and told in the mail', async () => {
    const shop = taxed(shopOn(await open()));
    const draftId = await draftOf(shop);
    expect(await pay(shop, draftId)).toBe('needs-place');
    expect(await tell(shop, draftId)).toEqual({ ok: true, value: null });
    expect(await pay(shop, draftId)).toBe('paid');
    expect([...shop.gateway.intents.values()].map(({ amount }) => amount)).toEqual([3_850]);
    expect(await readOrder(shop.database.read, draftId)).toMatchObject({ amount: 3_850, tax: 350 });
    const [mail] = await shop.mails('order-confirmed');
    expect(mail?.values).toMatchObject({ price: '$38.50', tax: '$3.50', listPrice: '$35' });
  });

  test('follows a code that is taken and given back', async () => {
    const shop = taxed(shopOn(await open()));
    const code = await codeIn(shop);
    const draftId = await draftOf(shop);
    await tell(shop, draftId);
    const price = async () => {
      const row = await readOrder(shop.database.read, draftId);
      return [row?.amount, row?.tax, row?.discount];
    };
    await applyCode(shop.payments, { draftId, typed: code });
    expect(await price()).toEqual([3_080, 280, 700]);
    await applyCode(shop.payments, { draftId, typed: null });
    expect(await price()).toEqual([3_850, 350, 0]);
  });
});

test('switched off, nobody is asked for a place and nothing is added', async () => {
  const shop = await embeddedShop();
  const draftId = await draftOf(shop);
  expect(await pay(shop, draftId)).toBe('paid');
  expect(shop.gateway.calls).not.toContain('calculateTax');
  expect(await recordTax(shop.payments, { orderId: draftId })).toBeNull();
});

test('a place that is none is refused, and while the provider is silent no payment begins', async () => {
  const shop = taxed(await embeddedShop());
  const draftId = await draftOf(shop);
  for (const wrong of [
    { country: 'ZZ', postalCode: '1' },
    { country: 'US', postalCode: '' },
    { country: 'DE', postalCode: '<b>' },
    { country: 'US', postalCode: '00000' },
  ])
    expect(await tell(shop, draftId, wrong)).toMatchObject({ failure: { code: 'invalid-place' } });
  shop.gateway.silence('calculateTax');
  expect(await tell(shop, draftId)).toMatchObject({ failure: { code: 'unavailable' } });
  expect(await pay(shop, draftId)).toBe('needs-place');
  expect(placeFault({ country: 'IE', postalCode: '' })).toBeNull();
});

test('where the tax can’t follow a code, the place is asked for again', async () => {
  const shop = taxed(await embeddedShop());
  const code = await codeIn(shop);
  const draftId = await draftOf(shop);
  await tell(shop, draftId);
  shop.gateway.silence('calculateTax');
  expect(await applyCode(shop.payments, { draftId, typed: code })).toMatchObject({ ok: true });
  expect(await readOrder(shop.database.read, draftId)).toMatchObject({ amount: 2_800, tax: 0 });
  expect(await pay(shop, draftId)).toBe('needs-place');
});

test('an order that its code covers has no tax', async () => {
  const shop = taxed(await embeddedShop());
  const code = await codeIn(shop, { terms: freeTerms });
  const draftId = await draftOf(shop);
  await tell(shop, draftId);
  await applyCode(shop.payments, { draftId, typed: code });
  expect(await takeFreeOrder(shop.orders, { draftId })).toMatchObject({
    ok: true,
    value: { amount: 0, tax: null },
  });
});

test('what was taken is reported once, and taken back with a refund', async () => {
  const shop = taxed(await embeddedShop());
  const draftId = await draftOf(shop);
  await tell(shop, draftId);
  await pay(shop, draftId);
  const refundId = '0196a1b2-0000-7000-8000-000000000001';
  await refundPayment(shop.payments, {
    refundId,
    orderId: draftId,
    amount: null,
    reason: 'as asked',
    actor: 'staff:mara',
  });
  expect(await readOrder(shop.database.read, draftId)).toMatchObject({ refundedAmount: 3_850 });
  expect(shop.placed).toContainEqual({ name: 'payment-reverse-tax', payload: { refundId } });
  shop.gateway.silence('recordTax');
  await expect(reverseTax(shop.payments, { refundId })).rejects.toThrow('down');
  shop.gateway.heal();
  await reverseTax(shop.payments, { refundId });
  expect(await recordTax(shop.payments, { orderId: draftId })).toBe(`tax_of_tax:${draftId}`);
  expect(shop.gateway.calls.filter((call) => call === 'recordTax')).toHaveLength(2);
  expect(shop.gateway.calls.filter((call) => call === 'reverseTax')).toHaveLength(1);
});

test('an erasure takes the postal code and leaves the country and the sum', async () => {
  const shop = taxed(await embeddedShop());
  const draftId = await draftOf(shop);
  await tell(shop, draftId);
  await pay(shop, draftId);
  await shop.database.write((transaction) =>
    orderPersonalData(shop).erase(transaction, { email: '', orderIds: [draftId] }),
  );
  expect(await readOrder(shop.database.read, draftId)).toMatchObject({
    tax: 350,
    taxCountry: 'US',
    taxPostalCode: null,
  });
});
