import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minutes } from '../../kernel/time';
import { embeddedShop, paidOrder } from '../../shop/testing';
import {
  checkDiskSpace,
  checkMails,
  checkPayments,
  checkFailingSources,
  checkSpend,
} from './state-checks';

const subjectsOf = (found: Awaited<ReturnType<typeof checkMails>>) =>
  found.map(({ kind, alerts }) => [kind, alerts.length]);

test('a shop in order raises no alert for its money, mails, spending, or sources', async () => {
  const shop = await embeddedShop();
  await paidOrder(shop);
  const { database, clock } = shop;
  const found = [
    ...(await checkPayments(shop)),
    ...(await checkMails(shop)),
    ...(await checkSpend({ database, clock, modelBudget: { day: 1, month: 1 } })),
    ...(await checkFailingSources({ database, clock, research: 'sample' })),
  ];
  expect(found.flatMap(({ alerts }) => alerts)).toEqual([]);
});

test('an email that failed is told with the number of its order, and one that waits too long too', async () => {
  const shop = await embeddedShop();
  await paidOrder(shop);
  await shop.database.runScript(
    "UPDATE outgoing_mail SET state = 'failed' WHERE template = 'order-confirmed'",
  );
  const [failed] = await checkMails(shop);
  expect(failed?.alerts).toMatchObject([{ orderNumber: 'FW-10427' }]);
  shop.clock.advance(minutes(31));
  const waiting = await checkMails(shop);
  expect(subjectsOf(waiting).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
});

test('a disk that is nearly full is told, and one whose space nobody can tell is not', async () => {
  const told = await checkDiskSpace({
    dataDirectory: tmpdir(),
    leastFreeBytes: Number.MAX_SAFE_INTEGER,
  });
  expect(told[0]?.alerts).toHaveLength(1);
  const dataDirectory = join(tmpdir(), 'no-such-folder-of-a-shop');
  const unknown = await checkDiskSpace({ dataDirectory, leastFreeBytes: 1 });
  expect(unknown[0]?.alerts).toEqual([]);
});
