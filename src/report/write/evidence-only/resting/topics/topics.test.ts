import { expect, test } from 'vitest';
import { TOPICS } from './topics';

const asked = (text: string): readonly string[] =>
  TOPICS.flatMap(({ told, ask }) => {
    const groups = told(text);
    return groups === undefined ? [] : [ask(groups)];
  });

test('a count of places in a part of the world is asked about with that part', () => {
  expect(asked('Bell operates 61 plants in 29 states.')).toEqual([
    'With 61 plants in 29 states, how does what one of them learns reach the others?',
  ]);
  expect(asked('Bell operates 61 plants in the U.S., and sells in 40 countries.')).toEqual([
    'With 61 plants in the U.S., how does what one of them learns reach the others?',
  ]);
  expect(asked('Bell operates 61 plants that make paper.')).toEqual([]);
});

test('a count of places is asked about where it is the company’s own', () => {
  expect(asked('Bell operates 14 plants.')).toEqual([
    'With 14 plants, how does what one of them learns reach the others?',
  ]);
  expect(
    asked('You will be the eighth, because its customer goes from 16 warehouses to 38.'),
  ).toEqual([]);
});
