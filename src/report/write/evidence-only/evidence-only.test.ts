import { expect, test } from 'vitest';
import { seededRandom } from '../../../kernel/seeded-random';
import { countWords } from '../../../kernel/text';
import type { Claim, ReportDocument } from '../../document';
import { EVIDENCE, PAGES, rowsOf, snapshotsOf } from '../../fixtures/made-up-company';
import { FACT_SECTIONS, UNWRITTEN } from '../sections';
import { contextOver, INPUT, reportOf } from '../../fixtures/report-input';
import { writeReport } from '../../write-report';

const { document, rejected } = await reportOf();

function claimsOf(id: string, report: ReportDocument = document): readonly Claim[] {
  return report.sections.find((section) => section.id === id)?.claims ?? [];
}

const ALL = document.sections.flatMap((section) => section.claims);

/** The sentence with everything particular taken out: what is left is its pattern. */
function patternOf(text: string): string {
  return text
    .replace(/“[^”]*”/gu, 'Q')
    .replace(/[$€£]?\d[\d,.]*%?(?: (?:million|billion))?/gu, 'N')
    .replace(/\p{Lu}[\p{L}\d]*(?: \p{Lu}[\p{L}\d]*| N)*/gu, 'X')
    .replace(/(?:[XQ],? (?:and )?)+(?=[XQ])/gu, '');
}

test('the writer’s own sentences all pass the verifier', () => {
  expect(rejected).toEqual([]);
});

test('no sentence pattern stands more than three times in a report', () => {
  const counts = new Map<string, string[]>();
  for (const { text } of ALL)
    counts.set(patternOf(text), [...(counts.get(patternOf(text)) ?? []), text]);
  expect([...counts.values()].filter((texts) => texts.length > 3)).toEqual([]);
  expect(counts.size).toBeGreaterThan(ALL.length * 0.8);
});

test('no section is only a list of quotes', () => {
  for (const section of document.sections.filter(({ claims }) => claims.length > 1)) {
    const own = section.claims.map(({ text }) => countWords(text.replace(/“[^”]*”/gu, '')));
    expect(Math.min(...own), section.title).toBeGreaterThanOrEqual(2);
    expect(
      section.claims.some(({ text }) => !text.includes('“')),
      section.title,
    ).toBe(true);
  }
});

test('every sentence is well formed', () => {
  for (const { text } of ALL) {
    expect(text, text).toMatch(/^[\p{Lu}“\d]/u);
    expect(text, text).toMatch(/[.?!]”?$/u);
    expect(text, text).not.toMatch(/undefined|null|NaN|\{|\}| {2}|\.\.|\.”\.|,,|;\.| ,/u);
  }
});

test('the brief is read aloud in a minute and a half', () => {
  const words = claimsOf('brief').reduce((sum, { text }) => sum + countWords(text), 0);
  // 150 words a minute is an easy pace.
  expect(words).toBeLessThanOrEqual(225);
  expect(words).toBeGreaterThan(60);
});

test('the brief has its parts in order, and an answer that can be said', () => {
  const groups = [...new Set(claimsOf('brief').map((claim) => claim.group))];
  const parts = [
    'First, check the news',
    'In one line',
    'Three things to know',
    'If they ask what you know about us',
    'Your best question',
    'Leave alone unless they raise it',
    'Bring a number',
  ];
  expect(groups).toEqual(parts.filter((part) => groups.includes(part)));
  expect(groups).toContain('Your best question');
  const inGroup = (name: string) => claimsOf('brief').filter(({ group }) => group === name);
  expect(inGroup('Three things to know')).toHaveLength(3);
  const answer = inGroup('If they ask what you know about us');
  expect(answer.every(({ spoken }) => spoken === true)).toBe(true);
  const words = answer.reduce((sum, { text }) => sum + countWords(text), 0);
  expect(words).toBeGreaterThanOrEqual(30);
  expect(words).toBeLessThanOrEqual(70);
});

test('facts stand in groups, and no group is torn apart', () => {
  for (const section of document.sections) {
    const groups = section.claims.map((claim) => claim.group);
    const starts = groups.filter((group, index) => index === 0 || group !== groups[index - 1]);
    expect(new Set(starts).size, section.title).toBe(starts.length);
  }
});

