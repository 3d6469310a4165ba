import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, writtenFrom, saidFrom } from '../../fixtures/writing';

function story(headline: string, day: string, changes: Partial<Evidence> = {}): Evidence {
  return row({
    attribute: 'news',
    topic: 'news',
    quote: headline,
    value: headline,
    publishedAt: day,
    sourceName: 'The Valley Courier',
    ...changes,
  });
}

const said = (rows: readonly Evidence[]) => saidFrom('developments', rows);

describe('news', () => {
  test('two stories are told without counting them', async () => {
    expect(
      await said([
        story('Fernhollow opens a garden', '2026-01-05'),
        story('Fernhollow closes a gate', '2026-02-07'),
      ]),
    ).toEqual([
      'The newest report at hand is from The Valley Courier, on February 7, 2026: “Fernhollow closes a gate”.',
      'On January 5, 2026, The Valley Courier reported: “Fernhollow opens a garden”.',
    ]);
  });

  test('of three or more are told from the newest to the oldest, and nothing but they', async () => {
    const rows = ['01', '02', '03'].map((month) =>
      story(`A story of month ${month}`, `2026-${month}-10`),
    );
    const { drafts, texts, faults } = await writtenFrom('developments', rows);
    expect(faults).toEqual([]);
    expect(texts.map((text) => /month (\d\d)/u.exec(text)?.[1])).toEqual(['03', '02', '01']);
    expect(drafts.every(({ computation }) => computation === undefined)).toBe(true);
  });

  test('no more than four are told, each in words of its own', async () => {
    const rows = Array.from({ length: 9 }, (_, index) =>
      story(`A story numbered ${index + 10}`, `2026-01-${10 + index}`),
    );
    const { texts } = await writtenFrom('developments', rows);
    expect(texts).toHaveLength(4);
    const openings = texts.map((text) => text.replace(/“[^”]*”/u, 'Q').replace(/\d+/gu, 'N'));
    expect(new Set(openings).size).toBe(4);
  });

  test('a story without a date is not told as news', async () => {
    const undated = row({
      attribute: 'news',
      quote: 'Fernhollow does something',
      value: 'Fernhollow does something',
    });
    expect(await said([undated])).toEqual([]);
  });

  test('a long headline is cut after whole words', async () => {
    const long = `Fernhollow ${'grows and '.repeat(20)}rests`;
    const { texts, faults } = await writtenFrom('developments', [story(long, '2026-01-05')]);
    expect(texts[0]).toMatch(/grows…”\.$|and…”\.$/u);
    expect(faults).toEqual([]);
  });
});

describe('launches', () => {
  const launch = (name: string, day: string) =>
    row({
      attribute: 'launch',
      quote: `${name} is available from today.`,
      value: name,
      publishedAt: day,
    });

  test('one launch is a sentence', async () => {
    expect(await said([launch('Rootline 2', '2026-02-10')])).toEqual([
      'It launched Rootline 2 in February 2026.',
    ]);
  });

  test('earlier ones follow in a list with their months', async () => {
    expect(
      await said([
        launch('Rootline 2', '2026-02-10'),
        launch('Tilth', '2025-11-02'),
        launch('Loamscope', '2025-06-20'),
      ]),
    ).toEqual([
      'It launched Rootline 2 in February 2026.',
      'Launched before that: Tilth (November 2025) and Loamscope (June 2025).',
    ]);
  });

  test('a launch told in a sentence is quoted', async () => {
    const quote =
      'Today we are bringing the readings of every farm into one place for the first time.';
    const { texts, faults } = await writtenFrom('developments', [
      row({ attribute: 'launch', quote, publishedAt: '2026-02-10' }),
    ]);
    expect(texts).toEqual([
      `Open Register announces, dated February 10, 2026: “${quote.slice(0, -1)}”.`,
    ]);
    expect(faults).toEqual([]);
  });
});

describe('cuts', () => {
  test('a number of people is stated with its source', async () => {
    expect(
      await said([
        row({
          attribute: 'layoff',
          quote: 'Layoff of 120 people, notice of 2026-01-15',
          value: 120,
          asOf: '2026-01-15',
        }),
      ]),
    ).toEqual(['Open Register records a layoff of 120 people in January 2026.']);
  });

  test('a notice without a number is quoted', async () => {
    expect(
      await said([
        row({
          attribute: 'layoff',
          quote: 'The workshop in Elm will close and its people will leave.',
        }),
      ]),
    ).toEqual([
      'On layoffs, Open Register states: “The workshop in Elm will close and its people will leave”.',
    ]);
  });

  test('a second notice has words of its own', async () => {
    const { texts } = await writtenFrom('developments', [
      row({ attribute: 'layoff', quote: 'The workshop in Elm will close.' }),
      row({ attribute: 'layoff', quote: 'The workshop in Oak will close.' }),
    ]);
    expect(texts[1]).toBe('A further notice of layoffs reads: “The workshop in Oak will close”.');
  });

  test('an entry of a register with no number and no words is left out', async () => {
    expect(
      await said([row({ attribute: 'layoff', quote: '{"type":"closure","count":null}' })]),
    ).toEqual([]);
  });
});

describe('plans', () => {
  const plan = (quote: string, publishedAt?: string) =>
    row({
      attribute: 'statement',
      quote,
      reliability: 'first-party',
      ...(publishedAt === undefined ? {} : { publishedAt }),
    });

  test('what it says of itself is marked as its own words', async () => {
    expect(
      await said([plan('We plan to open a second workshop this year.', '2026-02-10')]),
    ).toEqual([
      'Of itself, Fernhollow wrote in February 2026: “We plan to open a second workshop this year”.',
    ]);
  });

  test('three statements have three openings, and a fourth is left out', async () => {
    const { texts, faults } = await writtenFrom(
      'developments',
      ['one', 'four', 'six', 'nine'].map((word) => plan(`We plan to begin with ${word} of them.`)),
    );
    expect(texts).toHaveLength(3);
    expect(new Set(texts.map((text) => text.slice(0, 8))).size).toBe(3);
    expect(faults).toEqual([]);
  });
});

test('what happened comes before what went wrong, and plans come last', async () => {
  const { drafts } = await writtenFrom('developments', [
    row({ attribute: 'statement', quote: 'We plan to open a second workshop this year.' }),
    row({ attribute: 'layoff', quote: 'The workshop in Elm will close.' }),
    story('Fernhollow opens a garden', '2026-01-05'),
    row({
      attribute: 'launch',
      quote: 'Tilth is here for everyone.',
      value: 'Tilth',
      publishedAt: '2025-11-02',
    }),
  ]);
  expect(drafts.map((draft) => draft.group)).toEqual([
    'Launches',
    'In the news',
    'Problems, and how they were handled',
    'What it says it will do',
  ]);
});
