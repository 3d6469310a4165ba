import { describe, expect, test } from 'vitest';
import { EVIDENCE } from './fixtures/made-up-company';
import { HOSTILE_NAMES } from './fixtures/hostile-names';
import { contextOver, INPUT, reportOf } from './fixtures/report-input';
import type { DraftClaim, Writer, WritingInput } from './write';
import { writeReport, type ReportInput } from './write-report';

function written(writer: Writer) {
  return writeReport({ ...contextOver(), writer }, INPUT);
}

/** A writer that adds something of its own to what the honest one says of the snapshot. */
function adding(
  make: (input: WritingInput) => readonly DraftClaim[],
  section = 'snapshot',
): Writer {
  const honest = contextOver().writer;
  return {
    async writeSection(input) {
      const drafts = await honest.writeSection(input);
      return input.section.id === section && input.section.closes !== true
        ? [...drafts, ...make(input)]
        : drafts;
    },
  };
}

async function outcomeOf(writer: Writer) {
  const result = await written(writer);
  if (!result.ok) throw new Error(result.failure.sentence);
  const texts = result.value.document.sections.flatMap((section) =>
    section.claims.map((claim) => claim.text),
  );
  return { texts, rejected: result.value.rejected, document: result.value.document };
}

const firstRow = (input: WritingInput): string[] =>
  input.rows.slice(0, 1).map((row) => row.evidence.id);

test('a report is written from evidence alone', async () => {
  const { document, rejected } = await reportOf();
  expect(rejected).toEqual([]);
  expect(document.company).toBe('Fernhollow');
  expect(document.reviewed).toBe(false);
  expect(document.sections.flatMap((section) => section.claims).length).toBeGreaterThan(40);
});

test('a lie leaves the draft and is listed with its reason', async () => {
  const lie = 'It employed 91,000 people in 2025.';
  const { texts, rejected } = await outcomeOf(
    adding((input) => [{ text: lie, evidenceIds: firstRow(input), restsOn: [] }]),
  );
  expect(texts).not.toContain(lie);
  const entry = rejected.find(({ text }) => text === lie);
  expect(entry?.reasons.join(' ')).toContain('91,000');
});

test('a lie is caught as advice, as a question and in a note too', async () => {
  for (const section of ['talking-points', 'questions-to-ask', 'avoid', 'brief']) {
    const lies = adding((input) => {
      const evidenceIds = firstRow(input);
      const restsOn = input.written.slice(0, 1).map((claim) => claim.id);
      return [
        { text: 'Before you speak of Gunther Moss, breathe.', evidenceIds, restsOn },
        {
          text: 'What would you change?',
          evidenceIds,
          restsOn,
          notes: [{ label: 'A good answer', text: 'names the $900 million of May 2019.' }],
        },
      ];
    }, section);
    const { rejected } = await outcomeOf(lies);
    expect(rejected, section).toHaveLength(2);
  }
});

test('a writer that names evidence or claims it was not given is refused', async () => {
  const foreign = EVIDENCE.find((row) => row.attribute === 'pay-range');
  const { rejected } = await outcomeOf(
    adding((input) => [
      {
        text: 'A pay range it publishes is $148,000 to $176,000.',
        evidenceIds: [foreign?.id ?? ''],
        restsOn: [],
      },
      { text: 'It is as it is.', evidenceIds: ['made-up'], restsOn: [] },
      { text: 'It is as it is.', evidenceIds: firstRow(input), restsOn: ['snapshot-99'] },
    ]),
  );
  expect(rejected).toHaveLength(3);
  for (const { reasons } of rejected) expect(reasons[0]).toBe('It cites evidence it wasn’t given.');
});

test('the kind of a sentence is set by its section', async () => {
  const { document } = await reportOf();
  const kindsIn = (id: string) =>
    new Set(
      document.sections.find((section) => section.id === id)?.claims.map((claim) => claim.kind),
    );
  expect(kindsIn('talking-points')).toEqual(new Set(['advice']));
  expect(kindsIn('questions-to-ask')).toEqual(new Set(['question']));
  expect(kindsIn('snapshot')).toEqual(new Set(['fact', 'computed', 'advice']));
  expect(kindsIn('market')).not.toContain('question');
});

