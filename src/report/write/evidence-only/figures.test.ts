import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom, saidFrom } from '../../fixtures/writing';

function income(year: number, value: number): Evidence {
  return row({
    attribute: 'net-income',
    topic: 'financials',
    quote: `"end": "${year}-12-31", "val": ${value}`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
  });
}

function statement(quote: string): Evidence {
  return row({
    attribute: 'statement',
    topic: 'financials',
    quote,
    reliability: 'first-party',
    sourceName: 'Company investor page',
  });
}

const said = (rows: readonly Evidence[]) => saidFrom('snapshot', rows);

describe('the result of a year', () => {
  test('a profit after a loss tells both', async () => {
    expect(await said([income(2025, 11_700_000), income(2024, -6_300_000)])).toEqual([
      'Net income for 2025 was $11.7 million.',
      'In 2024 it had still made a loss of $6.3 million.',
    ]);
  });

  test('a profit after a profit tells the last', async () => {
    expect(await said([income(2025, 11_700_000), income(2024, 6_300_000)])).toEqual([
      'Net income for 2025 was $11.7 million.',
    ]);
  });

  test('a loss after a profit tells the loss', async () => {
    expect(await said([income(2025, -6_300_000), income(2024, 11_700_000)])).toEqual([
      'It lost $6.3 million after all costs in 2025.',
    ]);
  });
});

describe('what the company adds to its figures', () => {
  test('its forecast and its reserves, each once', async () => {
    expect(
      await said([
        statement('At the end of 2025 we held $148.2 million in cash.'),
        statement('For the whole of 2026 we expect revenue of $430 million.'),
        statement('For 2027 we expect revenue of $500 million.'),
      ]),
    ).toEqual([
      'Looking ahead, its investor page says: “For the whole of 2026 we expect revenue of $430 million”.',
      'On its reserves it writes: “At the end of 2025 we held $148.2 million in cash”.',
    ]);
  });

  test('a sentence without a figure is none', async () => {
    expect(await said([statement('We expect a good year for growers.')])).toEqual([]);
  });

  test('a sentence about something else is none', async () => {
    expect(await said([statement('Our shares are traded under 4 letters.')])).toEqual([]);
  });
});

describe('listing and ownership', () => {
  test('an exchange is named with the month of the listing', async () => {
    const listing = row({
      attribute: 'stock-exchange',
      quote: '{"property": "stock exchange", "value": "Nasdaq", "start": "2021-06-17"}',
      value: 'Nasdaq',
      details: { since: '2021-06-17' },
    });
    expect(await said([listing])).toEqual([
      'Its shares have been listed on Nasdaq since June 2021.',
    ]);
  });

  test('and without it where none is known', async () => {
    const listing = row({
      attribute: 'stock-exchange',
      quote: '{"stock exchange": "Nasdaq"}',
      value: 'Nasdaq',
    });
    expect(await said([listing])).toEqual(['Its shares are listed on Nasdaq.']);
  });

  test('a month that the quote does not carry would be caught', async () => {
    const listing = row({
      attribute: 'stock-exchange',
      quote: '{"stock exchange": "Nasdaq"}',
      value: 'Nasdaq',
      details: { since: '2021-06-17' },
    });
    const { faults } = await writtenFrom('snapshot', [listing]);
    expect(faults).toEqual(['The date “June 2021” is in none of its quotes.']);
  });
});

describe('who leads, since when', () => {
  const chief = (since?: string) =>
    row({
      attribute: 'chief-executive',
      quote: 'Marlow Quill\nChief Executive Officer\nMarlow has led us since February 3, 2025.',
      value: 'Marlow Quill',
      ...(since === undefined ? {} : { details: { since } }),
    });

  test('the month is told where it is known', async () => {
    expect(await said([chief('2025-02-03')])).toEqual([
      'Fernhollow’s chief executive, since February 2025, is Marlow Quill.',
    ]);
    expect(await said([chief()])).toEqual(['Fernhollow’s chief executive is Marlow Quill.']);
  });

  test('a board is told with its titles, without whom has been named already', async () => {
    const member = (name: string, title: string) =>
      row({ attribute: 'board', quote: `${name}, ${title}`, value: name, details: { title } });
    expect(
      await said([
        chief(),
        member('Aldo Bering', 'chair'),
        member('Mina Okello', 'lead independent director'),
        member('Marlow Quill', 'chief executive'),
      ]),
    ).toEqual([
      'Fernhollow’s chief executive is Marlow Quill.',
      'On its board sit Aldo Bering (chair) and Mina Okello (lead independent director).',
    ]);
  });
});

describe('products with their explanation', () => {
  const product = (name: string, told: string) =>
    row({ attribute: 'product', quote: `${name}\n${told}`, value: name });

  test('a short explanation stands beside the name', async () => {
    expect(
      await said([product('Loamscope', 'The field reader.'), product('Tilth', 'A service.')]),
    ).toEqual(['Its products include Loamscope (“The field reader”) and Tilth (“A service”).']);
  });

  test('a long one is left out', async () => {
    const long =
      'A record for each field, signed when written and readable by anybody without our help.';
    expect(await said([product('Ledger', long)])).toEqual(['One product it names is Ledger.']);
  });
});

test('of two descriptions the company’s own comes first', async () => {
  expect(
    await said([
      row({
        attribute: 'description',
        quote: 'American maker of soil instruments',
        sourceName: 'Open Register',
      }),
      row({
        attribute: 'description',
        quote: 'Fernhollow makes instruments that read soil.',
        reliability: 'first-party',
        sourceName: 'Company home page',
      }),
    ]),
  ).toEqual([
    'Its home page puts it this way: “Fernhollow makes instruments that read soil”.',
    'Open Register sums it up as “American maker of soil instruments”.',
  ]);
});
