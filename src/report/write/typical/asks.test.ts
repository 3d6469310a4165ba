import { expect, test } from 'vitest';
import { writeTypicalAsks } from './asks';

const asksBeside = (count: number): number =>
  writeTypicalAsks(Array.from({ length: count }, (_, at) => `What about ${at}?`)).length;

test('nobody goes in with fewer than four questions', () => {
  expect([0, 1, 3].map(asksBeside)).toEqual([4, 3, 1]);
});

test('where there is enough to ask about the company, what one can ask anywhere stays out', () => {
  expect([4, 8].map(asksBeside)).toEqual([0, 0]);
});
