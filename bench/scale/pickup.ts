import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { minutes, seconds } from '../../src/kernel/time';
import { postgresDatabase, type Database } from '../../src/platform/database';
import { createJobs, handleJob, type JobDefinition } from '../../src/platform/jobs';
import { createLog } from '../../src/platform/log';

export interface Pickup {
  readonly waiting: number;
  /** Milliseconds from the commit that placed a job to its first line, where another queue is crowded. */
  readonly lonely: readonly number[];
  /** Jobs a second that one worker takes from the crowded queue itself. */
  readonly taken: number;
}

const PLACED = 150;
const BETWEEN_MS = 60;
const TAKEN = 400;
const AT_ONCE = 5_000;

const numbered = z.object({ number: z.number() });
const jobOf = (name: string): JobDefinition<z.infer<typeof numbered>> => ({
  name,
  holds: 'nothing',
  payload: numbered,
  retries: 3,
  retryDelay: seconds(5),
  expiresAfter: minutes(30),
  concurrency: 1,
});
const lonely = jobOf('bench-lonely');
const crowded = jobOf('bench-crowded');

/** Places jobs one by one while nobody else waits, then again behind a crowd; then takes from the crowd. */
export async function measurePickup(url: string, crowd: number): Promise<readonly Pickup[]> {
  const open = (): Database => postgresDatabase({ url, connections: 10, onError: () => undefined });
  const [placing, working, taking] = [open(), open(), open()];
  const log = createLog({ level: 'error' });
  const common = { log, subscriptions: [], schedule: false };
  const placer = createJobs({ ...common, database: placing, work: false });
  const worker = createJobs({ ...common, database: working, work: true });
  const taker = createJobs({ ...common, database: taking, work: true });

  const started = new Map<number, (at: number) => void>();
  const note = handleJob(lonely, async ({ number }) => started.get(number)?.(performance.now()));
  let [taken, tell]: [number, (() => void) | undefined] = [0, undefined];
  const take = handleJob(crowded, async () => {
    taken += 1;
    if (taken === TAKEN) tell?.();
  });
  await placer.start({ handlers: [note, take], schedules: [] });
  await worker.start({ handlers: [note], schedules: [] });

  const place = async (number: number): Promise<number> => {
    const begun = new Promise<number>((resolve) => started.set(number, resolve));
    await placing.write((transaction) => placer.queue.enqueue(transaction, lonely, { number }));
    const from = performance.now();
    return (await begun) - from;
  };
  const waits = async (): Promise<readonly number[]> => {
    const all: number[] = [];
    for (let index = 0; index < PLACED; index += 1) {
      all.push(await place(index));
      await sleep(BETWEEN_MS);
    }
    return all;
  };
  const fill = async (count: number): Promise<void> => {
    for (let done = 0; done < count; done += AT_ONCE) {
      const entries = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, index) => ({
        payload: { number: done + index },
      }));
      await placing.write((transaction) => placer.queue.enqueueAll(transaction, crowded, entries));
    }
  };

  const empty = await waits();
  await fill(crowd);
  const full = await waits();

  const rate = async (): Promise<number> => {
    taken = 0;
    const done = new Promise<void>((resolve) => (tell = resolve));
    const from = performance.now();
    await done;
    return TAKEN / ((performance.now() - from) / 1_000);
  };
  await taker.start({ handlers: [take], schedules: [] });
  const ofCrowd = await rate();
  // The same worker once the crowd is gone, with no more waiting than it takes.
  await placing.queryRows(`DELETE FROM jobs.job WHERE name = $1 AND state = 'created'`, [
    crowded.name,
  ]);
  await sleep(1_000);
  const ofFew = rate();
  await fill(TAKEN * 2);
  const few = await ofFew;
  for (const jobs of [taker, worker, placer]) await jobs.stop();
  for (const database of [taking, working, placing]) await database.close();
  return [
    { waiting: 0, lonely: empty, taken: few },
    { waiting: crowd, lonely: full, taken: ofCrowd },
  ];
}
