import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../../test/support/database';
import { testClock } from '../../test/support/test-clock';
import { readConfig } from '../config';
import { seconds } from '../kernel/time';
import type { Database } from '../platform/database';
import { databaseStorage } from '../platform/files';
import { acceptTerms, catalogue, switchSource } from './sources';
import { createGathering } from './create-gathering';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const clock = testClock();
const decision = { by: 'staff:Mara', at: clock.now() };

/** A shop whose network knows no host; what looks one up has passed the gate. */
function gatheringOf(mode: 'demo' | 'live') {
  const read = readConfig({});
  if (!read.ok) throw new Error(read.faults.join(' '));
  const lookedUp: string[] = [];
  const lookup = async (host: string) => {
    lookedUp.push(host);
    return [];
  };
  const { ask } = createGathering(
    {
      clock,
      database,
      files: databaseStorage(database),
      threads: { run: async () => undefined } as never,
      config: { ...read.config, baseUrl: 'http://shop.example', mode },
    },
    { kind: 'web', network: { lookup } as never },
  );
  return async (id: string) => {
    const source = catalogue.find((one) => one.id === id);
    if (!source) throw new Error(`The catalogue holds no ${id}`);
    const { outcome } = await ask({ source, url: source.request.urls[0] ?? '' });
    return { outcome, passed: lookedUp.splice(0).length > 0 };
  };
}

test('the engine asks no source whose terms nobody accepted in a live shop, and none that is switched off anywhere', async () => {
  const [live, demo] = [gatheringOf('live'), gatheringOf('demo')];
  expect(await live('rss-techcrunch')).toEqual({ outcome: 'off', passed: false });
  expect((await demo('rss-techcrunch')).passed).toBe(true);
  await database.write(async (transaction) => {
    await acceptTerms(transaction, ['rss-techcrunch'], decision);
    await switchSource(transaction, { id: 'wikidata-search', off: true }, decision);
  });
  clock.advance(seconds(2));
  expect((await live('rss-techcrunch')).passed).toBe(true);
  expect([await live('wikidata-search'), await demo('wikidata-search')]).toEqual([
    { outcome: 'off', passed: false },
    { outcome: 'off', passed: false },
  ]);
});
