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
  ])(
    'from 100 million to %d is called the same in the report and in a question',
    async (to, said) => {
      const rows = pair('revenue', 100_000_000, to);
      const [told] = await saidFrom('snapshot', rows);
      expect(told).toContain(`Revenue ${said} to `);
      expect(await saidFrom('questions-to-ask', rows)).toEqual([
        expect.stringMatching(`^Revenue ${said} in 2025\\. W`),
      ]);
    },
  );

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
