import { describe, expect, test } from 'vitest';
import { adaDetails, draftOf, embeddedShop, type TestShop } from '../../testing';
import { chooseOccupation, offerOccupations } from './choose-occupation';
import { findOrder } from '../lists/find-order';
import { requestManual } from './request-manual';
import { readTimeline } from '../lists/list-orders';
import { orderPersonalData } from '../personal';

const unclear = { ...adaDetails, role: 'Product Designer' };
const WEB = '15-1255.00';
const INDUSTRIAL = '27-1021.00';

const occupationOf = async (shop: TestShop, orderId: string): Promise<string | null | undefined> =>
  (await findOrder(shop.orders, orderId))?.occupation;

async function offerOf(shop: TestShop, orderId: string) {
  const order = await findOrder(shop.orders, orderId);
  return order && offerOccupations(order);
}

describe('What a role is nearest to', () => {
  test('is asked where it may mean different jobs, and not where it is clear or open', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    expect(await offerOf(shop, draftId)).toMatchObject({ typed: 'Product Designer', chosen: null });
    await draftOf(shop, { ...adaDetails, role: 'Registered Nurse' }, draftId);
    expect(await offerOf(shop, draftId)).toBeNull();
    await draftOf(shop, { ...adaDetails, role: 'Team Lead' }, draftId);
    expect(await offerOf(shop, draftId)).toBeNull();
  });

  test('is kept with the draft and stays when the order is placed', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    expect(
      await chooseOccupation(shop.orders, { orderId: draftId, occupation: WEB }),
    ).toMatchObject({ ok: true, value: { occupation: WEB } });
    await requestManual(shop.orders, { draftId });
    expect(await occupationOf(shop, draftId)).toBe(WEB);
    expect((await offerOf(shop, draftId))?.chosen).toBe(WEB);
  });

  test('may be none of what is offered', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: 'none' });
    expect(await occupationOf(shop, draftId)).toBe('none');
  });

  test('is what was tapped last, and the same tap twice changes nothing', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: WEB });
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: INDUSTRIAL });
    const once = await findOrder(shop.orders, draftId);
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: INDUSTRIAL });
    expect(await findOrder(shop.orders, draftId)).toEqual(once);
    expect(once?.occupation).toBe(INDUSTRIAL);
  });

  test('survives the details being sent again, and goes with another role', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: WEB });
    await draftOf(shop, { ...unclear, name: 'Ada M.' }, draftId);
    expect(await occupationOf(shop, draftId)).toBe(WEB);
    await draftOf(shop, { ...unclear, role: 'Program Manager' }, draftId);
    expect(await occupationOf(shop, draftId)).toBeNull();
  });

  test('is refused where another tab has typed another role since', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, { ...unclear, role: 'Program Manager' });
    expect(
      await chooseOccupation(shop.orders, { orderId: draftId, occupation: WEB }),
    ).toMatchObject({ ok: false, failure: { code: 'not-offered' } });
    for (const occupation of ['', 'nurse', "'; DROP TABLE customer_order; --"])
      expect((await chooseOccupation(shop.orders, { orderId: draftId, occupation })).ok).toBe(
        false,
      );
    expect(await occupationOf(shop, draftId)).toBeNull();
  });

  test('is told to whoever writes the report once the order is placed, and not before', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    const told = () => shop.placed.filter(({ payload }) => 'orderId' in payload).length;
    const before = told();
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: WEB });
    expect(told()).toBe(before);
    await requestManual(shop.orders, { draftId });
    const placed = told();
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: INDUSTRIAL });
    expect(told()).toBe(placed + 1);
    const timeline = await readTimeline(shop.orders, draftId);
    expect(timeline.map(({ what }) => what)).toContain('answered-questions');
  });

  test('is too late to say once the report is with an expert, is out, or is paid back', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    const order = await findOrder(shop.orders, draftId);
    if (order === null) throw new Error('The draft is gone.');
    for (const state of ['in-review', 'delivered', 'cancelled'] as const)
      expect(offerOccupations({ ...order, state })).toBeNull();
    expect(offerOccupations({ ...order, payment: 'refunded' })).toBeNull();
    expect(offerOccupations({ ...order, state: 'in-production', payment: 'paid' })).not.toBeNull();
  });

  test('goes when its buyer is forgotten', async () => {
    const shop = await embeddedShop();
    const draftId = await draftOf(shop, unclear);
    await chooseOccupation(shop.orders, { orderId: draftId, occupation: WEB });
    await requestManual(shop.orders, { draftId });
    await shop.database.write((transaction) =>
      orderPersonalData(shop).erase(transaction, {
        email: adaDetails.email,
        orderIds: [draftId],
      }),
    );
    expect(await occupationOf(shop, draftId)).toBeNull();
    expect(await offerOf(shop, draftId)).toBeNull();
  });

  test('belongs to an order', async () => {
    const shop = await embeddedShop();
    expect(
      await chooseOccupation(shop.orders, {
        orderId: '0196a1b2-0000-7000-8000-000000000001',
        occupation: WEB,
      }),
    ).toMatchObject({ ok: false, failure: { code: 'no-order' } });
  });
});