test('a writer may call a sentence advice only where it is built on claims, and it closes its section', async () => {
  const honest = contextOver().writer;
  const advice = (restsOn: readonly string[], evidenceIds: readonly string[]): DraftClaim => ({
    text: 'Ask about the soil.',
    advice: true,
    evidenceIds,
    restsOn,
    group: 'What this means for you',
  });
  const result = await written({
    writeSection: async (input) => {
      if (input.section.id !== 'snapshot') return honest.writeSection(input);
      const [claim] = input.written;
      return input.section.closes === true && claim !== undefined
        ? [advice([claim.id], claim.evidenceIds)]
        : [advice([], firstRow(input)), ...(await honest.writeSection(input))];
    },
  });
  const claims = result.ok
    ? result.value.document.sections.find(({ id }) => id === 'snapshot')?.claims
    : [];
  const said = claims?.filter(({ text }) => text === 'Ask about the soil.') ?? [];
  expect(said.map(({ id, kind }) => [id, kind])).toEqual([
    ['snapshot-1', 'fact'],
    ['snapshot-advice-1', 'advice'],
  ]);
  expect(claims?.at(-1)).toBe(said[1]);
});

test('sections of facts see only their own rows, numbered from one', async () => {
  const seen = new Map<string, WritingInput>();
  const honest = contextOver().writer;
  await written({
    writeSection: (input) => (
      input.section.closes === true || seen.set(input.section.id, input),
      honest.writeSection(input)
    ),
  });
  expect(seen.get('culture')?.rows.every((row) => row.evidence.topic === 'culture')).toBe(true);
  expect(seen.get('culture')?.written).toEqual([]);
  expect(seen.get('brief')?.written.length).toBeGreaterThan(30);
  for (const { rows } of seen.values())
    expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
});

test('evidence whose quote isn’t at its place on the page takes no part, and is listed', async () => {
  const evidence = EVIDENCE.map((row) =>
    row.attribute === 'employees' ? { ...row, start: row.start + 1, end: row.end + 1 } : row,
  );
  const { document, rejected } = await reportOf({ evidence });
  expect(rejected).toHaveLength(1);
  expect(rejected[0]?.reasons[0]).toContain('isn’t at its place on the page');
  expect(JSON.stringify(document)).not.toContain('6,240');
  expect(document.sections.find((section) => section.id === 'snapshot')?.notFound).toContain(
    'employee count',
  );
});

test('too little verified evidence ends in a value with its reasons, not in a thin report', async () => {
  const result = await writeReport(contextOver(), { ...INPUT, evidence: EVIDENCE.slice(0, 5) });
  expect(result).toMatchObject({ ok: false, failure: { code: 'cannot-be-created' } });
  expect(!result.ok && result.failure.sentence).toContain(
    '5 verified facts found where 10 are needed',
  );
});

test('evidence that cannot be verified does not count as enough', async () => {
  const result = await writeReport(
    { ...contextOver(), readSnapshot: () => Promise.resolve(undefined) },
    INPUT,
  );
  expect(!result.ok && result.failure.sentence).toContain('0 verified facts');
});

test('a writer whose statements do not hold makes no report', async () => {
  const result = await written({
    writeSection: (input) =>
      Promise.resolve([
        { text: 'It had 77 of them in May 1999.', evidenceIds: firstRow(input), restsOn: [] },
      ]),
  });
  expect(!result.ok && result.failure.sentence).toContain('only 0 statements held');
});

test.each(HOSTILE_NAMES)(
  'a company, role, place and interviewer named with %s make a whole report',
  async (_kind, name) => {
    const { document } = await reportOf({
      company: { name },
      role: name,
      location: name,
      interviewers: name,
      preparedFor: name,
    });
    expect(document.sections.flatMap((section) => section.claims).length).toBeGreaterThan(30);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  },
);

describe('interviewers', () => {
  const person = (name: string) => ({
    name,
    outcome: 'not-found' as const,
    sentence: 'Not found.',
    places: [],
    evidence: [],
  });
  const missingIn = async (changes: Partial<ReportInput>) => {
    const { document } = await reportOf(changes);
    return document.sections.find(({ id }) => id === 'interviewers')?.notFound ?? [];
  };

  test('who was not found is named, each with why, and nothing is guessed', async () => {
    expect(
      await missingIn({
        interviewers: 'Rosa Ibarra, Tilo',
        people: [person('Rosa Ibarra'), person('Tilo')],
      }),
    ).toEqual([
      'We found no public professional source that names Rosa Ibarra together with the company, and we don’t guess.',
      'We didn’t look for Tilo: a first name alone could be anybody’s.',
    ]);
  });

  test('an order that named nobody is told so', async () => {
    expect(await missingIn({})).toEqual([
      'You gave no interviewer names, so there’s nothing on them.',
    ]);
  });

  test('names of which nobody has looked yet are not said to be missing', async () => {
    expect(await missingIn({ interviewers: 'Rosa Ibarra' })).toEqual([]);
  });
});
