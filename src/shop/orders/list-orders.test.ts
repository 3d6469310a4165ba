import { expect, test } from 'vitest';
import { eachDatabase } from '../../../test/databases';
import { adaDetails, draftOf, paidOrder, shopOn } from '../testing';
import { listOrders, listOrdersOf, type OrderCursor } from './list-orders';
import { requestManual } from './request-manual';

eachDatabase('The orders table', (open) => {
  test('pages through all orders, newest first, each once, even if placed in the same moment', async () => {
    const shop = shopOn(await open());
    for (let index = 0; index < 7; index += 1) {
      await requestManual(shop.orders, { draftId: await draftOf(shop, { ...adaDetails, company: `Harrow Lane ${index}` }) });
    }
    await draftOf(shop);

    const seen: string[] = [];
    let after: OrderCursor | undefined;
    for (;;) {
      const page = await listOrders(shop.orders, { after, limit: 3 });
      seen.push(...page.orders.map(({ number }) => number ?? ''));
      if (page.next === null) break;
      after = page.next;
    }

    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  test('is searched by number, company, name and address, and wildcards are only letters', async () => {
    const shop = shopOn(await open());
    await paidOrder(shop);
    await requestManual(shop.orders, { draftId: await draftOf(shop, { ...adaDetails, company: '100% Dairy', email: 'tom@candidate.example', name: 'Tom Brandt' }) });
    const found = async (words: string): Promise<readonly string[]> =>
      (await listOrders(shop.orders, { words })).orders.map(({ details }) => details.company);

    expect(await found('fw-10427')).toEqual(['Quillhaven Systems']);
    expect(await found('brandt')).toEqual(['100% Dairy']);
    expect(await found('TOM@')).toEqual(['100% Dairy']);
    expect(await found('100%')).toEqual(['100% Dairy']);
    expect(await found('%')).toEqual(['100% Dairy']);
    expect(await found("';--")).toEqual([]);
    expect((await listOrders(shop.orders, { show: 'awaiting-payment' })).orders.map(({ details }) => details.company)).toEqual(['100% Dairy']);
    expect((await listOrdersOf(shop.orders, ' ADA.merrow@candidate.example')).map(({ number }) => number)).toEqual(['FW-10427']);
    expect(await listOrdersOf(shop.orders, 'nobody@candidate.example')).toEqual([]);
  });
});
