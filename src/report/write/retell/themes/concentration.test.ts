import { expect, test } from 'vitest';
import { saysConcentration } from './concentration';

test.each([
  'Our ten largest customers made up 34 percent of revenue in 2025.',
  'Our top ten customers accounted for 43% of our total net sales.',
  'Sales to Tarn Mills represent approximately 16% of our total sales.',
])('a sentence says how much of its sales few customers make: %s', (text) => {
  expect(saysConcentration(text)).toBe(true);
});

test.each([
  'No other customer represents more than 10% of our total sales.',
  'Our ten largest customers may leave.',
  'Sales to schools grew 4%.',
])('a sentence says nothing of it: %s', (text) => {
  expect(saysConcentration(text)).toBe(false);
});
