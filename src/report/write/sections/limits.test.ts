import { defined } from '../../../kernel/defined';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corroborated } from '../../../research/evidence';
import type { Evidence, Topic } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import { assignRows, unanswered } from '../../plan/assign';
import {
  assessEvidence,
  FACTS_FLOOR,
  isUsable,
  SIDES_FLOOR,
  SOURCES_FLOOR,
} from '../../plan/enough';
import { FACT_SECTIONS } from '.';

const RUNS = { seed: 20_260_320, numRuns: 120 };
const ATTRIBUTES = [
  ...new Set(
    FACT_SECTIONS.flatMap(({ questions }) => questions.flatMap(({ answeredBy }) => answeredBy)),
  ),
  'favourite-colour',
];

const anyRow = fc
  .record({
    attribute: fc.constantFrom(...ATTRIBUTES),
    topic: fc.constantFrom<Topic>(
      'snapshot',
      'financials',
      'leadership',
      'news',
      'culture',
      'hiring',
      'engineering',
      'products',
      'market',
      'legal',
      'location',
    ),
    quote: fc.constantFrom('It is so.', 'It was so.', 'It may be so.'),
    value: fc.option(fc.constantFrom<string | number>(1, 2, '1', 'Alder'), { nil: undefined }),
    sourceId: fc.constantFrom('register', 'site', 'courier'),
    cluster: fc.constantFrom('one', 'two', 'three'),
    url: fc.constantFrom('https://a.example/', 'https://b.example/'),
    matchScore: fc.constantFrom(0, 0.49, 0.5, 0.9),
    status: fc.constantFrom<Evidence['status']>('current', 'conflicted', 'stale', 'kept-apart'),
    asOf: fc.option(fc.constantFrom('2025', '2025-06', '2025-12-31'), { nil: undefined }),
  })
  .map(({ value, asOf, ...rest }): Evidence =>
    row({
      ...rest,
      ...defined({ value, asOf }),
    }),
  );
const anyRows = fc.array(anyRow, { maxLength: 60 });

/** Asked for by questions that may have eight rows or more. */
const SPACIOUS = [
  'news',
  'value',
  'benefit',
  'public-voice',
  'job-posting',
  'leadership',
  'pay-range',
];

const idsOf = (evidence: readonly Evidence[]) => evidence.map(({ id }) => id).toSorted();

describe('whether there is enough', () => {
  test('does not hang on the order of the rows', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        expect(assessEvidence(rows.toReversed()).ok).toBe(assessEvidence(rows).ok);
      }),
      RUNS,
    );
  });

  test('is never undone by one row more', () => {
    fc.assert(
      fc.property(anyRows, anyRow, (rows, more) => {
        expect(assessEvidence([...rows, more]).ok || !assessEvidence(rows).ok).toBe(true);
      }),
      RUNS,
    );
  });

  test('gives back the rows that may be used and built on, each of them and no other', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const result = assessEvidence(rows);
        const usable = rows.filter(
          ({ status, matchScore }) => status !== 'kept-apart' && matchScore >= 0.5,
        );
        const sound = idsOf(corroborated(usable));
        expect(result.ok ? idsOf(result.value) : sound).toEqual(sound);
        expect(rows.filter(isUsable)).toEqual(usable);
      }),
      RUNS,
    );
  });

  test('and where not, says of each thing that is short how much there is and how much is needed', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 14 }), (rows) => {
        const result = assessEvidence(rows);
        const usable = corroborated(rows.filter(isUsable)).filter(
          (row) => row.attribute !== 'surroundings' && row.attribute !== 'going-pay',
        );
        const short = new Set(usable.map(({ sourceId }) => sourceId)).size < SOURCES_FLOOR;
        const sentence = result.ok ? '' : result.failure.sentence;
        expect(sentence.includes(`where ${SOURCES_FLOOR} are needed`)).toBe(short);
        expect(sentence).not.toMatch(/: \.|; \.|\b1 \w+s (?:found|answered)/u);
        expect(
          usable.length >= FACTS_FLOOR || sentence.includes(`where ${FACTS_FLOOR} are needed`),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  test.each([
    ['products, place and market', ['products', 'location', 'market'], 1],
    ['news and disputes', ['news', 'legal'], 1],
    ['hiring and engineering', ['hiring', 'engineering'], 1],
    ['what it is, its people and its culture', ['snapshot', 'leadership', 'culture'], SIDES_FLOOR],
  ] as const)('takes %s for %3$s', (_kinds, topics, sides) => {
    const rows = Array.from({ length: 12 }, (_, index) =>
      row({
        ...(index < 4 ? { attribute: 'news', value: `Fact ${index}` } : { attribute: 'statement' }),
        reliability: 'first-party',
        topic: topics[index % topics.length] ?? 'snapshot',
        quote: `Fact ${index} is so.`,
        sourceId: `source-${index % 2}`,
      }),
    );
    expect(assessEvidence(rows).ok).toBe(sides >= SIDES_FLOOR);
  });
});

describe('the rows that a section is given', () => {
  test('answer their question, are about the company, and are no more than the question may have', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        for (const plan of FACT_SECTIONS) {
          const given = assignRows(plan, rows);
          expect(given.map(({ number }) => number)).toEqual(given.map((_, index) => index + 1));
          for (const question of plan.questions) {
            const own = given
              .filter((one) => one.question === question.id)
              .map(({ evidence }) => evidence);
            expect(own.length).toBeLessThanOrEqual(question.most);
            expect(
              own.every(
                ({ attribute, topic, status }) =>
                  question.answeredBy.includes(attribute) &&
                  (question.topics?.includes(topic) ?? true) &&
                  status !== 'kept-apart',
              ),
            ).toBe(true);
          }
        }
      }),
      RUNS,
    );
  });

  test('are the same whatever the order in which rows came', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        for (const plan of FACT_SECTIONS)
          expect(assignRows(plan, rows.toReversed())).toEqual(assignRows(plan, rows));
      }),
      RUNS,
    );
  });

  test('lack nothing that says something new, where there is room', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), (rows) => {
        const given = FACT_SECTIONS.flatMap((plan) =>
          assignRows(plan, rows).map(({ evidence }) => evidence),
        );
        const keyOf = ({ attribute, cluster, value, quote, asOf }: Evidence) =>
          JSON.stringify([attribute, cluster, String(value ?? quote), asOf]);
        const told = new Set(given.map(keyOf));
        const wanted = rows.filter(
          ({ attribute, status }) => SPACIOUS.includes(attribute) && status !== 'kept-apart',
        );
        expect(wanted.filter((one) => !told.has(keyOf(one)))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('leave a question unanswered only where no row of it is cited', () => {
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 0, max: 3 }), (rows, nth) => {
        for (const plan of FACT_SECTIONS) {
          const given = assignRows(plan, rows);
          const cited = new Set(
            given.filter(({ number }) => number % 4 === nth).map(({ evidence }) => evidence.id),
          );
          const answered = new Set(
            given.filter(({ evidence }) => cited.has(evidence.id)).map(({ question }) => question),
          );
          const said = new Set(
            plan.questions.filter(({ id }) => answered.has(id)).map(({ missing }) => missing),
          );
          const open = plan.questions.filter(
            ({ id, counted, extra, missing }) =>
              counted !== true && extra !== true && !answered.has(id) && !said.has(missing),
          );
          expect(unanswered(plan, given, cited)).toEqual([
            ...new Set(open.map(({ missing }) => missing)),
          ]);
        }
      }),
      RUNS,
    );
  });
});
