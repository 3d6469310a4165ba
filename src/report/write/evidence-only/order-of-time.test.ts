import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';

const figure = (
  attribute: 'revenue' | 'net-income' | 'employees',
  value: number,
  asOf: string,
  changes: Partial<Evidence> = {},
) =>
  row({
    attribute,
    value,
    asOf,
    topic: 'financials',
    quote: `"as of ${asOf} there were", "employees", "val": ${value}`,
    ...(attribute === 'employees' ? {} : { unit: 'usd' }),
    ...changes,
  });
const launch = (name: string, publishedAt: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'launch',
    topic: 'products',
    quote: `${name} is available from today.`,
    value: name,
    publishedAt,
    ...changes,
  });
const story = (headline: string, changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'news',
    topic: 'news',
    quote: headline,
    value: headline,
    sourceName: 'The Valley Courier',
    ...changes,
  });

describe('figures', () => {
  test.each([
    ['two days', '2025-12-31', '2025-09-30'],
    ['a day and the year alone', '2025-12-31', '2025'],
  ])('of one year, by %s, are not told as those of two', async (_kind, later, earlier) => {
    const said = await saidFrom('snapshot', [
      figure('revenue', 1_577_000_000, later),
      figure('revenue', 1_200_000_000, earlier),
    ]);
    expect(said).toEqual(['Fernhollow had revenue of $1.58 billion in 2025.']);
  });

  test('of one year stand beside that of the year before, and the change is reckoned between the years', async () => {
    const said = await saidFrom('snapshot', [
      figure('revenue', 1_577_000_000, '2025-12-31'),
      figure('revenue', 1_200_000_000, '2025-09-30'),
      figure('revenue', 1_410_000_000, '2024-12-31'),
    ]);
    expect(said).toEqual(['Revenue rose 12% to $1.58 billion in 2025.']);
  });

  test('of people at two days of one year make no change on that year', async () => {
    const said = await saidFrom('snapshot', [
      figure('employees', 6_240, '2025-12-31'),
      figure('employees', 6_000, '2025-03-31'),
    ]);
    expect(said).toEqual(['Fernhollow had 6,240 employees at the end of 2025.']);
  });

  test('of a loss and a profit within one year are no turnaround', async () => {
    const rows = [
      figure('net-income', 8_000_000, '2025-12-31'),
      figure('net-income', -3_000_000, '2025-06-30'),
    ];
    expect(await saidFrom('snapshot', rows)).toEqual(['Fernhollow earned $8 million in 2025.']);
    expect((await saidFrom('brief', rows)).join(' ')).not.toContain('after a loss');
  });

  test.each([
    ['years alone', '2025', '2024', ['Revenue jumped 50% to $3 million in 2025.']],
    ['years far apart', '2025', '2009', ['Fernhollow had revenue of $3 million in 2025.']],
  ])('of %s are told by their years', async (_kind, later, earlier, sentences) => {
    expect(
      await saidFrom('snapshot', [
        figure('revenue', 3_000_000, later),
        figure('revenue', 2_000_000, earlier),
      ]),
    ).toEqual(sentences);
  });

  test('without any day are not told at all', async () => {
    const { asOf: _, ...undated } = figure('revenue', 3_000_000, '2025');
    expect(await saidFrom('snapshot', [undated])).toEqual([]);
  });

  test('of nothing: no revenue the year before is no base for a change', async () => {
    const { texts } = await writtenFrom('snapshot', [
      figure('revenue', 3_000_000, '2025'),
      figure('revenue', 0, '2024'),
    ]);
    expect(texts.join(' ')).not.toMatch(/more|less|Infinity|NaN/u);
  });

  test('that fell below nothing are never told as takings', async () => {
    const rows = [figure('revenue', -3_000_000, '2025'), figure('revenue', 2_000_000, '2024')];
    for (const section of ['snapshot', 'brief', 'talking-points'] as const)
      expect((await writtenFrom(section, rows)).texts.join(' '), section).not.toContain(
        '$3 million',
      );
  });

  test('of a result that is neither gain nor loss is told as such', async () => {
    expect(
      (
        await writtenFrom('snapshot', [
          figure('net-income', 0, '2025', { quote: '"NetIncomeLoss": 0, "end": "2025"' }),
        ])
      ).texts,
    ).toEqual(['Fernhollow earned $0 in 2025.']);
  });
});

