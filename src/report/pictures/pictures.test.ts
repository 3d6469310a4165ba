import { defined } from '../../kernel/defined';
import { describe, expect, test } from 'vitest';
import { GIVEN_POSTING, type Evidence } from '../../research/evidence/shape';
import type {
  BarPicture,
  GridPicture,
  PeoplePicture,
  RangePicture,
  TimelinePicture,
} from '../document/shape';
import { materialOf, rowWith } from '../fixtures/rows';
import { drawJobs } from './jobs';
import { drawLeaders } from './leaders';
import { drawNews } from './news';
import { drawPay } from './pay';
import { drawVoices } from './voices';

const news = (day: string, headline: string, changes: Partial<Evidence> = {}) =>
  rowWith({ attribute: 'news', topic: 'news', value: headline, publishedAt: day, ...changes });
const job = (title: string, team: string, place: string, changes: Partial<Evidence> = {}) =>
  rowWith({
    attribute: 'job-posting',
    topic: 'hiring',
    value: title,
    details: { team, place },
    ...changes,
  });
const leader = (
  name: string,
  title: string,
  since: string | undefined,
  changes: Partial<Evidence> = {},
) =>
  rowWith({
    attribute: 'leadership',
    value: name,
    details: { title, ...defined({ since }) },
    ...changes,
  });

describe('the timeline of news', () => {
  const THREE = [
    news('2025-11-05', 'A union signs'),
    news('2026-03-11', 'Soil data opened'),
    news('2026-01-22', 'An outage'),
  ];

  test('tells dated headlines from the newest to the oldest', () => {
    const picture = drawNews(materialOf(THREE)) as TimelinePicture;
    expect(picture.events.map(({ date, text }) => [date, text])).toEqual([
      ['2026-03-11', 'Soil data opened'],
      ['2026-01-22', 'An outage'],
      ['2025-11-05', 'A union signs'],
    ]);
    expect(picture.says).toBe('3 dated reports from November 2025 to March 2026.');
    expect(picture.citations).toHaveLength(3);
  });

  test.each([
    ['two reports', THREE.slice(1)],
    ['reports without a day', THREE.map(({ publishedAt: _day, ...row }) => row)],
    ['days that are none', THREE.map((row) => ({ ...row, publishedAt: '2026-13-77' }))],
    ['days still to come', THREE.map((row) => ({ ...row, publishedAt: '2027-01-01' }))],
    [
      'one story in three papers',
      THREE.map((row) => ({ ...row, value: 'One story', quote: 'One story' })),
    ],
    ['what its engineers write', THREE.map((row): Evidence => ({ ...row, topic: 'engineering' }))],
    ['what was overtaken', THREE.map((row): Evidence => ({ ...row, status: 'stale' }))],
  ])('is no picture of %s', (_kind, rows) => {
    expect(drawNews(materialOf(rows))).toBeUndefined();
  });

  test('tells ten of four hundred, and no headline at more than twenty words', () => {
    const many = Array.from({ length: 400 }, (_, at) =>
      news(
        `2025-${String((at % 12) + 1).padStart(2, '0')}-01`,
        `Story ${at} ${'word '.repeat(40)}`.trim(),
      ),
    );
    const picture = drawNews(materialOf(many)) as TimelinePicture;
    expect(picture.events).toHaveLength(10);
    expect(picture.note).toBe('390 older reports that we read are not drawn.');
    expect(Math.max(...picture.events.map(({ text }) => text.split(' ').length))).toBe(20);
  });
});

