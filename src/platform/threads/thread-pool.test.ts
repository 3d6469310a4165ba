import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { milliseconds, seconds } from '../../kernel/time';
import { createThreadPool, type ThreadPool } from './thread-pool';

// The far side in plain JavaScript, as a worker runs what was built and not what is written.
const entry = join(mkdtempSync(join(tmpdir(), 'foreword-thread-')), 'entry.mjs');
writeFileSync(
  entry,
  `
  let reply;
  const tasks = {
    double: (n) => n * 2,
    thread: () => process.pid,
    ask: (name) => new Promise((resolve) => { reply = resolve; process.send({ question: 7, name, input: 4 }); }),
    told: () => process.env.SECRET_OF_TEST ?? 'nothing',
    fail: () => { throw new Error('no luck'); },
    spin: () => { for (;;); },
    wait: (time) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time),
    die: () => process.exit(3),
    hog: () => { const held = []; for (;;) held.push(new Array(100000).fill(Math.random())); },
  };
  process.on('message', async ({ id, name, input, answer, output, message }) => {
    if (answer !== undefined) return reply(answer + ': ' + (output ?? message));
    try { process.send({ id, ok: true, output: await tasks[name](input) }); }
    catch (error) { process.send({ id, ok: false, message: error.message }); }
  });
  process.on('disconnect', () => process.exit());
  process.send({ ready: true });
`,
);

let pool: ThreadPool | undefined;
afterEach(() => {
  vi.unstubAllEnvs();
  return pool?.close();
});

function open(
  size = 2,
  timeLimit = seconds(20),
  idleFor = seconds(60),
  onRest = (): void => undefined,
): ThreadPool {
  pool = createThreadPool({
    onRest,
    entry: pathToFileURL(entry),
    size,
    timeLimit,
    memoryLimitMegabytes: 64,
    idleFor,
  });
  return pool;
}

test('more tasks than threads are all done, on no more threads than asked for', async () => {
  const threads = open(2);
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => threads.run('double', n)));
  expect(answers).toEqual(Array.from({ length: 12 }, (_, n) => n * 2));
  const ids = await Promise.all(Array.from({ length: 12 }, () => threads.run('thread', null)));
  expect(new Set(ids).size).toBeLessThanOrEqual(2);
});

test('a process that was woken ahead does the first task, and ends when none comes', async () => {
  let rested = 0;
  const threads = open(1, seconds(20), milliseconds(300), () => {
    rested += 1;
  });
  threads.wake();
  threads.wake();
  await expect.poll(() => rested).toBe(1);
  threads.wake();
  const first = await threads.run('thread', null);
  expect(await threads.run('thread', null)).toBe(first);
});

test('a task’s failure is the caller’s failure and the thread goes on', async () => {
  const threads = open(1);
  await expect(threads.run('fail', null)).rejects.toThrow('no luck');
  expect(await threads.run('double', 4)).toBe(8);
});

test('a task that takes too long is ended and the next one is done', async () => {
  const threads = open(1, milliseconds(300));
  const spinning = threads.run('spin', null);
  const next = threads.run('double', 5);
  await expect(spinning).rejects.toThrow('took longer');
  expect(await next).toBe(10);
});

test('a task that waits while others have the processor is not ended for it', async () => {
  const threads = open(1, seconds(1));
  expect(await threads.run('wait', 1_500)).toBe('timed-out');
  expect(await threads.run('double', 7)).toBe(14);
});

test('a task that is stuck is ended by the clock all the same', async () => {
  const threads = open(1, milliseconds(50));
  await expect(threads.run('wait', 60_000)).rejects.toThrow('took longer');
});

test('a thread that rests for long ends, and the next task has another', async () => {
  const threads = open(1, seconds(20), milliseconds(100));
  const first = await threads.run('thread', null);
  expect(await threads.run('thread', null)).toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await threads.run('thread', null)).not.toBe(first);
});

test('a thread that works for longer than it may rest is not ended for it', async () => {
  const threads = open(1, seconds(20), milliseconds(50));
  const first = await threads.run('thread', null);
  expect(await threads.run('wait', 300)).toBe('timed-out');
  expect(await threads.run('thread', null)).toBe(first);
});

test('a task may ask for what it was given answers to', async () => {
  const answers = { double: async (n: number) => 2 * n };
  expect(await open(1).run('ask', 'double', { answers })).toBe('7: 8');
});

test('a task hears why its question failed', async () => {
  const answers = { double: () => Promise.reject(new Error('no luck')) };
  expect(await open(1).run('ask', 'double', { answers })).toBe('7: no luck');
});

test('a worker is told nothing of what stands in the environment', async () => {
  vi.stubEnv('SECRET_OF_TEST', 'sk_test_1');
  expect(await open(1).run('told', null)).toBe('nothing');
});

test('a task keeps to a limit of its own', async () => {
  const threads = open(1, seconds(100));
  await expect(threads.run('spin', null, { limit: milliseconds(200) })).rejects.toThrow(
    'than 200 ms',
  );
});

test.each(['die', 'hog'])('a thread that ends by “%s” fails its task alone', async (name) => {
  const threads = open(1);
  await expect(threads.run(name, null)).rejects.toThrow();
  expect(await threads.run('double', 6)).toBe(12);
});

test('closing refuses what has not begun', async () => {
  const threads = open(1);
  const waiting = threads.run('thread', null);
  await waiting;
  await threads.close();
  await expect(threads.run('double', 1)).rejects.toThrow('closed');
});

test('who waits for all of them to end is told when the last one has, and only then', async () => {
  const rested = Promise.withResolvers<void>();
  const times: number[] = [];
  const threads = open(2, seconds(20), milliseconds(100), () => {
    times.push(times.length);
    rested.resolve();
  });
  await Promise.all([threads.run('wait', 20), threads.run('double', 2)]);
  expect(times).toEqual([]);
  await rested.promise;
  expect(times).toEqual([0]);
});
