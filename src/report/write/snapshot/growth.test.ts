import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row, saidFrom } from '../../fixtures/writing';

function figure(
  attribute: string,
  year: number,
  value: number,
  changes: Partial<Evidence> = {},
): Evidence {
  return row({
    attribute,
    quote: `{"end":"${year}-12-31","val":${value}}`,
    value,
    unit: 'usd',
    asOf: `${year}-12-31`,
    ...changes,
  });
}

const pair = (attribute: string, before: number, latest: number) => [
  figure(attribute, 2025, latest),
  figure(attribute, 2024, before),
];

describe('a change of less than one percent', () => {
  test.each([
    [100_700_000, 'edged up 0.7%'],
    [99_300_000, 'slipped 0.7%'],
    [100_500_000, 'edged up 0.5%'],
  ])('from 100 million to %d is told, and no question is built on it', async (to, said) => {
    const rows = pair('revenue', 100_000_000, to);
    const [told] = await saidFrom('snapshot', rows);
    expect(told).toContain(`Revenue ${said} to `);
    expect(await saidFrom('questions-to-ask', rows)).toEqual([]);
  });

  test.each([100_400_000, 99_600_000, 100_000_000])(
    'and of less than half a percent, to %d, is flat, and no question is built on it',
    async (to) => {
      const rows = pair('revenue', 100_000_000, to);
      expect((await saidFrom('snapshot', rows)).join(' ')).toMatch(
        /^Revenue was flat at \$\S+ million/u,
      );
      expect(await saidFrom('questions-to-ask', rows)).toEqual([]);
    },
  );

  test('of profit keeps to the same bounds', async () => {
    expect(await saidFrom('snapshot', pair('net-income', 10_000_000, 10_040_000))).toEqual([
      'Profit was flat at $10 million in 2025.',
    ]);
    expect(await saidFrom('snapshot', pair('net-income', 10_000_000, 10_060_000))).toEqual([
      'Profit edged up 0.6% to $10.1 million in 2025.',
    ]);
  });
});

describe('a result', () => {
  const result = (before: number, latest: number) =>
    saidFrom('snapshot', pair('net-income', before, latest));

  test('that is the loss of the year before again neither narrows nor widens', async () => {
    expect(await result(-5_000_000, -5_000_000)).toEqual(['Fernhollow lost $5 million in 2025.']);
  });

  test('that grew from next to nothing, or to nothing, is told without a share', async () => {
    expect(await result(1_000_000, 90_000_000)).toEqual(['Fernhollow earned $90 million in 2025.']);
    expect(await result(0, 5_000_000)).toEqual(['Fernhollow earned $5 million in 2025.']);
    expect(await result(10_000_000, 0)).toEqual(['Fernhollow earned $0 in 2025.']);
  });

  test('is compared with the year before and with no other', async () => {
    const gap = [figure('net-income', 2025, 5_000_000), figure('net-income', 2022, -1_000_000)];
    expect(await saidFrom('snapshot', gap)).toEqual(['Fernhollow earned $5 million in 2025.']);
  });

  test('of long ago says that nothing newer was found', async () => {
    const old = [figure('net-income', 2022, 5_000_000), figure('net-income', 2021, 4_000_000)];
    expect(await saidFrom('snapshot', old)).toEqual([
      'Fernhollow earned $5 million in 2022; nothing newer was found.',
    ]);
  });
});

describe('revenue', () => {
  const said = (...rows: readonly Evidence[]) => saidFrom('snapshot', rows);

  test.each([
    [999_940_000, '$999.9 million'],
    [999_960_000, '$1 billion'],
    [1_254_000_000, '$1.25 billion'],
    [412_345, '$412,345'],
  ])('of %d is told as it is spoken, with its year', async (value, spoken) => {
    expect(await said(figure('revenue', 2025, value))).toEqual([
      `Fernhollow had revenue of ${spoken} in 2025.`,
    ]);
  });

  test('that was overtaken gives way to the figure that stands, whichever comes first', async () => {
    const overtaken = figure('revenue', 2025, 5_000_000, { status: 'stale' });
    const stands = figure('revenue', 2025, 6_000_000);
    const told = ['Fernhollow had revenue of $6 million in 2025.'];
    expect(await said(overtaken, stands)).toEqual(told);
    expect(await said(stands, overtaken)).toEqual(told);
  });

  test('on which two sources differ is told with both sums, and with no growth', async () => {
    const one = figure('revenue', 2025, 120_000_000, {
      status: 'conflicted',
      reliability: 'register',
      sourceName: 'Company register',
    });
    const other = figure('revenue', 2025, 150_000_000, {
      status: 'conflicted',
      sourceName: 'Open Almanac',
    });
    expect(await said(one, other, figure('revenue', 2024, 100_000_000))).toEqual([
      'Company register says revenue for 2025 was $120 million; Open Almanac says $150 million. ' +
        'Use $120 million: it’s on file.',
    ]);
  });

  test('that multiplied within a year is told without the change, which counts something else', async () => {
    expect(await said(...pair('revenue', 10_000_000, 41_000_000))).toEqual([
      'Fernhollow had revenue of $41 million in 2025.',
    ]);
  });

  test('of nothing or less is none', async () => {
    expect(await said(figure('revenue', 2025, 0), figure('revenue', 2024, 5_000_000))).toEqual([]);
  });
});
