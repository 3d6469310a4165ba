import { expect, test } from 'vitest';
import { eachDatabase } from '../../../../test/databases';
import { after, days, hours } from '../../../kernel/time';
import { adaDetails, draftOf, paidOrder, shopOn, type TestShop } from '../../testing';
import { requestCancel, cancelOrder } from '../change/cancel-order';
import { countOrders, listChanged, listOrders, listOrdersOf } from './list-orders';
import { moveOrder } from '../change/move-order';
import { requestManual } from '../place/request-manual';
import type { OrderSearch } from './search';
import {
  dueOf,
  orderSorts,
  paymentStates,
  stageOf,
  type OrderPlace,
  type OrderState,
} from '../shape';

const STATES: readonly OrderState[] = [
  'draft',
  'placed',
  'in-production',
  'in-review',
  'delivered',
  'cancelled',
];

async function askedFor(shop: TestShop, changes: Partial<typeof adaDetails>): Promise<string> {
  const draftId = await draftOf(shop, { ...adaDetails, ...changes });
  await requestManual(shop.orders, { draftId });
  return draftId;
}

const companies = async (shop: TestShop, search: OrderSearch): Promise<readonly string[]> =>
  (await listOrders(shop.orders, search)).orders.map(({ details }) => details.company);

/** Every page from one end to the other. */
async function walked(
  shop: TestShop,
  search: OrderSearch,
  way: 'forwards' | 'backwards',
): Promise<readonly string[]> {
  const seen: string[] = [];
  let from: OrderPlace | undefined = way === 'backwards' ? 'end' : undefined;
  for (let pages = 0; pages < 20; pages += 1) {
    const page = await listOrders(shop.orders, { ...search, from, limit: 3 });
    const numbers = page.orders.map(({ number }) => number ?? '');
    if (way === 'forwards') seen.push(...numbers);
    else seen.unshift(...numbers);
    const on = way === 'forwards' ? page.next : page.previous;
    if (on === null) return seen;
    from = way === 'forwards' ? { after: on } : { before: on };
  }
  throw new Error('The pages never end.');
}

