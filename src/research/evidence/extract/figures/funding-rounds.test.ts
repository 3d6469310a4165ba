import { describe, expect, test } from 'vitest';
import { card, page } from '../../testing';
import { fundingRounds } from './funding-rounds';

const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
const HEADER = ['Round', 'Amount', 'Date', 'Lead investor'];

const read = (html: string, record: Parameters<typeof page>[1] = {}) =>
  fundingRounds(page(`<h1>Our story</h1>${html}`, record), { card } as never).map(
    ({ value, unit, asOf, details }) => [value, unit, asOf, details],
  );

describe('A table of rounds', () => {
  // A cell that is empty is no cell of the text, so that nobody knows which column it was of.
  test('tells each whole round with its sum, its day, and who led it', () => {
    expect(
      read(
        table(
          HEADER,
          ['Seed', '$2.5M', 'May 2019', 'Kestrel Capital'],
          ['Series A', '€14 million', '12 June 2021', '—'],
          ['Series B', 'undisclosed', '2023', 'Brindle'],
          ['Series C', '$40 million', '2024', ''],
        ),
      ),
    ).toEqual([
      [2_500_000, 'usd', '2019-05', { round: 'Seed', lead: 'Kestrel Capital' }],
      [14_000_000, 'eur', '2021-06-12', { round: 'Series A' }],
    ]);
  });

  test('without a column of days tells none', () => {
    expect(read(table(['Funding round', 'Raised'], ['Seed', '$2.5M']))).toEqual([
      [2_500_000, 'usd', undefined, { round: 'Seed' }],
    ]);
  });

  test.each([
    ['that no column names', table(['Stop', 'Ticket'], ['Ghent', '$2.50'])],
    ['whose sums no column names', table(['Round', 'Guests'], ['Seed', '$2.50'])],
    ['with a row of other cells', table(HEADER, ['Seed', '$2.5M'])],
    ['that ended before', `${table(HEADER)}<p>So far.</p>${table(['Seed', '$2.5M', '2019', 'K'])}`],
  ])('%s tells of none', (_, html) => {
    expect(read(html)).toEqual([]);
  });

  test('of somebody else’s page tells of none', () => {
    const html = table(HEADER, ['Seed', '$2.5M', 'May 2019', 'Kestrel Capital']);
    expect(read(html, { reliability: 'public-voice' })).toEqual([]);
  });
});
