import { setTimeout as sleep } from 'node:timers/promises';
import { PUBLISHABLE_KEY } from '../../../demo/stripe/control/world';
import { seededRandom } from '../../../src/kernel/seeded-random';
import { readBooks, type Books } from './books';
import { buy, newBuyer, type Buyer } from './buyers';
import { draw, HINDRANCES, KILLS } from './troubles';
import type { ChaosWorld } from './world';

export interface ChaosPlan {
  readonly seed: number;
  readonly buyers: number;
  readonly kills: number;
  /** Most milliseconds between two troubles. */
  readonly gap: number;
  /** Troubles that last longer than a test may. */
  readonly withLongPauses: boolean;
  /** So long all may take to come to its end, once nothing troubles it any more. */
  readonly calmWithin: number;
  readonly say?: (line: string) => void;
}

export interface ChaosFigures {
  readonly troubles: ReadonlyMap<string, number>;
  readonly kills: number;
  readonly refusals: number;
  readonly gaveUp: readonly string[];
  /** Processes that ended by themselves after they were ready. */
  readonly ownEnds: readonly string[];
  readonly stormSeconds: number;
  /** The share of the storm in which some process served. */
  readonly served: number;
  readonly calmSeconds: number;
  readonly books: Books;
  /** What was still to do when it should have been done. */
  readonly unfinished: readonly string[];
}

const HINDERED = 0.4;
const LOOK_EVERY_MS = 50;
const FULL_REPORT = 'Quillhaven Systems';
/** Too little is public about it: its orders end in refunds. */
const NO_REPORT = 'Mossbeck Lanterns';

/** A schedule's own job that was given up is placed anew at its next time. */
const WAITING = `SELECT name, state::text AS state, count(*)::int AS jobs FROM jobs.job
  WHERE name NOT LIKE '\\_\\_%' AND name <> 'dead-letters'
    AND (state IN ('retry', 'active') OR state = 'created' AND start_after <= now()
      OR state = 'failed' AND name NOT IN (SELECT schedule.name FROM jobs.schedule)
        AND NOT EXISTS (SELECT 1 FROM alert WHERE kind = 'job-given-up' AND key LIKE '%' || job.id))
  GROUP BY name, state`;
const OPEN = `SELECT number, state, payment FROM customer_order WHERE placed_at IS NOT NULL AND state <> 'delivered' AND payment <> 'refunded'
  AND NOT EXISTS (SELECT 1 FROM alert WHERE kind = 'job-given-up' AND order_number = number)`;
const UNSENT = `SELECT template, state FROM outgoing_mail WHERE state = 'queued'`;
/** Pauses between tries are as long as in earnest; a test doesn't wait for them. */
const NOW = `UPDATE jobs.job SET start_after = now()
  WHERE (state = 'retry' OR state = 'created' AND name = 'send-mail') AND start_after > now()`;

export async function runChaos(world: ChaosWorld, plan: ChaosPlan): Promise<ChaosFigures> {
  const random = seededRandom(plan.seed);
  const say = plan.say ?? (() => undefined);
  await world.untilReady();
  const began = performance.now();
  const market = {
    webs: world.webs,
    publishableKey: PUBLISHABLE_KEY,
    provider: () => world.provider().sandbox.url,
  };
  const buyers: Buyer[] = [];
  const buying: Promise<void>[] = [];
  const gaveUp: string[] = [];
  const send = (): void => {
    const number = buyers.length + 1;
    const buyer = newBuyer(number, number % 7 === 3 ? NO_REPORT : FULL_REPORT);
    buyers.push(buyer);
    buying.push(
      buy(buyer, market, number).catch((error: unknown) => void gaveUp.push(String(error))),
    );
  };

  let [looks, serving] = [0, 0];
  const looking = setInterval(() => {
    looks += 1;
    if (world.members.some((member) => member.isServing())) serving += 1;
  }, LOOK_EVERY_MS);

  const troubles = new Map<string, number>();
  const under: Promise<void>[] = [];
  let kills = 0;
  const hindrances = HINDRANCES.filter(
    ({ name }) => plan.withLongPauses || !name.includes('heartbeat'),
  );
  while (kills < plan.kills) {
    // The last come while there is still something ahead of them.
    while (
      buyers.length < plan.buyers &&
      buyers.length <= (plan.buyers * kills) / (plan.kills * 0.9)
    )
      send();
    const isHindrance = random.next() < HINDERED;
    const trouble = draw(isHindrance ? hindrances : KILLS, random);
    if (trouble && (await trouble.run(world, random, (work) => void under.push(work)))) {
      troubles.set(trouble.name, (troubles.get(trouble.name) ?? 0) + 1);
      if (!isHindrance) kills += 1;
      if (!isHindrance && kills % 50 === 0) say(`${kills} kills, ${buyers.length} buyers`);
    }
    await sleep(random.next() * plan.gap);
  }
  clearInterval(looking);
  await Promise.all(under);
  world.provider().sandbox.control.clearFaults();
  const stormSeconds = (performance.now() - began) / 1_000;
  say(`The storm is over after ${stormSeconds.toFixed(0)} s.`);

  const calm = performance.now();
  await Promise.all(buying);
  await world.untilReady();
  await world.members[0]?.sweep();
  const unfinished = await untilDone(world, plan.calmWithin);
  return {
    troubles,
    kills,
    gaveUp,
    unfinished,
    stormSeconds,
    served: serving / Math.max(1, looks),
    calmSeconds: (performance.now() - calm) / 1_000,
    refusals: buyers.reduce((sum, { refusals }) => sum + refusals, 0),
    ownEnds: world.members.flatMap(({ ends }) =>
      ends
        .filter(({ wasReady }) => wasReady)
        .map(({ name, end, said }) => `${name} ended with ${String(end)}: ${said}`),
    ),
    books: await readBooks(world, buyers),
  };
}

async function untilDone(world: ChaosWorld, within: number): Promise<readonly string[]> {
  const until = performance.now() + within;
  for (;;) {
    await world.rows(NOW);
    const left = [
      ...(await world.rows(WAITING)),
      ...(await world.rows(OPEN)),
      ...(await world.rows(UNSENT)),
    ];
    const isOver = left.length === 0 || performance.now() > until;
    if (isOver) return left.map((row) => JSON.stringify(row));
    await sleep(500);
  }
}
