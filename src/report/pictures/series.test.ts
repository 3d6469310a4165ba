import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import type { BarPicture, Picture } from '../document/shape';
import { materialOf, rowWith } from '../fixtures/rows';
import { drawHeadcount, drawResult, drawRevenue } from './series';

const revenue = (year: number | string, value: number, changes: Partial<Evidence> = {}) =>
  rowWith({
    attribute: 'revenue',
    value,
    unit: 'usd',
    asOf: typeof year === 'number' ? `${year}-12-31` : year,
    ...changes,
  });
const people = (day: string, value: number, changes: Partial<Evidence> = {}) =>
  rowWith({ attribute: 'employees', value, asOf: day, ...changes });

const bars = (picture: Picture | undefined) =>
  (picture as BarPicture | undefined)?.values.map(({ label, value }) => [label, value]);
const THREE = [revenue(2023, 210e6), revenue(2024, 290e6), revenue(2025, 340e6)];

describe('revenue over years', () => {
  test('is drawn from the oldest to the newest, each figure with its row', () => {
    const rows = [revenue(2025, 340e6), revenue(2023, 210e6), revenue(2024, 290e6)];
    const picture = drawRevenue(materialOf(rows)) as BarPicture;
    expect(bars(picture)).toEqual([
      ['2023', 210e6],
      ['2024', 290e6],
      ['2025', 340e6],
    ]);
    expect(picture.values.map(({ evidenceIds }) => evidenceIds)).toEqual([
      [rows[1]?.id],
      [rows[2]?.id],
      [rows[0]?.id],
    ]);
    expect(picture.citations.map(({ evidenceId }) => evidenceId)).toEqual([
      rows[1]?.id,
      rows[2]?.id,
      rows[0]?.id,
    ]);
    expect(picture.says).toBe('From $210 million in 2023 to $340 million in 2025 (Open Register).');
    expect(picture.unit).toBe('money-usd');
  });

  test.each([
    ['two years', THREE.slice(1)],
    [
      'three figures of one year',
      [revenue('2025-12-31', 1e6), revenue('2025-06-30', 2e6), revenue('2025-03-31', 3e6)],
    ],
    [
      'three years in three currencies',
      [
        revenue(2023, 1e6),
        revenue(2024, 2e6, { unit: 'eur' }),
        revenue(2025, 3e6, { unit: 'gbp' }),
      ],
    ],
    [
      'three years of three houses',
      [
        revenue(2023, 1e6),
        revenue(2024, 2e6, { sourceId: 'other' }),
        revenue(2025, 3e6, { sourceId: 'third' }),
      ],
    ],
    ['figures without a day', THREE.map(({ asOf: _asOf, ...row }) => row)],
    [
      'figures that are none',
      [revenue(2023, Number.NaN), revenue(2024, Infinity), revenue(2025, 9e30)],
    ],
    ['figures below nothing', [revenue(2023, -1), revenue(2024, -2), revenue(2025, -3)]],
    [
      'figures that no quote says',
      THREE.map((row) => ({ ...row, quote: 'Revenue grew again, as it has for 7 years.' })),
    ],
    [
      'figures of another company',
      THREE.map((row): Evidence => ({ ...row, status: 'kept-apart' })),
    ],
    ['nothing', []],
  ])('is no picture of %s', (_kind, rows) => {
    expect(drawRevenue(materialOf(rows))).toBeUndefined();
  });

  test('takes the house that counts most years, and mixes it with no other', () => {
    const other = [2024, 2025].map((year) =>
      revenue(year, 9e6, { sourceId: 'other', sourceName: 'Another house' }),
    );
    expect(bars(drawRevenue(materialOf([...other, ...THREE])))).toEqual([
      ['2023', 210e6],
      ['2024', 290e6],
      ['2025', 340e6],
    ]);
  });

  test('leaves a year open for which nothing was found, says so and fills nothing in', () => {
    const picture = drawRevenue(
      materialOf([revenue(2021, 1e6), revenue(2022, 2e6), revenue(2025, 3e6)]),
    );
    expect(bars(picture)).toEqual([
      ['2021', 1e6],
      ['2022', 2e6],
      ['2023', null],
      ['2024', null],
      ['2025', 3e6],
    ]);
    expect(picture?.note).toBe('No figure was found for 2023, 2024.');
  });

  test('draws no year on which sources differ, and says which', () => {
    const rival = revenue(2024, 250e6, { sourceId: 'other', status: 'conflicted' });
    const contested = revenue(2024, 290e6, { status: 'conflicted', rivals: [rival.id] });
    const picture = drawRevenue(
      materialOf([revenue(2022, 1e8), revenue(2023, 2e8), contested, rival, revenue(2025, 3e8)]),
    );
    expect(bars(picture)).toEqual([
      ['2022', 1e8],
      ['2023', 2e8],
      ['2024', null],
      ['2025', 3e8],
    ]);
    expect(picture?.note).toBe('Sources differ on 2024, so no figure is drawn.');
    expect(picture?.citations.map(({ evidenceId }) => evidenceId)).not.toContain(rival.id);
  });

  test('counts a rival without a day of its own as one for the same year', () => {
    const rival = revenue(2026, 2e6, { sourceId: 'paper', status: 'conflicted' });
    const { asOf: _day, ...undated } = rival;
    const newest = revenue(2026, 4e8, { rivals: [rival.id] });
    const picture = drawRevenue(materialOf([...THREE, newest, undated]));
    expect(bars(picture)?.map(([label]) => label)).toEqual(['2023', '2024', '2025']);
    expect(picture?.note).toBe('Sources differ on 2026, so no figure is drawn.');
  });

  test('draws a year whose rival speaks of another', () => {
    const other = revenue(2019, 2e6, { sourceId: 'paper' });
    expect(
      bars(
        drawRevenue(
          materialOf([...THREE.slice(1), revenue(2023, 210e6, { rivals: [other.id] }), other]),
        ),
      ),
    ).toHaveLength(3);
  });

  test('leaves out what was corrected for the same year', () => {
    const corrected = revenue(2024, 290e6);
    const wrong = revenue(2024, 9e6, { status: 'stale', supersededBy: corrected.id });
    expect(
      bars(drawRevenue(materialOf([wrong, corrected, revenue(2023, 210e6), revenue(2025, 340e6)]))),
    ).toEqual([
      ['2023', 210e6],
      ['2024', 290e6],
      ['2025', 340e6],
    ]);
  });

  test('reaches eight years back from the newest', () => {
    const rows = Array.from({ length: 40 }, (_, at) => revenue(1986 + at, 1e6 * (at + 1)));
    expect(bars(drawRevenue(materialOf(rows)))?.map(([label]) => label)).toEqual([
      '2018',
      '2019',
      '2020',
      '2021',
      '2022',
      '2023',
      '2024',
      '2025',
    ]);
    expect(
      drawRevenue(materialOf([revenue(1990, 1e6), revenue(1991, 1e6), revenue(2025, 1e6)])),
    ).toBeUndefined();
  });

  test('reads figures that a table has in thousands or millions', () => {
    const rows = THREE.map((row) => ({ ...row, quote: 'Revenue | 210 | 290 | 340' }));
    expect(bars(drawRevenue(materialOf(rows)))).toHaveLength(3);
  });
});

