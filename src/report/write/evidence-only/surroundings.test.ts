import { defined } from '../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import type { Evidence, Topic } from '../../../research/evidence/shape';
import { inputFor, row, SETTING } from '../../fixtures/writing';
import { FACT_SECTIONS } from '../sections';
import { verifyClaim } from '../../verify';
import { evidenceOnlyWriter } from '../index';

const place = (title: string, lines: readonly string[], changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'surroundings',
    topic: 'location',
    reliability: 'register',
    sourceName: 'Rent office figures',
    value: title,
    quote: [title, ...lines].join('\n'),
    details: { subject: 'the place, not the company' },
    ...changes,
  });
const pay = (title: string, lines: readonly string[], changes: Partial<Evidence> = {}) =>
  row({
    attribute: 'going-pay',
    topic: 'hiring',
    reliability: 'register',
    sourceName: 'Wage office',
    value: title,
    quote: [title, ...lines].join('\n'),
    details: { subject: 'the occupation, not the company' },
    ...changes,
  });

/** What a section says of these rows to somebody who asked about Ashby Falls, followed by what the verifier holds against it. */
async function said(
  section: 'location' | 'role-tips',
  rows: readonly Evidence[],
  location: string | undefined = 'Ashby Falls, OR',
): Promise<readonly string[]> {
  const input = { ...inputFor(section, rows), ...defined({ location }) };
  const setting = { ...SETTING, ...defined({ location }) };
  const drafts = await evidenceOnlyWriter().writeSection(input);
  const snapshots = new Map(rows.map(({ snapshot, quote }) => [snapshot, quote]));
  const faults = drafts.flatMap(
    (draft) =>
      verifyClaim(
        {
          ...draft,
          kind: 'fact',
          evidence: rows.filter(({ id }) => draft.evidenceIds.includes(id)),
        },
        setting,
        snapshots,
      ).reasons,
  );
  return [...drafts.map(({ text }) => text), ...faults.map((fault) => `Refused: ${fault}`)];
}

describe('the place that was asked about', () => {
  test('is told as who writes of it has it, and with its rents', async () => {
    const guide = row({
      attribute: 'surroundings',
      topic: 'location',
      sourceName: 'Open guide',
      quote: 'Ashby Falls is a mill town on two rivers.',
      details: { subject: 'the place, not the company' },
    });
    expect(
      await said('location', [
        guide,
        place('Ashby Falls, OR', [
          'Year: 2026',
          'Studio: 760',
          'One bedroom: 890',
          'Two bedrooms: 1120',
        ]),
        place('Prices in Oregon in 2024, where the whole country is 100', ['Value: 98.417'], {
          sourceName: 'Price office',
        }),
      ]),
    ).toEqual([
      'Ashby Falls is a mill town on two rivers.',
      'Rents in Ashby Falls, OR: one bedroom 890; and two bedrooms 1,120.',
    ]);
  });

  test('is not told where no place was named, nor what says nothing of living there', async () => {
    expect(await said('location', [place('Ashby Falls, OR', ['One bedroom: 890'])], '')).toEqual(
      [],
    );
    expect(
      await said('location', [
        place('Wick Row', ['What: tram stop']),
        place('Growth of the economy, per cent', ['Value: 0.94']),
      ]),
    ).toEqual([]);
  });
});

describe('what such work pays in general', () => {
  test('is told as no word on the company, with the place and the year', async () => {
    expect(
      await said('role-tips', [
        pay('Software Developers', [
          'Year: 2025',
          'Place: Oregon',
          'Low: 72000',
          'Median: 133000',
          'Upper: 168000',
        ]),
      ]),
    ).toEqual([
      'In general, and not at this company, the median pay for Software Developers is 133,000 (2025).',
    ]);
  });

  test('is told of work with another name only where a register files it under an occupation, the closest first', async () => {
    expect(
      await said('role-tips', [
        pay('Student', ['Place: Norway', 'Pay: 12000']),
        pay('Developer, full-stack', ['Place: Norway', 'Pay: 88000']),
        pay('Engineer, backend', ['Place: Norway', 'Pay: 98500']),
      ]),
    ).toEqual([
      'In general, and not at this company, the median pay for Engineer, backend is 98,500.',
    ]);
  });

  test('declared pay says whether it is paid by the hour', async () => {
    const declared = row({
      attribute: 'declared-pay',
      topic: 'hiring',
      reliability: 'register',
      sourceName: 'Wage filings',
      value: 41,
      unit: 'usd',
      quote: 'Backend Engineer\nPay from: 41\nPay unit: hour',
      details: { title: 'Backend Engineer', payUnit: 'hour' },
    });
    expect(await said('role-tips', [declared])).toEqual([
      'A public register, Wage filings, gives pay of $41 an hour for Backend Engineer.',
    ]);
  });
});

const TOPICS: readonly Topic[] = [
  'location',
  'hiring',
  'market',
  'engineering',
  'culture',
  'news',
  'snapshot',
  'products',
  'legal',
  'financials',
];

test.each(FACT_SECTIONS.filter(({ id }) => id !== 'location').map(({ id }) => id))(
  'in the section “%s” no sentence on the place or on the occupation is told as one on the company',
  async (id) => {
    const sentences = [
      'We work from home on two days a week and decide within five days.',
      'The market fell by 4% and its rivals are larger.',
      'It serves 4,000 customers in 11 countries, and 12 people apologised.',
      'In the office, on-call weeks are part-time.',
    ];
    const rows = TOPICS.flatMap((topic) =>
      sentences.flatMap((quote) =>
        ['statement', 'surroundings'].map((attribute) =>
          row({ attribute, topic, quote, details: { subject: 'the place, not the company' } }),
        ),
      ),
    );
    expect(await evidenceOnlyWriter().writeSection(inputFor(id, rows))).toEqual([]);
  },
);