describe('open jobs', () => {
  const LIST = [
    job('Miller', 'Mill', 'Omaha, NE or Remote (US)'),
    job('Baker', 'Bakery', 'Omaha, NE'),
    job('Second baker', 'Bakery', 'Rotterdam'),
  ];

  test('are counted where a team and a place meet, in both places of one that has two', () => {
    const picture = drawJobs(materialOf(LIST)) as GridPicture;
    expect(picture.columns).toEqual(['Omaha', 'Remote (US)', 'Rotterdam']);
    expect(picture.rows.map(({ label, counts }) => [label, ...counts])).toEqual([
      ['Bakery', 1, 0, 1],
      ['Mill', 1, 1, 0],
    ]);
    expect(picture.says).toBe('3 postings that we read, in 2 teams and 3 places.');
    expect(picture.note).toBe('A job that is open in two places is counted in both.');
  });

  test('of two lists of the same jobs are counted once', () => {
    const again = LIST.map((row) => ({ ...row, id: `${row.id}-again`, sourceId: 'site-careers' }));
    expect(drawJobs(materialOf([...again, ...LIST, ...LIST]))?.says).toContain('3 postings');
  });

  test('without a team or a place, or said by no quote, are left out and numbered', () => {
    const lost = [
      job('Clerk', '', 'Omaha'),
      job('Driver', 'Road', ''),
      job('Guard', 'Gate', 'Omaha', { quote: 'Guard' }),
    ];
    expect(drawJobs(materialOf([...LIST, ...lost]))?.note).toContain(
      '3 postings without a team or a place are left out.',
    );
    expect(drawJobs(materialOf(lost))).toBeUndefined();
  });

  test('in many teams and places are drawn for the largest, the rest together', () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      job(`Job ${at}`, `Team ${at % 20}`, `Town ${String.fromCharCode(65 + (at % 15))}`),
    );
    const picture = drawJobs(materialOf(many)) as GridPicture;
    expect(picture.columns).toHaveLength(5);
    expect(picture.columns.at(-1)).toBe('Elsewhere');
    expect(picture.rows).toHaveLength(8);
    expect(picture.rows.at(-1)?.label).toBe('Other teams');
    expect(
      picture.rows.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0),
    ).toBe(60);
  });
});

describe('published pay', () => {
  const paid = (title: string, from: number, to: number, changes: Partial<Evidence> = {}) => {
    const url = `https://jobs.example/${title.replaceAll(' ', '-')}`;
    return [
      rowWith({ attribute: 'job-posting', value: title, url }),
      rowWith({
        attribute: 'pay-range',
        value: `${from} to ${to}`,
        unit: 'usd',
        details: { from, to, per: 'year' },
        url,
        ...changes,
      }),
    ];
  };
  const ROWS = [
    ...paid('Backend Engineer', 138_000, 172_000),
    ...paid('Field Technician', 61_000, 80_000),
    ...paid('Staff Engineer', 180_000, 220_000),
  ];
  const drawn = (rows: readonly Evidence[]) =>
    (drawPay(materialOf(rows)) as RangePicture | undefined)?.ranges.map(
      ({ label, low, high, yours }) => [label, low, high, yours],
    );

  test('puts the reader’s own first and names it, then goes from high to low', () => {
    expect(drawn(ROWS)).toEqual([
      ['Backend Engineer', 138_000, 172_000, 'your role'],
      ['Staff Engineer', 180_000, 220_000, undefined],
      ['Field Technician', 61_000, 80_000, undefined],
    ]);
  });

  test('says in a sentence how many there are, and which is the reader’s', () => {
    expect(drawPay(materialOf(ROWS))?.says).toBe(
      'Pay a year in 3 postings; the first is the closest to yours.',
    );
  });

  test('says of a posting that is only near that it is the closest', () => {
    expect(drawn(ROWS.slice(2))?.[0]).toEqual([
      'Staff Engineer',
      180_000,
      220_000,
      'closest to your role',
    ]);
  });

  test('takes the posting that the reader gave for theirs', () => {
    const [, given] = paid('Backend Engineer', 150_000, 160_000, { sourceId: GIVEN_POSTING });
    expect(drawn([...ROWS, ...(given === undefined ? [] : [given])])?.[0]).toEqual([
      'The posting you gave us',
      150_000,
      160_000,
      'yours',
    ]);
  });

  test.each([
    ['one range', paid('Miller', 1000, 2000)],
    ['ranges from high to low', [...paid('Miller', 2000, 1000), ...paid('Baker', 2000, 1000)]],
    [
      'ranges too wide to be any',
      [...paid('Miller', 1000, 90_000), ...paid('Baker', 1000, 90_000)],
    ],
    ['figures that no quote says', ROWS.map((row) => ({ ...row, quote: 'Well paid.' }))],
    [
      'two currencies',
      [...paid('Miller', 1000, 2000), ...paid('Baker', 1000, 2000, { unit: 'eur' })],
    ],
    ['figures that are none', [...paid('Miller', Number.NaN, 2000), ...paid('Baker', 0, 2000)]],
  ])('is no picture of %s', (_kind, rows) => {
    expect(drawn(rows)).toBeUndefined();
  });

  test('of a page of many postings is nobody’s', () => {
    const url = 'https://jobs.example/all';
    expect(drawn(ROWS.map((row) => ({ ...row, url })))).toBeUndefined();
  });
});

