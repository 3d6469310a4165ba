import { expect, test } from 'vitest';
import { isConcrete, isHollow } from './concrete';

test.each([
  'Bellmark operates 61 mills in 29 states.',
  'Bellmark sells gauges under the names Tiller and Rootline.',
  'Tiller Cloud revenue increased 4% in 2024.',
])('a sentence with an amount or with names is worth telling: %s', (text) => {
  expect(isConcrete(text, 'Bellmark')).toBe(true);
});

test.each([
  'Bellmark’s goal is to deploy its capabilities.',
  'Bellmark fosters a culture of 12 principles with Tiller and Rootline.',
  'Bellmark had net cash of $3 million from operations.',
  'During the COVID-19 pandemic, Bellmark adapted its platform.',
])(
  'what could stand in any company’s report, or says how accounts were made, is not: %s',
  (text) => {
    expect(isConcrete(text, 'Bellmark')).toBe(false);
  },
);

test('a handbook’s hopes are hollow, and its terms are not', () => {
  expect(isHollow('Bellmark wants to encourage meetings in person.', false)).toBe(true);
  expect(isHollow('Bellmark gives 30 days of leave a year.', false)).toBe(false);
});
