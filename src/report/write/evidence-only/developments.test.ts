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
      'On February 7, The Valley Courier ran the headline “Fernhollow closes a gate”.',
      'The Valley Courier had this headline on January 5: “Fernhollow opens a garden”. We saw only these headlines.',
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

  test('no more than three are told, each in words of its own', async () => {
    const rows = Array.from({ length: 9 }, (_, index) =>
      story(`A story numbered ${index + 10}`, `2026-01-${10 + index}`),
    );
    const { texts } = await writtenFrom('developments', rows);
    expect(texts).toHaveLength(3);
    const openings = texts.map((text) => text.replace(/“[^”]*”/u, 'Q').replace(/\d+/gu, 'N'));
    expect(new Set(openings).size).toBe(3);
  });

  test('a story without a date is not told as news', async () => {
    const undated = row({
      attribute: 'news',
      quote: 'Fernhollow does something',
      value: 'Fernhollow does something',
    });
    expect(await said([undated])).toEqual([]);
  });

  test('a headline that is too long to be quoted whole is not told', async () => {
    const long = `Fernhollow ${'grows and '.repeat(20)}rests`;
    expect(await said([story(long, '2026-01-05')])).toEqual([]);
  });

  test('a story whose page was read is not called a headline only, and a rival in it is named as one', async () => {
    const url = 'https://courier.example/7';
    expect(
      await said([
        story('Fernhollow and Dunmere Soil agree on one format', '2026-02-07', { url }),
        row({ attribute: 'statement', topic: 'news', quote: 'They signed it in Elm.', url }),
        row({ attribute: 'competitor', quote: 'A rival is Dunmere Soil.', value: 'Dunmere Soil' }),
      ]),
    ).toEqual([
      'On February 7, The Valley Courier ran the headline “Fernhollow and Dunmere Soil agree on one format”.',
      'Dunmere Soil is also one of the rivals it names.',
    ]);
  });

  test('what is older than a year and a half is no news', async () => {
    expect(await said([story('Fernhollow opens a garden', '2024-08-05')])).toEqual([]);
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
      'Fernhollow launched Rootline 2 in February 2026.',
    ]);
  });

  test('the one before it follows, and no third', async () => {
    expect(
      await said([
        launch('Rootline 2', '2026-02-10'),
        launch('Tilth', '2025-11-02'),
        launch('Loamscope', '2025-06-20'),
      ]),
    ).toEqual([
      'Fernhollow launched Rootline 2 in February 2026.',
      'Before that, in November 2025, it launched Tilth.',
    ]);
  });

  test('a launch without a name is not told', async () => {
    const quote =
      'Today we are bringing the readings of every farm into one place for the first time.';
    expect(await said([row({ attribute: 'launch', quote, publishedAt: '2026-02-10' })])).toEqual(
      [],
    );
  });
});

describe('cuts', () => {
  test('a number of people is stated with its month', async () => {
    expect(
      await said([
        row({
          attribute: 'layoff',
          quote: 'Layoff of 120 people, notice of 2026-01-15',
          value: 120,
          asOf: '2026-01-15',
        }),
      ]),
    ).toEqual(['In January 2026, 120 people lost their jobs.']);
  });

  test('a cut without a number is told as it was written', async () => {
    expect(
      await said([
        row({
          attribute: 'layoff',
          quote: 'The workshop in Elm will close and its people will leave.',
        }),
      ]),
    ).toEqual(['The workshop in Elm will close and its people will leave.']);
  });

  test('a second one is told beside it', async () => {
    const { texts } = await writtenFrom('developments', [
      row({ attribute: 'layoff', quote: 'The workshop in Elm will close.' }),
      row({ attribute: 'layoff', quote: 'The workshop in Oak will close.' }),
    ]);
    expect(texts).toEqual(['The workshop in Elm will close.', 'The workshop in Oak will close.']);
  });

  test('an entry of a register with no number and no words is left out', async () => {
    expect(
      await said([row({ attribute: 'layoff', quote: '{"type":"closure","count":null}' })]),
    ).toEqual([]);
  });
});

test('what happened comes before what went wrong', async () => {
  const { drafts } = await writtenFrom('developments', [
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
    'New products',
    'In the news',
    'What went wrong',
  ]);
});
