import { afterAll, describe, expect, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../../demo/stripe/control/world';
import { prepareDataFolder } from '../databases';
import { buy, newBuyer } from '../support/chaos/buyers';
import { runChaos, type ChaosFigures, type ChaosPlan } from '../support/chaos/run-chaos';
import { openChaosWorld, type ChaosWorld } from '../support/chaos/world';
import { startPostgres } from '../postgres';

const postgres = await startPostgres();
const server = 'skipped' in postgres ? null : postgres;
afterAll(() => server?.stop());

const plan: Omit<ChaosPlan, 'seed' | 'buyers' | 'kills' | 'gap'> = {
  withLongPauses: false,
  calmWithin: 120_000,
};

/** All that must not be, and every count that isn't what was ordered. */
function problemsOf(
  { books, ...figures }: ChaosFigures,
  storm: Pick<ChaosPlan, 'buyers' | 'kills'>,
): readonly string[] {
  const counts = {
    kills: figures.kills === storm.kills,
    orders: books.placed === storm.buyers,
    charges: books.charges === storm.buyers,
    ends: books.delivered + books.refunded === storm.buyers,
  };
  return [
    ...books.faults,
    ...figures.unfinished,
    ...figures.gaveUp,
    ...figures.ownEnds,
    // A payment that nobody explains or that was made twice is somebody's night; a failed email may ring.
    ...books.alerts.filter((alert) => !alert.startsWith('mail-')),
    ...Object.entries(counts).flatMap(([name, isRight]) =>
      isRight ? [] : [`the ${name} are wrong`],
    ),
  ];
}

describe('while everything is killed, cut, slowed, and paused, no order or charge is lost or doubled', () => {
  let world: ChaosWorld | undefined;
  afterAll(() => world?.close());

  test.skipIf(server === null)('on Postgres, with two processes of each kind', async () => {
    world = await openChaosWorld({
      server,
      withDisk: false,
      processes: ['web', 'web', 'worker,scheduler', 'worker,scheduler'],
    });
    const storm = { seed: 7, buyers: 4, kills: 19, gap: 500 };
    const figures = await runChaos(world, { ...plan, ...storm });
    expect(problemsOf(figures, storm)).toEqual([]);
  });

  test.skipIf(server === null)(
    'then a page at one process shows what another does, and a dead worker’s report is taken over within a minute',
    async () => {
      if (world === undefined) throw new Error('The first test opens the shop.');
      const [, , first, second] = world.members;
      const buyer = newBuyer(1_000, 'Quillhaven Systems');
      // While the second stands still, the first must take the report.
      second?.pause(60_000);
      await buy(
        buyer,
        {
          webs: world.webs,
          publishableKey: PUBLISHABLE_KEY,
          provider: () => world?.provider().sandbox.url ?? '',
        },
        1_000,
      );
      const events = `${world.webs[1]}/api${buyer.trackingPath}/events`;
      const page = listen(events);
      const states = () =>
        world?.rows(`SELECT state::text AS state FROM jobs.job
          WHERE name = 'produce-report' AND data ->> 'orderId' = (SELECT id::text FROM customer_order WHERE email = '${buyer.email}')`);
      await expect.poll(states).toEqual([{ state: 'active' }]);
      await expectThirtySeats(events);
      first?.kill({ forGood: true });
      second?.resume();

      expect(await page).toEqual(expect.arrayContaining(['open', 'settled']));
      expect(await states()).toEqual([{ state: 'completed' }]);
    },
  );

  test.skipIf(server === null)('then a job that nobody does any more raises an alert', async () => {
    await world?.rows(
      `INSERT INTO jobs.job (name, data, state) VALUES ('send-mail', '{}', 'failed')`,
    );
    await world?.members[0]?.sweep();
    const alerts = () => world?.rows(`SELECT sentence FROM alert WHERE kind = 'job-given-up'`);
    await expect
      .poll(alerts)
      .toEqual([{ sentence: 'The job “send-mail” was tried too often and given up.' }]);
  });

  test('on the embedded database, with one process', async () => {
    await world?.close();
    world = await openChaosWorld({
      server: null,
      withDisk: false,
      processes: ['web,worker,scheduler'],
      prepare: prepareDataFolder,
    });
    const storm = { seed: 5, buyers: 2, kills: 6, gap: 1_800 };
    const figures = await runChaos(world, { ...plan, ...storm });
    expect(problemsOf(figures, storm)).toEqual([]);
  });
});

/** One address holds so many streams, of which one is open; whoever closes one makes room. */
async function expectThirtySeats(events: string): Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(events, { signal })));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  closing.abort();
  const tryAgain = async (): Promise<number> => {
    const { status, body } = await fetch(events);
    await body?.cancel();
    return status;
  };
  await expect.poll(tryAgain).toBe(200);
}

/** What a tracking page is told until its order is settled. */
async function listen(url: string): Promise<readonly string[]> {
  const told: string[] = [];
  const { body } = await fetch(url);
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    told.push(...Array.from(part.matchAll(/^data: (\w+)$/gmu), ([, word = '']) => word));
    if (told.includes('settled')) break;
  }
  return told;
}