test('the result says in words which years were a loss', () => {
  const rows = [
    [2023, -38.4e6],
    [2024, -6.3e6],
    [2025, 11.7e6],
  ].map(([year = 0, value = 0]) =>
    revenue(year, value, { attribute: 'net-income', quote: `(${Math.abs(value) / 1e6})` }),
  );
  const picture = drawResult(materialOf(rows));
  expect(bars(picture)).toEqual([
    ['2023', -38.4e6],
    ['2024', -6.3e6],
    ['2025', 11.7e6],
  ]);
  expect(picture?.says).toBe(
    'From a loss of $38.4 million in 2023 to a profit of $11.7 million in 2025 (Open Register).',
  );
});

describe('headcount', () => {
  test('draws what is past for its own day, and says which day within a year is meant', () => {
    const now = people('2025-09-30', 1906);
    const past = [
      ['2023-12-31', 1640],
      ['2024-12-31', 1795],
    ].map(([day, value]) =>
      people(String(day), Number(value), { status: 'stale', supersededBy: now.id }),
    );
    const picture = drawHeadcount(materialOf([now, ...past])) as BarPicture;
    expect(bars(picture)).toEqual([
      ['2023', 1640],
      ['2024', 1795],
      ['Sep 2025', 1906],
    ]);
    expect(picture.values.map(({ remark }) => remark)).toEqual([
      'December 31, 2023',
      'December 31, 2024',
      'September 30, 2025',
    ]);
  });

  test.each([1640.5, 0, -3, Number.NaN])('takes %d for no number of people', (value) => {
    expect(
      drawHeadcount(
        materialOf([
          people('2023-12-31', value),
          people('2024-12-31', 1795),
          people('2025-12-31', 1906),
        ]),
      ),
    ).toBeUndefined();
  });

  test('counts the company’s own pages as one house', () => {
    const own = (day: string, value: number, sourceId: string) =>
      people(day, value, { sourceId, reliability: 'first-party' });
    const told = [
      own('2023', 10, 'site-about'),
      own('2024', 12, 'site-news'),
      own('2025', 15, 'site-about'),
    ].map((row) => ({ ...row, sourceName: 'Company newsroom' }));
    expect(drawHeadcount(materialOf(told))?.says).toBe(
      'From 10 people in 2023 to 15 people in 2025 (its newsroom).',
    );
    expect(
      bars(
        drawHeadcount(
          materialOf([
            own('2023', 10, 'site-about'),
            own('2024', 12, 'site-news'),
            own('2025', 15, 'site-about'),
          ]),
        ),
      ),
    ).toHaveLength(3);
  });
});
