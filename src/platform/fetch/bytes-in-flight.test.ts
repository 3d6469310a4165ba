import { expect, test } from 'vitest';
import { createBytesInFlight } from './bytes-in-flight';

const open = (): AbortSignal => new AbortController().signal;

/** Whether it is done once everything that could happen has happened. */
async function settled(work: Promise<void>): Promise<boolean> {
  let done = false;
  void work.then(() => {
    done = true;
  });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  return done;
}

test('who came first is never made to wait, whoever comes later waits until there is room', async () => {
  const room = createBytesInFlight(100);
  const [first, second] = [room.open(), room.open()];
  await first.take(80, open());
  const waiting = second.take(30, open());
  expect(await settled(waiting)).toBe(false);
  expect(await settled(first.take(500, open()))).toBe(true);
  expect(await settled(waiting)).toBe(false);
  first.release();
  expect(await settled(waiting)).toBe(true);
});

test('small answers go side by side', async () => {
  const room = createBytesInFlight(100);
  expect(
    await Promise.all(Array.from({ length: 10 }, () => settled(room.open().take(10, open())))),
  ).toEqual(Array.from({ length: 10 }, () => true));
});

test('a wait that is cut off ends, and what nobody holds any longer is not counted', async () => {
  const room = createBytesInFlight(100);
  const [first, second, third] = [room.open(), room.open(), room.open()];
  await first.take(100, open());
  const cut = new AbortController();
  const waiting = second.take(50, cut.signal);
  expect(await settled(waiting)).toBe(false);
  second.release();
  cut.abort();
  expect(await settled(waiting)).toBe(true);
  first.release();
  expect(await settled(third.take(100, open()))).toBe(true);
});