test('advice, questions and brief name the claims they rest on, and those exist', () => {
  const ids = new Set(ALL.map((claim) => claim.id));
  for (const id of [
    'brief',
    'talking-points',
    'questions-to-ask',
    'questions-to-expect',
    'avoid',
  ]) {
    for (const claim of claimsOf(id).filter(({ typical }) => typical !== true)) {
      expect(claim.restsOn.length, claim.text).toBeGreaterThan(0);
      expect(claim.restsOn.filter((basis) => !ids.has(basis))).toEqual([]);
    }
  }
});

test('a question to ask says what a good answer and a warning sound like', () => {
  for (const claim of claimsOf('questions-to-ask'))
    expect(claim.notes?.map((note) => note.label)).toEqual([
      'Why',
      'Good answer',
      'Red flag',
      'Who to ask',
    ]);
  expect(claimsOf('questions-to-ask').length).toBeGreaterThanOrEqual(4);
  for (const { text } of claimsOf('questions-to-ask'))
    expect(countWords(text), text).toBeLessThanOrEqual(30);
});

test('a fact is stated once in the sections of facts', () => {
  const facts = FACT_SECTIONS.flatMap(({ id }) => claimsOf(id)).filter(
    (claim) => claim.kind === 'fact',
  );
  const cited = facts.flatMap((claim) => claim.citations.map((citation) => citation.evidenceId));
  expect(new Set(cited).size).toBe(cited.length);
});

test('sources that differ on a figure are both named', async () => {
  const other = rowsOf({
    sourceId: 'almanac',
    sourceName: 'The Almanac',
    url: 'https://almanac.example/f',
    title: 'Fernhollow',
    text: 'Fernhollow employs 7,105 people in all.',
    findings: [
      {
        topic: 'snapshot',
        attribute: 'employees',
        quote: 'Fernhollow employs 7,105 people in all.',
        value: 7105,
        asOf: '2025-12-31',
        status: 'conflicted',
      },
    ],
  });
  const evidence = [
    ...EVIDENCE.map((row) =>
      row.attribute === 'employees' ? { ...row, status: 'conflicted' as const } : row,
    ),
    ...other,
  ];
  const snapshots = snapshotsOf(PAGES).set(
    other[0]?.snapshot ?? '',
    'Fernhollow employs 7,105 people in all.',
  );
  const result = await writeReport(
    { ...contextOver(), readSnapshot: (sha) => Promise.resolve(snapshots.get(sha)) },
    { ...INPUT, evidence },
  );
  const report = result.ok ? result.value.document : document;
  const claim = claimsOf('snapshot', report).find(({ text }) =>
    / says .* employees; .* says /u.test(text),
  );
  expect(claim?.text).toContain('6,240');
  expect(claim?.text).toContain('7,105');
  expect(claim?.verdict).toBe('conflicted');
});

test('whatever is missing, what is written still passes, and what is not found is said', async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const random = seededRandom(seed);
    const evidence = EVIDENCE.filter(() => random.next() > 0.45);
    const result = await writeReport(contextOver(), { ...INPUT, evidence });
    if (!result.ok) continue;
    expect(result.value.rejected).toEqual([]);
    const silent = result.value.document.sections.filter(
      (section) =>
        !UNWRITTEN.has(section.id) && section.claims.length === 0 && section.notFound.length === 0,
    );
    expect(silent.map((section) => section.title)).toEqual([]);
  }
});

test('every figure and office that changes says for which day it holds', () => {
  const changing = new Set(
    EVIDENCE.filter(({ attribute }) =>
      ['employees', 'revenue', 'net-income', 'chief-executive', 'leadership', 'open-jobs'].includes(
        attribute,
      ),
    ).map(({ id }) => id),
  );
  const told = FACT_SECTIONS.flatMap(({ id }) => claimsOf(id)).filter(
    ({ citations, kind }) =>
      kind !== 'advice' && citations.some(({ evidenceId }) => changing.has(evidenceId)),
  );
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(({ asOf }) => asOf === undefined).map(({ text }) => text)).toEqual([]);
});
