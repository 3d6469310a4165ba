import { expect, test } from 'vitest';
import { newIdentifier } from './identifier';

const at = (time: number) => ({ now: () => new Date(time) });
const NOW = Date.UTC(2026, 2, 2, 10);

test('an identifier is a UUID of version 7 that begins with its time', () => {
  const made = newIdentifier(at(NOW));
  expect(made).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(parseInt(made.replace('-', '').slice(0, 12), 16)).toBe(NOW);
});

test('identifiers of one millisecond sort in the order they were made in, and none is made twice', () => {
  const made = Array.from({ length: 5_000 }, () => newIdentifier(at(NOW + 1)));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('an identifier of a later millisecond sorts after the ones before it', () => {
  const made = [NOW + 2, NOW + 3, NOW + 3, NOW + 4].map((time) => newIdentifier(at(time)));
  expect(made.toSorted()).toEqual(made);
});

test('two identifiers of one millisecond are too far apart to guess one from the other', () => {
  const [first = '', second = ''] = [NOW + 5, NOW + 5].map((time) => newIdentifier(at(time)));
  const low = (made: string): bigint => BigInt(`0x${made.replaceAll('-', '').slice(16)}`);
  expect(low(second) - low(first)).toBeGreaterThan(100n);
});
