import { expect, test } from 'vitest';
import { awards, customers, offices, ownership } from './profile';
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
const valuesOf = (
  rows: readonly { readonly attribute: string; readonly value?: string | number }[],
) => rows.map(({ attribute, value }) => [attribute, value]);

test.each([
  [
    'Loam Ferry is a wholly owned subsidiary of Harbour Holdings.',
    [['parent', 'Harbour Holdings']],
  ],
  [
    'Since 2019 we have belonged to nobody; Loam Ferry belongs to Harbour Holdings.',
    [['parent', 'Harbour Holdings']],
  ],
  ['Loam Ferry was acquired by Harbour Holdings in 2019.', [['parent', 'Harbour Holdings']]],
  ['Our parent company is Harbour Holdings.', [['parent', 'Harbour Holdings']]],
  ['In 2024 Loam Ferry acquired Brindle Boats.', [['subsidiary', 'Brindle Boats']]],
  [
    'Our subsidiaries are Brindle Boats and Marsh Rope.',
    [
      ['subsidiary', 'Brindle Boats'],
      ['subsidiary', 'Marsh Rope'],
    ],
  ],
  ['Brindle Boats was acquired by Harbour Holdings.', []],
  ['Loam Ferry is not part of Harbour Holdings.', []],
  ['Loam Ferry plans to acquire Brindle Boats.', []],
] as const)('what belongs to whom: %s', (sentence, rows) => {
  expect(valuesOf(ownership(said(sentence)))).toEqual(rows);
});

test.each([
  [
    'Our customers include Brindle Bank, Holm Foods and Marsh Dairy.',
    ['Brindle Bank', 'Holm Foods', 'Marsh Dairy'],
  ],
  ['The first customer, Vantier Dairy, signed in 2012.', ['Vantier Dairy']],
  ['Our boats are used by Brindle Bank and Holm Foods.', ['Brindle Bank', 'Holm Foods']],
  ['Our customers are never asked to wait.', []],
] as const)('whom it serves: %s', (sentence, served) => {
  expect(customers(said(sentence)).map(({ value }) => value)).toEqual(served);
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
