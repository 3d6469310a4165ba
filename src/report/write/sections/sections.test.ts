import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { row } from '../../fixtures/writing';
import { assignRows, unanswered } from '../../plan/assign';
import {
  assessEvidence,
  FACTS_FLOOR,
  MATCH_FLOOR,
  SIDES_FLOOR,
  SOURCES_FLOOR,
  MINIMUM_FACTS,
} from '../../plan/enough';
import { RESTING_SECTIONS } from '.';
import type { SectionPlan } from '../../plan/section-plan';
import { FACT_SECTIONS } from '.';

function section(id: string): SectionPlan {
  const found = FACT_SECTIONS.find((plan) => plan.id === id);
  if (found === undefined) throw new Error(`No section ${id}`);
  return found;
}

const idsIn = (id: string, evidence: readonly Evidence[]): string[] =>
  assignRows(section(id), evidence).map((assigned) => assigned.evidence.id);

const sectionsOf = (evidence: Evidence): string[] =>
  FACT_SECTIONS.filter(
    (plan) =>
      assignRows({ ...plan, questions: plan.questions.filter(({ counted }) => counted !== true) }, [
        evidence,
      ]).length > 0,
  ).map((plan) => plan.id);

describe('where a row is told', () => {
  test.each([
    ['description', 'snapshot', 'snapshot'],
    ['revenue', 'financials', 'snapshot'],
    ['board', 'leadership', 'snapshot'],
    ['funding', 'financials', 'snapshot'],
    ['contract', 'market', 'snapshot'],
    ['subsidiary', 'snapshot', 'snapshot'],
    ['competitor', 'market', 'market'],
    ['analysis', 'market', 'market'],
    ['interviewer', 'leadership', 'interviewers'],
    ['office', 'location', 'location'],
    ['launch', 'products', 'developments'],
    ['news', 'news', 'developments'],
    ['news', 'engineering', 'developments'],
    ['layoff', 'news', 'developments'],
    ['legal', 'legal', 'developments'],
    ['mission', 'culture', 'culture'],
    ['benefit', 'hiring', 'culture'],
    ['public-voice', 'culture', 'culture'],
    ['job-posting', 'hiring', 'role-tips'],
    ['pay-range', 'hiring', 'role-tips'],
    ['hiring-step', 'hiring', 'hiring-process'],
  ] as const)(
    'a row on “%s” of the topic “%s” belongs to %s and nowhere else',
    (attribute, topic, home) => {
      expect(sectionsOf(row({ attribute, topic, quote: 'Something is said here.' }))).toEqual([
        home,
      ]);
    },
  );

  test.each([
    ['news', ['developments']],
    ['market', ['market']],
    ['hiring', ['role-tips']],
    ['culture', ['role-tips']],
    ['engineering', ['developments', 'role-tips']],
    ['location', ['location']],
    ['snapshot', ['snapshot']],
    ['leadership', ['snapshot']],
  ] as const)('a statement on %s goes where such statements are read', (topic, homes) => {
    expect(
      sectionsOf(row({ attribute: 'statement', topic, quote: 'Something is said here.' })),
    ).toEqual(homes);
  });

  test.each(['financials', 'products', 'legal'] as const)(
    'a statement on %s is retold, and belongs to no question',
    (topic) => {
      const quote = 'Something is said here.';
      expect(sectionsOf(row({ attribute: 'statement', topic, quote }))).toEqual([]);
    },
  );

  test.each(['customer', 'award', 'parent', 'subsidiary'])(
    'a row on “%s” is told in the snapshot, whatever its topic',
    (attribute) => {
      for (const topic of ['market', 'news', 'snapshot'] as const)
        expect(sectionsOf(row({ attribute, topic, quote: 'Something is said here.' }))).toEqual([
          'snapshot',
        ]);
    },
  );

  test('a row that answers no question is told nowhere', () => {
    expect(
      sectionsOf(row({ attribute: 'favourite-colour', quote: 'Green is what it likes.' })),
    ).toEqual([]);
  });

  test('sections that rest on claims are given no rows by the plan, but for the one that sorts them by kind of source', () => {
    const rows = [row({ attribute: 'mission', quote: 'Our mission is this one.' })];
    for (const plan of RESTING_SECTIONS.filter(({ id }) => id !== 'deep-research'))
      expect(assignRows(plan, rows)).toEqual([]);
  });
});

