import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { askOnce, createSeats } from './tracking-seats';

test('one address takes no more seats than its own, and all together no more than there are', () => {
  const seats = createSeats({ all: 3, fromOne: 2 });
  const first = seats.take('10.0.0.1');
  expect(seats.take('10.0.0.1')).toBeDefined();
  expect(seats.take('10.0.0.1')).toBeUndefined();
  expect(seats.take('10.0.0.2')).toBeDefined();
  expect(seats.take('10.0.0.3')).toBeUndefined();
  first?.();
  // Given back twice, it is one seat all the same.
  first?.();
  expect(seats.take('10.0.0.3')).toBeDefined();
  expect(seats.take('10.0.0.1')).toBeUndefined();
});

test('many who ask within a moment get one answer, and whoever asks later another', async () => {
  let asked = 0;
  const ask = askOnce(async (key) => `${key} ${(asked += 1)}`, 40);
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  await sleep(80);
  expect(await ask('a')).toBe('a 3');
});

test('a refusal is not kept for those who ask later', async () => {
  let isAway = true;
  const ask = askOnce(async () => {
    if (isAway) throw new Error('away');
    return 'here';
  }, 20);
  await expect(ask('a')).rejects.toThrow('away');
  isAway = false;
  await sleep(60);
  expect(await ask('a')).toBe('here');
});
