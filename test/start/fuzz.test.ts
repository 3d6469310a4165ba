import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataFolder } from '../databases';
import { errorsOf, fuzzShop, knowShop } from '../support/fuzz/fuzz-shop';
import {
  freePort,
  freshFolder,
  removeFolder,
  runShop,
  type ShopProcess,
} from '../support/shop-process';

let shop: ShopProcess;
let password: string;

beforeAll(async () => {
  const port = await freePort();
  shop = await runShop({
    port,
    dataFolder: await prepareDataFolder(freshFolder()),
    environment: {
      ROLES: 'web',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      BASE_URL: ORIGIN,
      THREADS: '1',
    },
  });
  await shop.ready();
  [, password = ''] = /admin \/ (\S+)/.exec(shop.output()) ?? [];
});
afterAll(async () => {
  await shop.stop();
  removeFolder(shop.dataFolder);
});

/** A share of what the bench sends; the rest of the hundred thousand is its own. */
const REQUESTS = 500;
const ORIGIN = 'https://shop.example';

test('behind a proxy that ends https, no request of any kind, with or without a session, is answered with 5xx or logged as an error', async () => {
  const known = await knowShop({ address: shop.baseUrl, origin: ORIGIN }, password);
  expect(known.cookies.filter((cookie) => cookie === '')).toEqual([]);
  const { findings, statuses } = await fuzzShop(known, { seed: 'start', count: REQUESTS });
  expect(findings).toEqual([]);
  expect(errorsOf(shop.output())).toEqual([]);
  // Most got past the first checks, or the requests would show nothing.
  expect((statuses.get(200) ?? 0) / REQUESTS).toBeGreaterThan(0.2);
});