describe('those who lead', () => {
  const TWO = [
    leader('Marlow Quill', 'Chief Executive Officer', '2021-02', { attribute: 'chief-executive' }),
    leader('Obadiah Renn', 'Chief Technology Officer', '2025-09-16'),
  ];
  const drawn = (rows: readonly Evidence[], citedIds?: ReadonlySet<string>) =>
    (
      drawLeaders(materialOf(rows, citedIds === undefined ? {} : { citedIds })) as
        | PeoplePicture
        | undefined
    )?.people.map(({ name, title, since }) => [name, title, since]);

  test('are named with their title and since when', () => {
    expect(drawn(TWO)).toEqual([
      ['Marlow Quill', 'Chief Executive Officer', '2021-02'],
      ['Obadiah Renn', 'Chief Technology Officer', '2025-09-16'],
    ]);
    expect(drawLeaders(materialOf(TWO))?.says).toBe(
      'Marlow Quill has been in the job longest, since February 2021; Obadiah Renn is the newest, since September 2025.',
    );
  });

  test.each([
    ['chief of staff', 'Chief of Staff'],
    ['VP of growth', 'VP of growth'],
    ['chief executive officer', 'Chief Executive Officer'],
  ])('bear “%s” as “%s”', (title, shown) => {
    expect(drawn([leader('Marlow Quill', title, '2021'), ...TWO.slice(1)])?.[0]?.[1]).toBe(shown);
  });

  test('are those alone whom the text names', () => {
    const stranger = leader('Nobody Known', 'Chief Risk Officer', '2019');
    expect(drawn([...TWO, stranger], new Set(TWO.map(({ id }) => id)))).toHaveLength(2);
  });

  test('are told once, by the row that says since when', () => {
    expect(
      drawn([
        leader('Marlow Quill', 'Chief Executive Officer', undefined, {
          attribute: 'chief-executive',
        }),
        ...TWO,
      ]),
    ).toHaveLength(2);
  });

  test.each([
    [
      'only one is known since when',
      [TWO[0], leader('Obadiah Renn', 'Chief Technology Officer', undefined)],
    ],
    [
      'no quote says the years',
      TWO.map((row) => ({
        ...row,
        quote: `${String(row.value)}, ${String(row.details?.['title'])}`,
      })),
    ],
    [
      'they are still to come',
      TWO.map((row) => ({
        ...row,
        details: { ...row.details, since: '2031' },
        quote: `${row.quote} 2031`,
      })),
    ],
    ['they have left', TWO.map((row): Evidence => ({ ...row, status: 'stale' }))],
  ])('are no picture when %s', (_kind, rows) => {
    expect(drawn(rows.flatMap((row) => row ?? []))).toBeUndefined();
  });
});

describe('public voices', () => {
  const voice = (quote: string, changes: Partial<Evidence> = {}) =>
    rowWith({
      attribute: 'public-voice',
      topic: 'culture',
      reliability: 'public-voice',
      quote,
      ...changes,
    });
  const THREE = [
    voice('The pager there is rough on everyone.'),
    voice('My manager was fair and the pager was not.'),
    voice('They pay less than others in town do.'),
  ];

  test('count once for each thing they speak of, the most spoken of first', () => {
    const picture = drawVoices(materialOf(THREE)) as BarPicture;
    expect(picture.values[0]).toMatchObject({ label: 'Being on call', value: 2 });
    expect(picture.values.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Pay', 'Managers']),
    );
    expect(picture.says).toContain('3 public comments');
  });

  test('are one where they are copies or of one page', () => {
    expect(
      drawVoices(materialOf(THREE.map((row) => ({ ...row, cluster: 'one' })))),
    ).toBeUndefined();
    expect(
      drawVoices(materialOf(THREE.map((row) => ({ ...row, url: 'https://talk.example/1' })))),
    ).toBeUndefined();
  });

  test('of two people are no picture', () => {
    expect(drawVoices(materialOf(THREE.slice(1)))).toBeUndefined();
  });
});
