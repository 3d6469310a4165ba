import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom, writtenFrom } from '../../fixtures/writing';
import { isTrouble, standsAlone } from './troubles';

const site = {
  reliability: 'first-party',
  sourceName: 'Company newsroom',
  tier: 'B',
  url: 'https://fernhollow.example/newsroom/mill',
  publishedAt: '2025-03-11',
} as const;
const said = (rows: readonly Evidence[]) => saidFrom('developments', rows);
const sentence = (quote: string, changes: Partial<Evidence> = {}) =>
  row({ ...site, attribute: 'statement', topic: 'news', quote, ...changes });

describe('a layoff', () => {
  const layoff = row({
    ...site,
    attribute: 'layoff',
    topic: 'news',
    quote: '84 people lose the job they have.',
    value: 84,
    asOf: '2025-03-11',
  });

  test('is told with what was done about it, as the same page has it', async () => {
    expect(
      await said([
        layoff,
        sentence('I could have waited for a better quarter.'),
        sentence('Two recruiters work for nobody but them for six months.'),
        sentence('Six months on, 19 of the 84 moved to other teams.'),
      ]),
    ).toEqual([
      'In March 2025, 84 people lost their jobs.',
      'Six months on, 19 of the 84 moved to other teams.',
    ]);
  });

  test('that two papers tell is one, and another of another month is not', async () => {
    const again = row({
      attribute: 'layoff',
      topic: 'news',
      sourceName: 'The Valley Courier',
      quote: 'Fernhollow lets 84 people go.',
      value: 84,
      asOf: '2025-03-14',
    });
    const later = row({
      attribute: 'layoff',
      topic: 'news',
      sourceName: 'The Valley Courier',
      quote: 'Fernhollow lets 84 people go.',
      value: 84,
      asOf: '2025-09-02',
    });
    expect(await said([layoff, again])).toEqual(['In March 2025, 84 people lost their jobs.']);
    expect(await said([layoff, later])).toHaveLength(2);
  });

  test('is told once where the sentence behind its count was read as well', async () => {
    const bare = row({ attribute: 'layoff', topic: 'news', quote: layoff.quote });
    expect(await said([layoff, bare])).toEqual(['In March 2025, 84 people lost their jobs.']);
  });

  test('that an authority was told of is told with what the notice says, even where it counts nobody', async () => {
    const notice = (lines: readonly string[], changes: Partial<Evidence> = {}) =>
      row({
        attribute: 'layoff',
        topic: 'news',
        reliability: 'register',
        sourceName: 'Oregon layoff notices (OLN)',
        quote: ['FERNHOLLOW INC', 'Date: 2026-01-05', ...lines].join('\n'),
        asOf: '2026-01-05',
        ...changes,
      });
    expect(
      await said([
        notice(['Effective: 2026-03-06', 'People: 1040', 'Place: Ashby Falls'], {
          value: 1040,
          unit: 'people',
        }),
      ]),
    ).toEqual([
      'A layoff notice of January 2026 covers 1,040 people in Ashby Falls, effective March 6, 2026.',
    ]);
    expect(await said([notice(['Kind: Closure', 'Place: Ashby Falls'])])).toEqual([
      'A layoff notice of January 2026 announces a closure in Ashby Falls.',
    ]);
    expect(await said([notice([])])).toEqual([]);
  });

  test('takes its own article with it, so that the news does not tell it again', async () => {
    const story = row({
      ...site,
      attribute: 'news',
      topic: 'news',
      quote: 'Closing the mill in Elm',
      value: 'Closing the mill in Elm',
    });
    expect(await said([layoff, story])).toEqual(['In March 2025, 84 people lost their jobs.']);
  });

  test('is not told with what was done about something else', async () => {
    expect(
      await said([
        layoff,
        sentence('Every reader was replaced within a week.', {
          url: 'https://fernhollow.example/other',
        }),
      ]),
    ).toHaveLength(1);
  });
});

describe('a bad day', () => {
  const url = 'https://fernhollow.example/blog/july';
  const blog = {
    sourceName: 'Company blog',
    url,
    publishedAt: '2025-07-28',
    topic: 'engineering',
  } as const;

  test('is told with its headline, then with what was done about it', async () => {
    const rows = [
      row({
        ...site,
        ...blog,
        attribute: 'news',
        quote: 'What went wrong on July 19',
        value: 'What went wrong on July 19',
      }),
      sentence('On July 19 readings of 63 farms were late for 3 hours.', { ...blog }),
      sentence('We credited the affected growers for the month.', { ...blog }),
    ];
    const { drafts, texts, faults } = await writtenFrom('developments', rows);
    expect(faults).toEqual([]);
    expect(texts).toEqual([
      'On July 28, 2025, its blog published “What went wrong on July 19”.',
      'It credited the affected growers for the month.',
    ]);
    expect(new Set(drafts.map(({ group }) => group))).toEqual(new Set(['What went wrong']));
  });
});

test('what the page of a bad day says was released is no launch', async () => {
  const page = {
    ...site,
    url: 'https://fernhollow.example/blog/july',
    topic: 'engineering',
  } as const;
  const rows = [
    row({
      ...page,
      attribute: 'news',
      quote: 'What went wrong on July 19',
      value: 'What went wrong on July 19',
    }),
    row({
      ...page,
      attribute: 'launch',
      quote: 'Configuration was released in stages from July 2025.',
      value: 'Configuration',
      asOf: '2025-07',
    }),
  ];
  expect(await said(rows)).toEqual([
    'On March 11, 2025, its newsroom published “What went wrong on July 19”.',
  ]);
});

test.each([
  ['Tilth has given them a hundred harvests.', false],
  ['Their cost fell by a tenth.', false],
  ['Growers say that they read it at night, and trust the map.', true],
  ['The team found their way around the hill.', true],
  ['Nobody here forgot their boots twice.', true],
])('“%s” can be understood out of its article: %s', (quote, isIt) => {
  expect(standsAlone(quote)).toBe(isIt);
});

test.each([
  ['Fernhollow apologises for an outage', true],
  ['Fernhollow is closing its team in Elm', true],
  ['Strike ends at the mill', true],
  ['Fernhollow strikes a deal with growers', false],
  ['Fernhollow closes the gap to its rivals', false],
])('“%s” is trouble: %s', (quote, isIt) => {
  expect(isTrouble(row({ attribute: 'news', quote }))).toBe(isIt);
});

test('a launch takes its own article with it', async () => {
  const page = { ...site, url: 'https://fernhollow.example/newsroom/rootline' };
  const rows = [
    row({
      ...page,
      attribute: 'launch',
      topic: 'products',
      quote: 'Rootline 2 reads the whole farm',
      value: 'Rootline 2',
      asOf: '2026-02-10',
    }),
    row({
      ...page,
      attribute: 'news',
      topic: 'news',
      quote: 'Rootline 2 reads the whole farm',
      value: 'Rootline 2 reads the whole farm',
    }),
    sentence('Rootline 2 runs on readers of every age.', page),
  ];
  expect(await said(rows)).toEqual(['Fernhollow launched Rootline 2 in February 2026.']);
});
