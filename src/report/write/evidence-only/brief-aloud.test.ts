import { describe, expect, test } from 'vitest';
import { countWords } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';
import { LONGEST_NAME } from '../../compose/clean';
import { claimsOn, inputFor, row, saidFrom } from '../../fixtures/writing';
import {
  evidenceOnlyWriter,
  type DraftClaim,
  type WritingInput,
  type WrittenClaim,
} from '../index';

/** A minute and a half at 150 words a minute, an easy pace for reading aloud. */
const MOST_WORDS = 225;

const wordsIn = (drafts: readonly DraftClaim[]) =>
  drafts.reduce((sum, { text }) => sum + countWords(text), 0);

const LONG =
  'so long a thing that nobody could say all of it in a single breath however hard they tried to do it on the day';
const long = (attribute: string, changes: Partial<Evidence> = {}) =>
  row({ attribute, quote: `We say ${LONG}.`, ...changes });

/** A finding for every part of a brief, each as long as it may be. */
const EVERYTHING: readonly Evidence[] = [
  long('description', { reliability: 'first-party' }),
  ...['Alder', 'Birch', 'Cedar', 'Damson'].map((name) =>
    row({
      attribute: 'product',
      quote: `${name} One Two Three Four reads soil.`,
      value: `${name} One Two Three Four`,
    }),
  ),
  row({
    attribute: 'revenue',
    topic: 'financials',
    quote: '"val":1577000000,"end":"2025-12-31"',
    value: 1_577_000_000,
    unit: 'usd',
    asOf: '2025-12-31',
  }),
  row({
    attribute: 'net-income',
    topic: 'financials',
    quote: '"val":84200000,"end":"2025-12-31"',
    value: 84_200_000,
    unit: 'usd',
    asOf: '2025-12-31',
  }),
  row({
    attribute: 'net-income',
    topic: 'financials',
    quote: '"val":-3200000,"end":"2024-12-31"',
    value: -3_200_000,
    unit: 'usd',
    asOf: '2024-12-31',
  }),
  row({
    attribute: 'chief-executive',
    quote: 'Marlow Aldo Bering Quill of Ashby Falls leads it since 2021-02.',
    value: 'Marlow Aldo Bering Quill of Ashby Falls',
    details: { since: '2021-02' },
  }),
  row({ attribute: 'employees', quote: 'It has 6,240 people.', value: 6240, asOf: '2025-12-31' }),
  row({ attribute: 'open-jobs', quote: 'Open jobs: 38 in total.', value: 38 }),
  long('job-posting', { value: `Backend Engineer ${LONG}`, quote: `Backend Engineer ${LONG}` }),
  long('mission'),
  long('launch', { publishedAt: '2026-02-01' }),
  long('pay-range'),
  long('hiring-step'),
  ...['2026-03-03', '2026-02-02', '2026-01-01'].map((day) =>
    row({
      attribute: 'news',
      topic: 'news',
      quote: `On ${day} an outage ${LONG}.`,
      publishedAt: day,
    }),
  ),
  long('layoff', { publishedAt: '2026-01-01' }),
  long('legal'),
  long('public-voice', { topic: 'culture' }),
];

async function briefOn(
  evidence: readonly Evidence[],
  changes: Partial<WritingInput> = {},
): Promise<readonly DraftClaim[]> {
  const written = claimsOn(evidence);
  const avoid = (await evidenceOnlyWriter().writeSection(inputFor('avoid', evidence, written)))
    .slice(0, 1)
    .map(({ text, evidenceIds }): WrittenClaim => ({
      id: 'avoid-1',
      section: 'avoid',
      text,
      verdict: 'supported',
      evidenceIds,
    }));
  return evidenceOnlyWriter().writeSection({
    ...inputFor('brief', evidence, [...written, ...avoid]),
    ...changes,
  });
}

const GROUPS = [
  'What it does',
  'How it earns',
  'Three things to know',
  'If they ask what you know about them',
  'What changed lately',
  'Better not brought up',
];
const groupsOf = (drafts: readonly DraftClaim[]) => [...new Set(drafts.map(({ group }) => group))];