describe('launches', () => {
  test('stand from the newest to the oldest, however sure their rows are', async () => {
    const said = await saidFrom('developments', [
      launch('Tilth', '2025-06-01'),
      launch('Rootline 2', '2026-02-10', { status: 'conflicted' }),
      launch('Loamscope', '2024-05-05', { status: 'stale' }),
    ]);
    expect(said).toEqual([
      'Fernhollow launched Rootline 2 in February 2026.',
      'Before that, in June 2025, it launched Tilth.',
    ]);
  });

  test('told by two sources are told once', async () => {
    expect(
      await saidFrom('developments', [
        launch('Rootline 2', '2026-02-10'),
        launch('Rootline 2', '2026-02-09'),
      ]),
    ).toEqual(['Fernhollow launched Rootline 2 in February 2026.']);
  });

  test.each(['soon', 'last spring', ''])('of the day “%s” are not dated', async (publishedAt) => {
    const { texts } = await writtenFrom('developments', [launch('Rootline 2', publishedAt)]);
    expect(texts.join(' ')).not.toMatch(/ in \.| dated |\(\)/u);
  });
});

describe('news', () => {
  test('are ordered by the day they tell of', async () => {
    const rows = [
      story('Fernhollow opens a garden', { publishedAt: '2026-01-05' }),
      story('Fernhollow closes a gate', { asOf: '2026-03-07' }),
    ];
    expect((await saidFrom('developments', rows))[0]).toContain(
      'On March 7, The Valley Courier ran the headline “Fernhollow closes a gate”',
    );
  });

  test('of one headline in two papers are one story', async () => {
    const rows = [
      story('Fernhollow opens a garden', { publishedAt: '2026-01-05' }),
      story('Fernhollow Opens a Garden', {
        publishedAt: '2026-01-06',
        sourceName: 'The Hill Gazette',
      }),
    ];
    expect(await saidFrom('developments', rows)).toHaveLength(1);
  });

  test('of a day that nobody can read are not told as dated', async () => {
    expect(
      await saidFrom('developments', [
        story('Fernhollow opens a garden', { publishedAt: 'yesterday' }),
      ]),
    ).toEqual([]);
  });
});

describe('who took over when', () => {
  const chief = (since: string | number) =>
    row({
      attribute: 'chief-executive',
      quote: 'Marlow Quill has led us since February 2025.',
      value: 'Marlow Quill',
      details: { since },
    });

  test.each(['', 'recently', 'spring 2025'])('“%s” is no month', async (since) => {
    expect(await saidFrom('snapshot', [chief(since)])).toEqual(['The CEO is Marlow Quill.']);
    expect(await saidFrom('brief', [chief(since)])).toEqual([]);
    expect(await saidFrom('questions-to-ask', [chief(since)])).toEqual([]);
  });

  test.each(['', 'long ago'])('nor is a listing since “%s”', async (since) => {
    const listing = row({
      attribute: 'stock-exchange',
      quote: 'It is listed on Alder Exchange.',
      value: 'Alder Exchange',
      details: { since },
    });
    expect(await saidFrom('snapshot', [listing])).toEqual(['Fernhollow trades on Alder Exchange.']);
  });
});

describe('the year of founding', () => {
  test.each([
    ['a number', 1987, 'It was founded in 1987.'],
    ['a day of the register', '1987-03-01', 'It was founded on 1987-03-01.'],
    ['a day in words', '1 March 1987', 'It was founded on 1 March 1987.'],
    ['a month in words', 'March 1987', 'It was founded in March 1987.'],
    ['about a year', 'c. 1987', 'It was founded c. 1987 by two friends.'],
  ])('is read out of %s', async (_kind, value, quote) => {
    expect(await saidFrom('snapshot', [row({ attribute: 'founded', quote, value })])).toEqual([
      'Fernhollow was founded in 1987.',
    ]);
  });

  test.each(['long ago', 'the 80s', ''])('cannot be read out of “%s”', async (value) => {
    expect(
      await saidFrom('snapshot', [
        row({ attribute: 'founded', quote: `It was founded ${value} by two friends.`, value }),
      ]),
    ).toEqual([]);
  });
});