describe('which row comes first', () => {
  const founded = (changes: Partial<Evidence>) =>
    row({ attribute: 'founded', quote: 'It was founded long ago.', ...changes });

  test('current before conflicted before stale, whatever their days', () => {
    const rows = [
      founded({ id: 'stale', status: 'stale', asOf: '2026-01-01' }),
      founded({ id: 'conflicted', status: 'conflicted', asOf: '2025-01-01' }),
      founded({ id: 'current', asOf: '2020-01-01' }),
    ];
    expect(idsIn('snapshot', rows)).toEqual(['current', 'conflicted', 'stale']);
  });

  test('then the later day, a day of publishing where no other is known, and a row without any day last', () => {
    const rows = [
      founded({ id: 'undated' }),
      founded({ id: 'published', publishedAt: '2025-06-01' }),
      founded({ id: 'older', asOf: '2024-12-31', publishedAt: '2026-03-01' }),
      founded({ id: 'newest', asOf: '2025-12-31' }),
    ];
    expect(idsIn('snapshot', rows)).toEqual(['newest', 'published', 'older', 'undated']);
  });

  test('then the surer match, then the address, the place on the page and the id', () => {
    const url = 'https://register.example/same';
    const rows = [
      founded({ id: 'z', url, start: 5 }),
      founded({ id: 'later-address', url: 'https://register.example/tame' }),
      founded({ id: 'b', url, start: 0 }),
      founded({ id: 'a', url, start: 0 }),
      founded({ id: 'surest', url: 'https://zzz.example/', matchScore: 0.99 }),
    ];
    expect(idsIn('snapshot', rows)).toEqual(['surest', 'a', 'b', 'z', 'later-address']);
    expect(idsIn('snapshot', rows.toReversed())).toEqual([
      'surest',
      'a',
      'b',
      'z',
      'later-address',
    ]);
  });
});

describe('copies', () => {
  const told = (changes: Partial<Evidence>) =>
    row({
      attribute: 'employees',
      quote: 'It has 40 employees.',
      value: 40,
      cluster: 'one-voice',
      asOf: '2025-12-31',
      ...changes,
    });

  test.each([
    ['another voice', { cluster: 'other-voice' }],
    ['another value', { value: 41 }],
    ['another day', { asOf: '2024-12-31' }],
  ])('%s makes it a row of its own', (_kind, changes) => {
    expect(idsIn('snapshot', [told({ id: 'one' }), told({ id: 'two', ...changes })])).toHaveLength(
      2,
    );
  });

  test('of two that say the same in one voice the better one stays', () => {
    expect(
      idsIn('snapshot', [told({ id: 'vague', matchScore: 0.7 }), told({ id: 'sure' })]),
    ).toEqual(['sure']);
  });

  test('are taken out before the most are counted, so that they push nobody out', () => {
    const copies = Array.from({ length: 30 }, (_, index) => told({ id: `copy-${index}` }));
    expect(idsIn('snapshot', [...copies, told({ id: 'other', asOf: '2024-12-31' })])).toContain(
      'other',
    );
  });
});

test.each(
  FACT_SECTIONS.flatMap((plan) => plan.questions.map((question) => [plan.id, question] as const)),
)('in %s a question is given at most as many rows as it may have', (id, question) => {
  const [attribute = ''] = question.answeredBy;
  const topic = question.topics?.[0] ?? 'snapshot';
  // Statements on work are told apart by what they speak of.
  const said =
    question.home === 'working-model'
      ? 'On remote work'
      : question.home === 'hiring-process'
        ? 'To candidates'
        : 'Sentence';
  const make = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      row({ attribute, topic, quote: `${said} number ${index}.` }),
    );
  const given = (count: number) =>
    assignRows(section(id), make(count)).filter((assigned) => assigned.question === question.id);
  expect(given(question.most)).toHaveLength(question.most);
  expect(given(question.most + 1)).toHaveLength(question.most);
});

test('what is missing is named in the order of the questions, and only what no claim cites', () => {
  const rows = [
    row({ attribute: 'mission', quote: 'Our mission is this one.' }),
    row({ attribute: 'value', quote: 'We value the soil.' }),
  ];
  const assigned = assignRows(section('culture'), rows);
  const missing = (cited: readonly string[]) =>
    unanswered(section('culture'), assigned, new Set(cited));
  expect(missing([])).toEqual([
    'stated values',
    'working model (remote, hybrid, or office)',
    'list of benefits',
  ]);
  expect(missing([rows[1]?.id ?? ''])).toEqual([
    'working model (remote, hybrid, or office)',
    'list of benefits',
  ]);
});

