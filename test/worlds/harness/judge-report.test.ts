import { expect, test } from 'vitest';
import { numbersIn } from './judge-report';

test.each([
  ['It employs about 6,300 people.', 6_288, true],
  ['It employs about 6,300 people.', 6_388, false],
  ['It employs 6,300 people.', 6_288, false],
  ['Revenue was $1.2 billion.', 1_240_000_000, true],
])('a number may be off by what its digits and “about” allow: %s', (text, value, is) => {
  const said = numbersIn(text).some((one) => Math.abs(one.value - value) <= one.slack);
  expect(said).toBe(is);
});
