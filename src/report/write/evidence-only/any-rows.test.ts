import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defined } from '../../../kernel/defined';
import { countWords } from '../../../kernel/text';
import type { Evidence, Topic } from '../../../research/evidence/shape';
import type { SectionId } from '../../document';
import { HOSTILE_NAMES } from '../../fixtures/hostile-names';
import { claimsOn, inputFor, row } from '../../fixtures/writing';
import { FACT_SECTIONS, RESTING_SECTIONS } from '../sections';
import { evidenceOnlyWriter, type DraftClaim } from '../index';

const SEED = { seed: 20_260_320 };
const PLANS = [...FACT_SECTIONS, ...RESTING_SECTIONS];
const ATTRIBUTES = [
  ...new Set(
    FACT_SECTIONS.flatMap(({ questions }) => questions.flatMap(({ answeredBy }) => answeredBy)),
  ),
];
const ADVICE: readonly SectionId[] = [
  'talking-points',
  'questions-to-ask',
  'questions-to-expect',
  'avoid',
  'brief',
];

async function everythingOn(
  evidence: readonly Evidence[],
): Promise<Map<SectionId, readonly DraftClaim[]>> {
  const entries = await Promise.all(
    PLANS.map(
      async ({ id }) =>
        [
          id,
          await evidenceOnlyWriter().writeSection(
            inputFor(id, evidence, ADVICE.includes(id) ? claimsOn(evidence) : []),
          ),
        ] as const,
    ),
  );
  return new Map(entries);
}

const wordsOf = (drafts: readonly DraftClaim[]): string[] =>
  drafts.flatMap(({ text, notes = [] }) => [text, ...notes.map((note) => note.text)]);
/** The sentence without what is particular to it. */
const patternOf = (text: string): string =>
  text
    .replace(/“[^”]*”/gu, 'Q')
    .replace(/[$€£]?\d[\d,.]*%?/gu, 'N')
    .split(/\s+/u)
    .slice(0, 5)
    .join(' ');

/** What may stand in no draft of ours, whatever it was made from. */
function faultsIn(
  sections: ReadonlyMap<SectionId, readonly DraftClaim[]>,
  evidence: readonly Evidence[],
): string[] {
  const ids = new Set(evidence.map(({ id }) => id));
  const drafts = [...sections.values()].flat();
  const patterns = Map.groupBy(drafts, ({ text }) => patternOf(text));
  return [
    ...drafts
      .filter(
        ({ evidenceIds }) =>
          evidenceIds.length === 0 ||
          evidenceIds.some((id) => !ids.has(id)) ||
          new Set(evidenceIds).size < evidenceIds.length,
      )
      .map(({ text }) => `cites wrongly: ${text}`),
    ...ADVICE.flatMap((id) => sections.get(id) ?? [])
      .filter(({ restsOn }) => restsOn.length === 0)
      .map(({ text }) => `rests on nothing: ${text}`),
    ...wordsOf(drafts)
      .map((text) => text.replace(/“[^”]*”/gu, 'Q'))
      .filter((text) =>
        /undefined|null|NaN|Infinity|\[object| {2}|\.\.|\(\)| [,.;:]|[“”]/u.test(text),
      ),
    ...drafts
      .map(({ text }) => text)
      .filter((text) => !/[.?!]”?$/u.test(text))
      .map((text) => `has no end: ${text}`),
    ...[...patterns]
      .filter(([, same]) => same.length > 3)
      .map(([pattern, same]) => `${same.length} times: ${pattern}`),
    ...(countWords(wordsOf(sections.get('brief') ?? []).join(' ')) > 225
      ? ['a brief of more than a minute and a half']
      : []),
  ];
}

const words = fc
  .array(
    fc.constantFrom(
      'soil',
      'our',
      'We',
      'Alder',
      'build',
      'not',
      'Inc.',
      'D.C.',
      '1987',
      '38',
      'kind',
      'teams',
      'outage',
      'expect',
      'cash',
      'said',
      '“yes”',
      'a,',
      'why?',
      'plan',
      'the',
    ),
    { minLength: 1, maxLength: 30 },
  )
  .map((list) => list.join(' '));
const text = fc.oneof(
  { weight: 4, arbitrary: words },
  fc.constantFrom(...HOSTILE_NAMES.map(([, name]) => name)),
);
const day = fc.constantFrom('2026-03-01', '2025-12-31', '2025-06', '2024', '1987', 'soon', '');
const topics = fc.constantFrom<Topic>(
  'snapshot',
  'financials',
  'news',
  'culture',
  'hiring',
  'engineering',
  'products',
  'legal',
);
const status = fc.constantFrom<Evidence['status']>('current', 'current', 'conflicted', 'stale');
const places = fc.constantFrom(
  'https://a.example/',
  'https://b.example/',
  'https://c.example/',
  'https://d.example/',
);

/** A row such as a bad day of gathering might bring: any words, any figure, any day, at any place. */
const anyRow = fc
  .record({
    attribute: fc.constantFrom(...ATTRIBUTES),
    quote: text,
    topic: topics,
    status,
    url: places,
    value: fc.option(
      fc.oneof(
        words,
        fc.constantFrom<string | number>(
          0,
          1,
          -5,
          40,
          1_577_000_000,
          -3e6,
          0.5,
          1e21,
          '',
          '.',
          '—',
        ),
      ),
      { nil: undefined },
    ),
    unit: fc.constantFrom(undefined, 'usd', 'eur', 'XTS'),
    asOf: fc.option(day, { nil: undefined }),
    publishedAt: fc.option(day, { nil: undefined }),
    reliability: fc.constantFrom<Evidence['reliability']>(
      'first-party',
      'reference',
      'public-voice',
    ),
    said: fc.boolean(),
  })
  .map(({ value, unit, asOf, publishedAt, said, quote, ...rest }): Evidence =>
    row({
      ...rest,
      quote: said && value !== undefined ? `${value} ${quote}` : quote,
      ...defined({ value, unit, asOf, publishedAt }),
    }),
  );

test('whatever rows there are, every sentence is whole, cites rows it was given, and no pattern comes a fourth time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { maxLength: 40 }), async (evidence) => {
      expect(faultsIn(await everythingOn(evidence), evidence)).toEqual([]);
    }),
    { ...SEED, numRuns: 120 },
  );
});

test('the same rows give the same sentences', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyRow, { maxLength: 20 }), async (evidence) => {
      expect(await everythingOn(evidence)).toEqual(await everythingOn(evidence));
    }),
    { ...SEED, numRuns: 20 },
  );
});

describe.each(HOSTILE_NAMES)('a row that says %s', (_kind, evil) => {
  test.each(ATTRIBUTES)('of %s', async (attribute) => {
    const evidence = [
      row({
        attribute,
        quote: `We say ${evil} to everyone who reads this.`,
        value: evil,
        details: { title: evil, since: evil, team: evil, place: evil },
        publishedAt: '2026-03-01',
      }),
    ];
    expect(faultsIn(await everythingOn(evidence), evidence)).toEqual([]);
  });
});

test('of nothing nothing is said, in any section', async () => {
  expect([...(await everythingOn([])).values()].flat()).toEqual([]);
});
