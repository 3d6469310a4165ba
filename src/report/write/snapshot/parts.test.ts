import { defined } from '../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import { factsOf } from '../evidence-only/facts';
import { yearNames } from '../wording/periods';
import { subjectOf } from '../wording/subject';
import { writeParts } from './parts';

const LABELS: Readonly<Record<string, string>> = { 'segment-revenue': 'r', 'segment-income': 'i' };

function figure(attribute: string, year: number, millions: number): Evidence {
  return row({
    attribute,
    quote: `"end": "${year}-12-31", "val": ${millions * 1e6}`,
    value: millions * 1e6,
    unit: 'usd',
    asOf: `${year}-12-31`,
  });
}

/** A row of a table, with the last year and the one before it. */
function part(
  attribute: string,
  segment: string,
  [before, now]: readonly [number, number],
  place: { readonly start: number; readonly within?: string },
): readonly Evidence[] {
  const quote = `${segment} | ${before} | ${now} | ${LABELS[attribute] ?? ''}`;
  const { start, within } = place;
  return [2025, 2024].map((year) => {
    const millions = year === 2025 ? now : before;
    return row({
      attribute,
      quote,
      snapshot: 'a'.repeat(64),
      start,
      end: start + quote.length,
      value: millions * 1e6,
      unit: 'usd',
      asOf: `${year}-12-31`,
      details: { segment, ...defined({ within }) },
    });
  });
}

const WHOLE = [figure('revenue', 2025, 1_000), figure('revenue', 2024, 900)];
const told = (rows: readonly Evidence[]): readonly string[] =>
  writeParts({
    facts: factsOf([...WHOLE, ...rows]),
    subject: subjectOf('Fernhollow'),
    nameYear: yearNames(),
    group: 'How it’s doing',
  }).map(({ text }) => text);

describe('what the parts brought in', () => {
  test('is one sentence, the largest first, and those that moved most have their own', () => {
    expect(
      told([
        ...part('segment-revenue', 'Mills', [300, 350], { start: 0 }),
        ...part('segment-revenue', 'Night ferries', [600, 610], { start: 40 }),
      ]),
    ).toEqual([
      'Night ferries brought in $610 million in 2025, and Mills $350 million.',
      'Mills revenue rose 17% in 2025.',
    ]);
  });

  test('stands by region apart from what is sold', () => {
    expect(
      told([
        ...part('segment-revenue', 'Mills', [300, 301], { start: 0 }),
        ...part('segment-revenue', 'Ferries', [600, 605], { start: 40 }),
        ...part('segment-revenue', 'Americas', [700, 720], { start: 80 }),
        ...part('segment-revenue', 'Europe', [200, 280], { start: 120 }),
      ]),
    ).toEqual([
      'Ferries brought in $605 million in 2025, and Mills $301 million.',
      'The Americas brought in $720 million in 2025, and Europe $280 million.',
    ]);
  });

  test('names with a comma are kept apart by semicolons', () => {
    expect(
      told([
        ...part('segment-revenue', 'Mills, depots, and barns', [300, 301], { start: 0 }),
        ...part('segment-revenue', 'Day ferries', [400, 401], { start: 60 }),
        ...part('segment-revenue', 'Night ferries', [200, 201], { start: 110 }),
      ]),
    ).toEqual([
      'Day ferries brought in $401 million in 2025; Mills, depots, and barns $301 million; and Night ferries $201 million.',
    ]);
  });

  test('of two parts the larger one is told by what it is made of', () => {
    expect(
      told([
        ...part('segment-revenue', 'Ferries', [600, 601], { start: 0 }),
        ...part('segment-revenue', 'Day ferries', [400, 401], { start: 40, within: 'Ferries' }),
        ...part('segment-revenue', 'Night ferries', [200, 200], { start: 90, within: 'Ferries' }),
        ...part('segment-revenue', 'Mills', [300, 301], { start: 140 }),
      ]),
    ).toEqual([
      'Day ferries brought in $401 million in 2025, Mills $301 million, and Night ferries $200 million.',
    ]);
  });

  test('is not told of another year than the whole’s', () => {
    const old = part('segment-revenue', 'Mills', [300, 350], { start: 0 }).map((one) => ({
      ...one,
      asOf: (one.asOf ?? '').replace('2025', '2023').replace('2024', '2022'),
    }));
    expect(told(old)).toEqual([]);
  });
});

describe('operating income and research', () => {
  test('are told of the company, and income of the part that earned most', () => {
    expect(
      told([
        figure('operating-income', 2025, 200),
        figure('operating-income', 2024, 150),
        ...part('segment-income', 'Ferries', [170, 210], { start: 0 }),
        ...part('segment-income', 'Mills', [-20, -10], { start: 40 }),
        figure('research-spending', 2025, 80),
      ]),
    ).toEqual([
      'Operating income jumped 33% to $200 million in 2025.',
      'Ferries operating income rose 24% to $210 million in 2025.',
      'Fernhollow spent $80 million on research and development in 2025, 8% of revenue.',
    ]);
  });
});