describe('a brief on everything at its longest', () => {
  test.each([
    ['an ordinary name', 'Fernhollow'],
    ['a name as long as may be shown', 'Long name '.repeat(12).slice(0, LONGEST_NAME).trim()],
    ['a name of small words', 'a b '.repeat(30).slice(0, LONGEST_NAME).trim()],
  ])('of %s is read aloud in a minute and a half and has all its parts', async (_kind, company) => {
    const brief = await briefOn(EVERYTHING, { company });
    expect(wordsIn(brief)).toBeLessThanOrEqual(MOST_WORDS);
    expect(groupsOf(brief)).toEqual(GROUPS);
    expect(brief.filter(({ group }) => group === 'Three things to know')).toHaveLength(3);
  });

  test('leaves nothing out that there is time for', async () => {
    const short = EVERYTHING.filter(({ attribute }) => attribute !== 'description');
    const brief = await briefOn(short);
    expect(brief.filter(({ group }) => group === 'What changed lately')).toHaveLength(2);
  });

  test('answers “what do you know about us” in half a minute', async () => {
    const answer = (await briefOn(EVERYTHING)).filter(
      ({ group }) => group === 'If they ask what you know about them',
    );
    expect(wordsIn(answer)).toBeLessThanOrEqual(75);
    expect(wordsIn(answer)).toBeGreaterThan(20);
  });
});

describe('a brief on little', () => {
  test('on nothing is nothing', async () => {
    expect(await briefOn([])).toEqual([]);
  });

  test.each(EVERYTHING.map((evidence) => [evidence.attribute, evidence] as const))(
    'on one row of %s says at most a sentence a part, and no answer made of one thing',
    async (_attribute, evidence) => {
      const brief = await briefOn([evidence]);
      expect(groupsOf(brief)).toHaveLength(brief.length);
      expect(groupsOf(brief)).not.toContain('If they ask what you know about them');
      for (const draft of brief) expect(draft.evidenceIds).toEqual([evidence.id]);
    },
  );

  test('on rows that no claim carries is nothing', async () => {
    expect(await evidenceOnlyWriter().writeSection(inputFor('brief', EVERYTHING, []))).toEqual([]);
  });
});

describe('three things to know', () => {
  const three = async (rows: readonly Evidence[]) =>
    (await briefOn(rows))
      .filter(({ group }) => group === 'Three things to know')
      .map(({ text }) => text);

  test('leave out a headcount on which the sources differ', async () => {
    const differing = [6240, 7105].map((value) =>
      row({
        attribute: 'employees',
        quote: `It has ${value} people.`,
        value,
        status: 'conflicted',
      }),
    );
    expect(await three(differing)).toEqual([]);
  });

  test.each([
    [8, -3, 'It earned money in 2025, after a loss in 2024.'],
    [0, -3, undefined],
    [-8, 3, undefined],
    [8, 3, undefined],
    [-8, -3, undefined],
  ])(
    'after results of %i and before it %i millions say “%s” of the turn',
    async (latest, before, sentence) => {
      const result = (millions: number, year: number) =>
        row({
          attribute: 'net-income',
          quote: `"val":${millions}000000,"end":"${year}"`,
          value: millions * 1e6,
          unit: 'usd',
          asOf: `${year}`,
        });
      expect(await three([result(latest, 2025), result(before, 2024)])).toEqual(
        sentence === undefined ? [] : [sentence],
      );
    },
  );
});

test('a section of facts on everything names its groups once each', async () => {
  for (const section of ['snapshot', 'developments', 'culture', 'role-tips'] as const) {
    const drafts = await evidenceOnlyWriter().writeSection(inputFor(section, EVERYTHING));
    const groups = drafts.map(({ group }) => group);
    expect(groups).not.toContain(undefined);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(groupsOf(drafts));
    expect(await saidFrom(section, []), section).toEqual([]);
  }
});
