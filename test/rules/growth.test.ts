import { expect, test } from 'vitest';
import { growthOf, LINEAR } from '../support/growth';

test('work that grows with the square of its input is told from linear work', () => {
  let sum = 0;
  const square = (size: number): void => {
    for (let one = 0; one < size; one += 1) for (let two = 0; two < size; two += 1) sum += two;
  };
  expect(growthOf(square, (size) => size, 1_000)).toBeGreaterThan(LINEAR);
  expect(sum).toBeGreaterThan(0);
});