eachDatabase('The orders table', (open) => {
  test('pages through all orders from either end, in every order, each once, even if placed in the same moment', async () => {
    const shop = shopOn(await open());
    for (let index = 0; index < 7; index += 1) {
      if (index > 2) shop.clock.advance(hours(1));
      await askedFor(shop, { company: `Harrow Lane ${(index * 3) % 7}` });
    }
    await draftOf(shop);
    for (const sort of orderSorts) {
      const forwards = await walked(shop, { sort }, 'forwards');
      expect(new Set(forwards).size, sort).toBe(7);
      expect(await walked(shop, { sort }, 'backwards'), sort).toEqual(forwards);
      expect(await walked(shop, { sort, words: 'harrow' }, 'forwards'), sort).toEqual(forwards);
    }
    expect((await walked(shop, { sort: 'newest' }, 'forwards')).slice(0, 4)).toEqual([
      'FW-10433',
      'FW-10432',
      'FW-10431',
      'FW-10430',
    ]);
    expect(await companies(shop, { sort: 'company', limit: 2 })).toEqual([
      'Harrow Lane 0',
      'Harrow Lane 1',
    ]);
  });

  test('a page in the middle leads back to the one before it', async () => {
    const shop = shopOn(await open());
    for (let index = 0; index < 5; index += 1) {
      await askedFor(shop, { company: `Lane ${index}` });
      shop.clock.advance(hours(1));
    }
    const first = await listOrders(shop.orders, { limit: 2 });
    expect(first).toMatchObject({ previous: null, count: 5, isPart: false });
    if (!first.next) throw new Error('There is a second page.');
    const second = await listOrders(shop.orders, { limit: 2, from: { after: first.next } });
    if (!second.previous) throw new Error('There is a first page.');
    expect(await companies(shop, { limit: 2, from: { before: second.previous } })).toEqual([
      'Lane 4',
      'Lane 3',
    ]);
    expect(await companies(shop, { limit: 2, from: 'end' })).toEqual(['Lane 1', 'Lane 0']);
  });

  test('is searched by number, company, role, name and address, all words of it, and wildcards are only letters', async () => {
    const shop = shopOn(await open());
    await paidOrder(shop);
    await askedFor(shop, {
      company: '100% Dairy',
      email: 'tom@candidate.example',
      name: 'Tom Brändt',
      role: 'Milk_Taster',
    });
    const found = (words: string): Promise<readonly string[]> => companies(shop, { words });

    for (const words of [
      'fw-10427',
      '0427',
      'quill',
      'backend',
      'Merrow ada',
      'ada.merrow@candidate.example',
      'ADA.merrow@',
      '<ada.merrow@candidate.example>',
    ])
      expect(await found(words), words).toEqual(['Quillhaven Systems']);
    for (const words of [
      'brandt',
      'BRÄNDT',
      'TOM@',
      '100%',
      '%',
      '_',
      'k_t',
      'dairy tom milk',
      'om',
    ])
      expect(await found(words), words).toEqual(['100% Dairy']);
    for (const words of [
      "';--",
      'quill brandt',
      'x\0y',
      '\\',
      'tom@candidate.exam_le',
      '<script>alert(1)</script>',
    ])
      expect(await found(words), words).toEqual([]);
    for (const words of ['  \n ', 'fw-1042', '@candidate.example'])
      expect(await found(words), words).toHaveLength(2);
    expect(
      (await listOrdersOf(shop.orders, ' ADA.merrow@candidate.example')).map(
        ({ number }) => number,
      ),
    ).toEqual(['FW-10427']);
    expect(await listOrdersOf(shop.orders, 'nobody@candidate.example')).toEqual([]);
  });

  test('what is owed to a buyer is found: what is late, what waits to be paid by hand, a wish to cancel', async () => {
    const shop = shopOn(await open());
    const { draftId: paid } = await paidOrder(shop);
    const manual = await askedFor(shop, { company: 'Dairy' });
    expect(await companies(shop, { need: 'manual-payment' })).toEqual(['Dairy']);
    expect(await companies(shop, { stage: 'Queued' })).toEqual(['Quillhaven Systems']);
    expect(await companies(shop, { payment: 'manual-requested', words: 'dairy' })).toEqual([
      'Dairy',
    ]);
    expect(await companies(shop, { need: 'late' })).toEqual([]);
    expect(await companies(shop, { sort: 'promise' })).toEqual(['Quillhaven Systems', 'Dairy']);
    shop.clock.advance(hours(13));
    expect(await companies(shop, { need: 'late' })).toEqual(['Quillhaven Systems']);
    await requestCancel(shop.orders, { orderId: paid, reason: 'It is late.' });
    expect(await companies(shop, { need: 'cancel-asked' })).toEqual(['Quillhaven Systems']);
    expect(await countOrders(shop.orders, { need: 'cancel-asked' })).toBe(1);
    await shop.database.write((transaction) =>
      moveOrder(shop.orders, transaction, { orderId: paid, event: 'start', actor: 'system' }),
    );
    await shop.database.write((transaction) =>
      moveOrder(shop.orders, transaction, { orderId: paid, event: 'deliver', actor: 'system' }),
    );
    await cancelOrder(shop.orders, { orderId: manual, actor: 'staff:mara', reason: 'Never paid.' });
    shop.clock.advance(days(2));
    expect(await companies(shop, { need: 'late' })).toEqual([]);
    expect(await companies(shop, { stage: 'Cancelled' })).toEqual(['Dairy']);
    expect(await companies(shop, { ids: [paid] })).toEqual(['Quillhaven Systems']);
    expect(await companies(shop, { ids: [] })).toEqual([]);
  });

  test('days narrow it, from the first moment of one to the last before the other', async () => {
    const shop = shopOn(await open());
    const start = shop.clock.now();
    await askedFor(shop, { company: 'First' });
    shop.clock.advance(days(1));
    await askedFor(shop, { company: 'Second' });
    expect(
      await companies(shop, { placedFrom: start, placedBefore: after(start, days(1)) }),
    ).toEqual(['First']);
    expect(await companies(shop, { placedFrom: after(start, hours(1)) })).toEqual(['Second']);
  });

  test('which of some orders changed since a moment is told, and nothing of the others', async () => {
    const shop = shopOn(await open());
    const one = await askedFor(shop, { company: 'One' });
    const other = await askedFor(shop, { company: 'Other' });
    const since = shop.clock.now();
    shop.clock.advance(hours(1));
    await cancelOrder(shop.orders, { orderId: one, actor: 'staff:mara', reason: 'Asked for.' });
    expect((await listChanged(shop.orders, [one, other], since)).map(({ stage }) => stage)).toEqual(
      ['Cancelled'],
    );
    expect(await listChanged(shop.orders, [other], since)).toEqual([]);
  });

  test('the stage and the hour by which it searches are those that people are shown', async () => {
    const shop = shopOn(await open());
    const id = await askedFor(shop, {});
    for (const state of STATES) {
      for (const payment of paymentStates) {
        const placed = state === 'draft' ? 'NULL' : 'now()';
        await shop.database.queryRows(
          `UPDATE customer_order SET state = $2, payment = $3, placed_at = ${placed}, number = CASE WHEN ${placed} IS NULL THEN NULL ELSE 'FW-1' END, promised_at = '2026-04-01T12:00:00Z', contact_due_at = '2026-04-02T12:00:00Z' WHERE id = $1`,
          [id, state, payment],
        );
        const [row] = await shop.database.queryRows(
          'SELECT stage, due_at FROM customer_order WHERE id = $1',
          [id],
        );
        const due = dueOf({
          state,
          payment,
          promisedAt: '2026-04-01T12:00:00.000Z',
          contactDueAt: '2026-04-02T12:00:00.000Z',
        });
        expect({
          state,
          payment,
          stage: row?.['stage'],
          due: (row?.['due_at'] as Date | null)?.toISOString(),
        }).toEqual({ state, payment, stage: stageOf(state, payment), due: due?.at });
      }
    }
  });

  test('without the extension for parts of words the search finds the same', async () => {
    const shop = shopOn(await open());
    await paidOrder(shop);
    await shop.database.runScript('DROP INDEX customer_order_words');
    expect(await companies(shop, { words: 'quillhav' })).toEqual(['Quillhaven Systems']);
  });
});