test('every question says what is missing as a noun phrase or a whole sentence, and every kind of source sorted is one that some section tells of', () => {
  const questions = [...FACT_SECTIONS, ...RESTING_SECTIONS].flatMap((plan) => plan.questions);
  for (const { missing } of questions)
    expect(missing).toMatch(/^(?:[\p{Ll}][^.?!]*[^.?!\s]|We [^.?!]*\.)$/u);
  const told = new Set(
    FACT_SECTIONS.flatMap((plan) => plan.questions.flatMap(({ answeredBy }) => answeredBy)),
  );
  const sorted = RESTING_SECTIONS.flatMap((plan) =>
    plan.questions.flatMap(({ answeredBy }) => answeredBy),
  );
  expect(sorted.filter((attribute) => !told.has(attribute))).toEqual([]);
});

describe('at the edge of enough', () => {
  const TOPICS = ['snapshot', 'financials', 'leadership', 'news', 'culture', 'hiring'] as const;
  /** Rows that differ in all that counts, spread over as many sources and sides as asked. */
  const rowsOver = (facts: number, sources: number, sides: number): Evidence[] =>
    Array.from({ length: facts }, (_, index) =>
      row({
        ...(index < MINIMUM_FACTS
          ? { attribute: 'news', value: `Fact number ${index}` }
          : { attribute: 'statement' }),
        quote: `Fact number ${index} is this.`,
        reliability: 'first-party',
        sourceId: `source-${index % sources}`,
        topic: TOPICS[index % sides] ?? 'snapshot',
      }),
    );

  test('exactly as much as is needed is enough, and one less of anything is not, for that reason alone', () => {
    const said = (evidence: readonly Evidence[]) => {
      const result = assessEvidence(evidence);
      return result.ok ? '' : result.failure.sentence;
    };
    expect(said(rowsOver(FACTS_FLOOR, SOURCES_FLOOR, SIDES_FLOOR))).toBe('');
    expect(said(rowsOver(FACTS_FLOOR - 1, SOURCES_FLOOR, SIDES_FLOOR))).toBe(
      'There is too little verified evidence for a report: 9 verified facts found where 10 are needed.',
    );
    expect(said(rowsOver(FACTS_FLOOR, SOURCES_FLOOR - 1, SIDES_FLOOR))).toBe(
      'There is too little verified evidence for a report: 1 source answered where 2 are needed.',
    );
    expect(said(rowsOver(FACTS_FLOOR, SOURCES_FLOOR, SIDES_FLOOR - 1))).toMatch(
      /: nothing was found on its people, what happened lately, its culture, how it hires and works\.$/u,
    );
  });

  test('a row just below the floor of matching counts neither as fact nor as source nor as side', () => {
    const enough = rowsOver(FACTS_FLOOR, SOURCES_FLOOR, SIDES_FLOOR);
    const [first, ...others] = enough;
    if (first === undefined) throw new Error('No row');
    expect(assessEvidence([{ ...first, matchScore: MATCH_FLOOR }, ...others]).ok).toBe(true);
    expect(assessEvidence([{ ...first, matchScore: MATCH_FLOOR - 0.001 }, ...others]).ok).toBe(
      false,
    );
  });

  test('the same fact for two years is two facts', () => {
    const yearly = rowsOver(FACTS_FLOOR, SOURCES_FLOOR, SIDES_FLOOR).map((evidence, index) => ({
      ...evidence,
      value: 40,
      asOf: `${2010 + index}-12-31`,
    }));
    expect(assessEvidence(yearly).ok).toBe(true);
    expect(assessEvidence(yearly.map((evidence) => ({ ...evidence, asOf: '2010-12-31' }))).ok).toBe(
      false,
    );
  });
});

test('a sentence that names values answers what they are, and one on the mission doesn’t', () => {
  const lackedBeside = (text: string): readonly string[] => {
    const told = [{ group: 'What it stands for', text }];
    return unanswered(section('culture'), [], new Set(), told);
  };
  expect(lackedBeside('Bellmark’s values are care and patience.')).not.toContain('stated values');
  expect(lackedBeside('Bellmark’s mission is to mend boats.')).toContain('stated values');
});
