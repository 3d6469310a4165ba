import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../../../research/evidence/shape';
import { inputFor, row } from '../../../../fixtures/writing';
import type { WrittenClaim } from '../../../ports';
import { evidenceOnlyWriter } from '../..';

const year = (attribute: string, value: number, asOf: string) =>
  row({ attribute, value, unit: 'usd', asOf, quote: `${attribute} ${value} in ${asOf}` });

const claim = (text: string, rows: readonly Evidence[], changes: Partial<WrittenClaim> = {}) => ({
  id: `claim-${rows[0]?.id}`,
  section: 'snapshot' as const,
  text,
  verdict: 'supported' as const,
  evidenceIds: rows.map(({ id }) => id),
  ...changes,
});

async function asked(rows: readonly Evidence[], written: readonly WrittenClaim[]) {
  const drafts = await evidenceOnlyWriter().writeSection(
    inputFor('questions-to-ask', rows, written),
  );
  return drafts.map(({ text }) => text);
}

describe('figures of two years', () => {
  const [now, before] = [
    year('revenue', 120_000_000, '2025-12-31'),
    year('revenue', 100_000_000, '2024-12-31'),
  ];
  const growth = claim('Revenue rose 20% to $120 million in 2025.', [now, before], {
    computation: { kind: 'growth', from: before.id, to: now.id },
  });

  test('are asked about where one sentence compares them', async () => {
    expect(await asked([now, before], [growth])).toEqual([
      'Revenue rose 20% in 2025. Where did this team feel that most?',
    ]);
  });

  test.each([
    [40_000_000, true],
    [22_000_000, false],
    [-4_000_000, false],
  ])(
    'and a profit of %s after 20 million is asked about only where it ran ahead: %s',
    async (profit, isAsked) => {
      const earned = year('net-income', profit, '2025-12-31');
      const last = year('net-income', 20_000_000, '2024-12-31');
      const told = claim('Profit moved.', [earned, last], {
        computation: { kind: 'growth', from: last.id, to: earned.id },
      });
      const texts = await asked([now, before, earned, last], [growth, told]);
      expect(texts.some((text) => text.includes('profit grew faster than revenue'))).toBe(isAsked);
    },
  );
});

test('people that were added are asked about, and those who left are not', async () => {
  const count = (value: number, asOf: string) =>
    row({ attribute: 'employees', value, asOf, quote: `It had ${value} employees on ${asOf}.` });
  const texts = async (value: number) => {
    const [now, before] = [count(value, '2025-12-31'), count(1000, '2024-12-31')];
    return asked([now, before], [claim('It had many.', [now, before])]);
  };
  expect(await texts(1200)).toEqual([
    'You had 1,000 people at the end of 2024, and 1,200 people at the end of 2025. Where did most of them join?',
  ]);
  expect(await texts(900)).toEqual([]);
});

describe('things with a name', () => {
  const told = (text: string) => {
    const one = row({ attribute: 'passage', quote: text, reliability: 'first-party' });
    return asked([one], [claim(text, [one])]).then((all) =>
      all.filter((question) => question.startsWith('How does')),
    );
  };

  test('that a sentence explains are asked about', async () => {
    expect(
      await told('Fernhollow teaches new people through Trailbook, its learning platform.'),
    ).toEqual(['How does Trailbook come into this team’s work?']);
  });

  test.each([
    'Fernhollow is led by Dana Quill, its chief executive officer.',
    'Fernhollow works with Dunmere, a soil company from the north.',
    'Fernhollow opened an office in Oregon, the state it began in.',
    'Fernhollow had a good June, the month of its fair.',
    'The tool is made by Fernhollow, the maker of probes.',
  ])('are no people, companies, places, or months: %s', async (text) => {
    expect(await told(text)).toEqual([]);
  });
});
