import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import type { Database } from '../../platform/database';
import { hours } from '../../kernel/time';
import { adaDetails, draftOf, paidOrder, shopOn, type TestShop } from '../../shop/testing';
import { listOrders, requestManual, takeFreeOrder } from '../../shop/orders';
import { codeIn, freeTerms } from '../../shop/orders/codes/testing';
import { boughtGift } from '../../shop/orders/gifts/testing';
import { applyCode } from '../../shop/payments';
import { permit } from '../policy';
import { exportOrders } from './index';
import { SHOP_ZONE } from '../../../content/brand';
import type { TableAsk } from './shape';

const HOSTILE = {
  ...adaDetails,
  company: '=HYPERLINK("http://evil.example","you")',
  role: '+1+cmd|calc',
  name: '@SUM(A1), "quoted"',
  email: '-x@candidate.example',
};
const all: TableAsk = {
  words: '',
  stage: null,
  payment: null,
  need: null,
  fromDay: null,
  untilDay: null,
  zone: 'Europe/Berlin',
  sort: 'newest',
  place: null,
};

let database: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await freshDatabase();
  shop = shopOn(database);
  await paidOrder(shop);
  shop.clock.advance(hours(24));
  await requestManual(shop.orders, { draftId: await draftOf(shop, HOSTILE) });
});
afterAll(() => database.close());

const may = (action: 'export-orders') =>
  permit(
    { id: '1', name: 'Mara', role: 'owner', steppedUp: true, needsSecondFactor: false },
    action,
  );

async function exported(ask: Partial<TableAsk>): Promise<readonly string[]> {
  const given = may('export-orders');
  if (!given.ok) throw new Error(given.failure.sentence);
  const pieces: string[] = [];
  const context = {
    database,
    clock: shop.clock,
    ordersOfPayment: async () => [],
    waitingOrders: async () => [],
    idsOf: async () => [],
    listOrders: (search: Parameters<typeof listOrders>[1]) =>
      listOrders(shop.orders, { ...search, limit: 1 }),
  };
  for await (const piece of await exportOrders(context, given.value, { ...all, ...ask }))
    pieces.push(piece);
  return pieces.join('').split('\r\n').slice(0, -1);
}

test('the file begins so that a spreadsheet takes it for what it is, and holds every order, the oldest first', async () => {
  const [head, ...lines] = await exported({});
  expect(head).toBe(
    '\uFEFFNumber,Placed,Company,Role,Name,Email,Status,Stage,Payment,Amount,Refunded,Currency,Paid,Due,Delivered,Time zone,Kind,Code,Discount,Tax',
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^FW-10427,\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},Quillhaven Systems,Backend Engineer,Ada Merrow,ada\.merrow@candidate\.example,pending,Queued,paid,35,0,USD,/u,
  );
});

test('no cell can be run as a formula, and quotes stay in theirs', async () => {
  const line = (await exported({}))[2] ?? '';
  expect(line).toContain(`"'=HYPERLINK(""http://evil.example"",""you"")"`);
  expect(line).toContain("'+1+cmd|calc");
  expect(line).toContain(`"'@SUM(A1), ""quoted"""`);
  expect(line).toContain("'-x@candidate.example");
  expect(line).not.toMatch(/(?:^|,)"?[=+\-@]/u);
});

test('days and times are those of the zone that is asked for', async () => {
  const placed = (
    await shop.database.queryRows('SELECT placed_at FROM customer_order ORDER BY placed_at LIMIT 1')
  )[0]?.['placed_at'] as Date;
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Pacific/Auckland',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(placed);
  const lines = await exported({
    zone: 'Pacific/Auckland',
    fromDay: shown.slice(0, 10),
    untilDay: shown.slice(0, 10),
  });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(shown);
  expect(
    await exported({ zone: 'Pacific/Auckland', fromDay: '2020-01-01', untilDay: '2020-01-02' }),
  ).toHaveLength(1);
});

test('that it was taken stands in the log, without what was typed', async () => {
  await exported({ words: 'ada.merrow', fromDay: '2026-01-01', zone: SHOP_ZONE });
  const [line] = await database.queryRows(
    "SELECT actor, after FROM audit_event WHERE kind = 'orders-exported' ORDER BY id DESC LIMIT 1",
  );
  expect(line).toMatchObject({
    actor: 'staff:Mara',
    after: { from: '2026-01-01', until: null, zone: SHOP_ZONE, searched: true },
  });
  expect(JSON.stringify(line)).not.toContain('merrow');
});

test('what an order is, which code it used, and what that took off stand at the end of its line', async () => {
  shop.clock.advance(hours(1));
  await boughtGift(shop);
  shop.clock.advance(hours(1));
  const code = await codeIn(shop, { terms: freeTerms });
  const draftId = await draftOf(shop, { ...adaDetails, email: 'coded@candidate.example' });
  await applyCode(shop.payments, { draftId, typed: code });
  await takeFreeOrder(shop.orders, { draftId });
  const lines = await exported({});
  const [gift, coded] = lines.slice(-2);
  expect(lines[1]).toMatch(/,Europe\/Berlin,report,,0,$/u);
  expect(gift).toMatch(/,35,0,USD,.*,gift,,0,$/u);
  expect(coded).toMatch(/,0,0,USD,.*,report,SPRING20,35,$/u);
});
