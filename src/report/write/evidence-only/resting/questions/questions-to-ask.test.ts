import { describe, expect, test } from 'vitest';
import { countWords } from '../../../../../kernel/text';
import type { Evidence } from '../../../../../research/evidence/shape';
import { claimsOn, inputFor, row, saidFrom, writtenFrom } from '../../../../fixtures/writing';
import { evidenceOnlyWriter } from '../../..';

type Given = Parameters<typeof row>[0];
const POSTING = 'https://fernhollow.example/jobs/7';
const MOST_WORDS = 30;

const yearly = (attribute: string, value: number, year: number): Given => ({
  attribute,
  quote: `"end": "${year}-12-31", "val": ${value}`,
  value,
  unit: 'usd',
  asOf: `${year}-12-31`,
});
const named = (attribute: string, value: string): Given => ({
  attribute,
  value,
  quote: `${value} is on the list that Fernhollow publishes.`,
});

/** What a question may be built on, each alone enough for one. */
const SUBJECTS: Readonly<Record<string, readonly Given[]>> = {
  revenue: [yearly('revenue', 112_000_000, 2025), yearly('revenue', 100_000_000, 2024)],
  'a launch': [{ ...named('launch', 'Tiller'), asOf: '2025-11-04' }],
  products: [named('product', 'Rootline'), named('product', 'Seedbook')],
  rivals: [named('competitor', 'Dunmere Probes')],
  'a partner': [named('partner', 'Alder Labs')],
  values: [named('value', 'Measure First'), named('value', 'Ask Twice')],
  'open jobs': [{ attribute: 'open-jobs', quote: 'There are 42 open jobs.', value: 42 }],
  'a new chief executive': [
    {
      attribute: 'chief-executive',
      value: 'Marlow Quill',
      quote: 'Marlow Quill has been chief executive of Fernhollow since May 2025.',
      details: { since: '2025-05' },
    },
  ],
  pay: [
    {
      attribute: 'pay-range',
      value: '$131,000 - $164,000',
      quote: 'The range is $131,000 - $164,000 a year.',
      url: POSTING,
    },
  ],
};
const JOB = row({
  attribute: 'job-posting',
  quote: 'Backend Engineer, Rootline, in Ashby Falls or remote.',
  value: 'Backend Engineer, Rootline',
  url: POSTING,
});

const rowsOn = (subject: readonly Given[], changes: Partial<Evidence> = {}): Evidence[] => [
  ...subject.map((given) => row({ ...given, ...changes })),
  JOB,
];

describe.each(Object.entries(SUBJECTS))('on %s', (_, subject) => {
  test('one question is asked, with all that a reader needs to judge its answer', async () => {
    const { drafts, faults } = await writtenFrom('questions-to-ask', rowsOn(subject));
    expect(faults).toEqual([]);
    expect(drafts).toHaveLength(1);
    const [{ text = '', notes = [], spoken } = {}] = drafts;
    expect(text).toMatch(/\?$/u);
    expect(countWords(text)).toBeLessThanOrEqual(MOST_WORDS);
    expect(spoken).toBe(true);
    expect(notes.map(({ label }) => label)).toEqual([
      'Why',
      'Good answer',
      'Red flag',
      'Who to ask',
    ]);
    expect(notes.every((note) => /\p{L}{3}/u.test(note.text))).toBe(true);
  });

  test.each([
    ['stale', { status: 'stale' }],
    ['conflicted', { status: 'conflicted' }],
    ['contradicted by another row', { rivals: ['row-of-another'] }],
  ] as const)('nothing is asked where it is %s', async (_of, changes) => {
    expect(await saidFrom('questions-to-ask', rowsOn(subject, changes))).toEqual([]);
  });

  test('nothing is asked where no verified claim carries it', async () => {
    const input = inputFor('questions-to-ask', rowsOn(subject), claimsOn([JOB]));
    expect(await evidenceOnlyWriter().writeSection(input)).toEqual([]);
  });
});

describe('of all that could be asked', () => {
  const all = Object.values(SUBJECTS).flatMap((subject) => rowsOn(subject).slice(0, -1));

  test('no more than eight questions are left, none of them twice', async () => {
    const texts = await saidFrom('questions-to-ask', [...all, JOB]);
    expect(texts).toHaveLength(8);
    expect(new Set(texts).size).toBe(8);
  });

  test('the one on the posting’s own work comes first', async () => {
    const duty = row({
      attribute: 'duty',
      quote: 'Keep the intake of all readings running.',
      url: POSTING,
    });
    const [first] = await saidFrom('questions-to-ask', [...all, JOB, duty]);
    expect(first).toContain('The posting lists “Keep the intake of all readings running.”');
  });
});

test.each(['developments', 'culture', 'role-tips'] as const)(
  'the longest sentence that is said back makes no question of more than thirty words: %s',
  async (section) => {
    const own = row({
      attribute: 'statement',
      quote:
        'We meet in Ashby Falls for four days each spring and walk the rivers together with ' +
        'people from all 14 valleys.',
      reliability: 'first-party',
    });
    const written = claimsOn([own]).map((claim) => ({ ...claim, section }));
    const input = inputFor('questions-to-ask', [own], written);
    const [asked] = await evidenceOnlyWriter().writeSection(input);
    expect(countWords(asked?.text ?? '')).toBeGreaterThan(21);
    expect(countWords(asked?.text ?? '')).toBeLessThanOrEqual(MOST_WORDS);
  },
);

test('the question why not a rival holds before the verifier', async () => {
  expect(await saidFrom('questions-to-expect', rowsOn(SUBJECTS['rivals'] ?? []))).toEqual([
    'Why us rather than Dunmere Probes?',
  ]);
});
