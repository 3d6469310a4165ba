import { expect, test } from 'vitest';
import { createSpace, letGo } from './space';

test('what is added piece by piece is there as one, and the space says beforehand how much more it needs', () => {
  const space = createSpace(1_000_000);
  const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(7_000, index));
  let held = 0;
  for (const piece of pieces) {
    held += space.lack(piece.length);
    space.add(piece);
    expect(held).toBeGreaterThanOrEqual(space.size());
  }
  expect(held).toBeLessThan(2 * 280_000);
  expect(space.take().equals(Buffer.concat(pieces))).toBe(true);
  expect(space.size()).toBe(0);
  space.add(Buffer.alloc(70_000));
  space.drop();
  expect(space.size()).toBe(0);
});

test('only memory that belongs to the bytes alone is given back', () => {
  const whole = Buffer.from(new ArrayBuffer(100_000));
  const part = new Uint8Array(new ArrayBuffer(200_000), 0, 100_000);
  const small = Buffer.from('a few letters');
  for (const bytes of [whole, part, small]) letGo(bytes);
  expect([whole.length, part.length, small.toString()]).toEqual([0, 100_000, 'a few letters']);
});
