import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/support/database';
import { testClock, type TestClock } from '../../../test/support/test-clock';
import { newIdentifier } from '../../kernel/identifier';
import { days, minutes } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { createSigner } from '../../platform/signing';
import type { OrderView } from '../../shop/orders/shape';
import { makeLink, openLink, revokeLinks } from '../links';
import {
  listShares,
  makeShare,
  openShare,
  revokeShare,
  sharePersonalData,
  type SharesContext,
} from './index';
import { MOST_SHARES, SHARE_LIFE, type SharedLink } from './shape';

let database: Database;
let clock: TestClock;
let stages: Map<string, OrderView['stage']>;
let shares: SharesContext;
let orderId: string;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = testClock();
  stages = new Map();
  shares = {
    database,
    clock,
    signer: createSigner(Buffer.alloc(32, 1)),
    baseUrl: 'https://shop.example',
    findOrder: (id) => {
      const stage = stages.get(id);
      return Promise.resolve(stage === undefined ? null : ({ stage } as OrderView));
    },
  };
  orderId = delivered();
});

function delivered(): string {
  const id = newIdentifier(clock);
  stages.set(id, 'Delivered');
  return id;
}
const tokenOf = ({ path }: SharedLink): string => path.slice(path.lastIndexOf('/') + 1);
async function made(order = orderId): Promise<SharedLink> {
  const share = await makeShare(shares, order);
  if (!share.ok) throw new Error(share.failure.sentence);
  return share.value;
}
const opened = async (share: SharedLink) => (await openShare(shares, tokenOf(share)))?.orderId;

test('a shared link opens the report of its order, is listed, and is the same each time it is shown', async () => {
  const share = await made();
  expect(share.path).toMatch(/^\/s\/[\w.~-]{20,}$/u);
  expect(await opened(share)).toBe(orderId);
  expect(await listShares(shares, orderId)).toEqual([share]);
});

test('it opens nothing else: no order, and no report as its buyer sees it', async () => {
  const token = tokenOf(await made());
  for (const purpose of ['track', 'report', 'choose', 'address', 'rate'] as const)
    expect(await openLink(shares, purpose, token)).toMatchObject({ failure: { code: 'forged' } });
  const report = await makeLink(shares, { orderId, purpose: 'report' });
  expect(await openShare(shares, report.slice(report.lastIndexOf('/') + 1))).toBeUndefined();
});

test('a revoked one opens nothing from that moment and is no longer listed; the others stay', async () => {
  const [first, second] = [await made(), await made()];
  await revokeShare(shares, { id: first.id, orderId });
  expect(await opened(first)).toBeUndefined();
  expect(await opened(second)).toBe(orderId);
  expect(await listShares(shares, orderId)).toEqual([second]);
});

test('nobody revokes a link of another order', async () => {
  const share = await made();
  await revokeShare(shares, { id: share.id, orderId: delivered() });
  expect(await opened(share)).toBe(orderId);
});

test(`it lives ${SHARE_LIFE} days`, async () => {
  const share = await made();
  clock.advance(days(SHARE_LIFE));
  clock.advance(minutes(-1));
  expect(await opened(share)).toBe(orderId);
  clock.advance(minutes(1));
  expect(await opened(share)).toBeUndefined();
  expect(await listShares(shares, orderId)).toEqual([]);
});

test(`there are at most ${MOST_SHARES} at a time, and one that was revoked makes room`, async () => {
  for (let count = 1; count < MOST_SHARES; count += 1) await made();
  const last = await made();
  expect(await makeShare(shares, orderId)).toMatchObject({ failure: { code: 'too-many' } });
  await revokeShare(shares, { id: last.id, orderId });
  expect(await opened(await made())).toBe(orderId);
});

test('nobody fills the table by making and revoking', async () => {
  for (let count = 0; count < 30; count += 1)
    await revokeShare(shares, { id: (await made()).id, orderId });
  expect(await makeShare(shares, orderId)).toMatchObject({ failure: { code: 'too-many' } });
});

test.each(['Refunded', 'Cancelled', 'Researching'] as const)(
  'an order that is %s shares nothing, and what was shared ends',
  async (stage) => {
    const share = await made();
    stages.set(orderId, stage);
    expect(await opened(share)).toBeUndefined();
    expect(await makeShare(shares, orderId)).toMatchObject({ failure: { code: 'not-delivered' } });
  },
);

test('new links for the buyer end every shared one, as a wrong address may have made it', async () => {
  const share = await made();
  await database.write((transaction) => revokeLinks(shares, transaction, { orderId }));
  expect(await opened(share)).toBeUndefined();
  expect(await opened(await made())).toBe(orderId);
});

test('the buyer is told of them when they ask for their data, and erasure ends them', async () => {
  const share = await made();
  const person = { email: 'ada@candidate.example', orderIds: [orderId] };
  expect(await sharePersonalData.tell(database.read, person)).toMatchObject([{ id: share.id }]);
  await database.write((transaction) => sharePersonalData.erase(transaction, person));
  expect(await opened(share)).toBeUndefined();
  expect(await sharePersonalData.tell(database.read, person)).toEqual([]);
});

test('the database knows no token', async () => {
  const share = await made();
  expect(JSON.stringify(await database.queryRows('SELECT * FROM report_share'))).not.toContain(
    tokenOf(share).slice(-10),
  );
});

test.each(['', 'nonsense', '../r/abc'])('a token of %j opens nothing', async (token) => {
  expect(await openShare(shares, token)).toBeUndefined();
});
