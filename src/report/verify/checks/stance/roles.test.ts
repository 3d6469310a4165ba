import { expect, test } from 'vitest';
import { loadParser } from '../../../../research/evidence';
import { checkClaim } from '../..';

const reasonsOf = (claim: string, source: string): readonly string[] =>
  checkClaim(claim, [source], 'Larkfield Instruments', loadParser()).reasons;
const REVERSED = 'It reverses who did what to whom.';

test.each([
  ['It acquired Brenntor in 2021.', 'Brenntor acquired Larkfield Instruments in 2021.'],
  ['It agreed to acquire Brenntor.', 'Brenntor agreed to acquire us.'],
  ['Larkfield bought Brenntor.', 'Brenntor acquired Larkfield Instruments.'],
  ['It owns Abbott.', 'Abbott owns a larger sales force.'],
])('“It” is the company, whose part isn’t exchanged: %s', (claim, source) => {
  expect(reasonsOf(claim, source)).toContain(REVERSED);
});

test.each([
  ['It acquired Brenntor.', 'Brenntor was acquired by Larkfield Instruments.'],
  ['It was acquired by Brenntor.', 'Brenntor acquired us.'],
  ['It merged with Brenntor.', 'Brenntor merged with us.'],
])('what is told the other way around and means the same passes: %s', (claim, source) => {
  expect(reasonsOf(claim, source)).not.toContain(REVERSED);
});
