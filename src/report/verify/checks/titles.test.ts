import { expect, test } from 'vitest';
import { loadParser } from '../../../research/evidence';
import { checkClaim } from '..';

const SOURCE =
  'Jane Okafor, our Chief Executive Officer, joined us in 2019. Ravi Menon is our Chief Financial ' +
  'Officer, and Lise Holm our Executive Vice President.';
const isRefused = (claim: string): boolean =>
  checkClaim(claim, [SOURCE], 'Fernhollow', loadParser()).isVetoed === true;

test.each([
  ['somebody else’s', 'Jane Okafor, the chief financial officer, joined it in 2019.'],
  ['of another rank', 'Lise Holm is its senior vice president.'],
])('a title that is %s is refused', (_, claim) => {
  expect(isRefused(claim)).toBe(true);
});

test.each([
  'Jane Okafor, the CEO, joined it in 2019.',
  'Ravi Menon is its chief financial officer.',
  'Lise Holm is a vice president.',
])('a title may be shortened: %s', (claim) => {
  expect(isRefused(claim)).toBe(false);
});
