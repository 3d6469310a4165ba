import { expect, test } from 'vitest';
import { row } from '../../fixtures/writing';
import { verifyClaim } from '../verify-claim';

const SETTING = {
  company: 'Fernhollow',
  aliases: [],
  domains: ['fernhollow.example'],
  role: 'Backend Engineer',
};

const part = (segment: string, millions: number) =>
  row({
    attribute: 'segment-revenue',
    quote: `${segment} | ${millions - 20} | ${millions}`,
    value: millions * 1e6,
    unit: 'usd',
    asOf: '2025-12-31',
    details: { segment },
  });
const PARTS = [part('Night ferries', 610), part('Mills', 350), part('Third-party depots', 90)];

const reasonsOf = (text: string): readonly string[] => {
  const snapshots = new Map(PARTS.map(({ snapshot, quote }) => [snapshot, quote]));
  const claim = { kind: 'fact', text, evidence: PARTS, restsOn: [], basis: 'typed' } as const;
  return verifyClaim(claim, SETTING, snapshots).reasons;
};

test.each([
  'Night ferries brought in $610 million in 2025, Mills $350 million, and Third-party depots $90 million.',
  'Night ferries brought in $610 million in 2025, and Mills $350 million.',
  'Mills revenue was $350 million in 2025.',
])('a list of parts is carried by the row of each: %s', (text) => {
  expect(reasonsOf(text)).toEqual([]);
});

test.each([
  'Night ferries brought in $350 million in 2025, and Mills $610 million.',
  'Night ferries brought in $610 million in 2025, Mills $90 million, and Third-party depots $350 million.',
  'Night ferries brought in $610 million in 2024, and Mills $350 million.',
  'It brought in $610 million in 2025.',
  'Mills had 350 million customers in 2025.',
])('and refused where a figure is another part’s, year’s, or the whole’s: %s', (text) => {
  expect(reasonsOf(text)).not.toEqual([]);
});
