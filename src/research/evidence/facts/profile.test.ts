import { expect, test } from 'vitest';
import { awards, offices } from './profile';
import type { Said } from './said';
import { namesOf } from './subject';

const names = namesOf({
  id: 'x',
  name: 'Loam Ferry',
  legalName: 'Loam Ferry, Inc.',
  aliases: ['Loamy'],
  jobBoards: {},
  namesakes: ['Loam Foods'],
});
const said = (text: string): Said => ({
  text,
  names,
  told: { focus: 'ours', isOwnVoice: true },
  fetchedAt: '2026-03-02T00:00:00Z',
  publishedAt: '2026-02-10',
});
test.each([
  ['We have offices in Ghent, Lille and Delft.', ['Ghent', 'Lille', 'Delft']],
  ['Loam Ferry opened an office in Lille.', ['Lille']],
  [
    'The largest group works from our headquarters in Ghent; the rest are in Lille, Delft and Bruges, or at home.',
    ['Lille', 'Delft', 'Bruges'],
  ],
  ['Brindle Boats opened an office in Lille.', []],
  ['Loam Ferry plans to open an office in Lille.', []],
] as const)('where it works: %s', (sentence, places) => {
  expect(offices(said(sentence)).map(({ value }) => value)).toEqual(places);
});

test.each([
  ['In May 2025 Loam Ferry won the River Award for safety.', '2025-05'],
  ['We were named one of the best employers of Flanders in 2025.', '2025'],
  ['Loam Ferry hopes to win the River Award.', undefined],
  ['Brindle Boats won the River Award.', undefined],
] as const)('what it was honoured for: %s', (sentence, day) => {
  expect(awards(said(sentence))[0]?.asOf).toBe(day);
});
