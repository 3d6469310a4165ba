import { expect, test } from 'vitest';
import { inAmericanSpelling } from './american-spelling';

test.each([
  [
    'They organise, organised and are organising it.',
    'They organize, organized and are organizing it.',
  ],
  ['an unorganised, decentralised organisation', 'an unorganized, decentralized organization'],
  [
    'an organist, a promise, an analysis and emphasis',
    'an organist, a promise, an analysis and emphasis',
  ],
  ['It analysed its favourite programmes.', 'It analyzed its favorite programs.'],
  ['They fulfil it; it was fulfilled.', 'They fulfill it; it was fulfilled.'],
  ['the Labour Centre', 'the Labour Centre'],
])('%s', (british, american) => {
  expect(inAmericanSpelling(british)).toBe(american);
});
