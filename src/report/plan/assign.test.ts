import { expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { EVIDENCE } from '../fixtures/made-up-company';
import { assignRows, unanswered } from './assign';
import { READING_ORDER, UNWRITTEN } from '../write';
import { RESTING_SECTIONS } from '../write';
import type { SectionPlan } from './section-plan';
import { FACT_SECTIONS } from '../write';

function section(id: string): SectionPlan {
  const found = FACT_SECTIONS.find((plan) => plan.id === id);
  if (found === undefined) throw new Error(`No section ${id}`);
  return found;
}

function idsIn(plan: SectionPlan, evidence: readonly Evidence[]): string[] {
  return assignRows(plan, evidence).map((row) => row.evidence.id);
}

test('every section that is read is planned, and each only once', () => {
  const planned = [...FACT_SECTIONS, ...RESTING_SECTIONS].map((plan) => plan.id);
  expect(new Set([...planned, ...UNWRITTEN.keys()])).toEqual(new Set(READING_ORDER));
  expect(planned).toHaveLength(READING_ORDER.length - UNWRITTEN.size);
});

test('a fact belongs to one section, so that it is stated once', () => {
  // What is only counted in a section is told in another.
  const ids = FACT_SECTIONS.flatMap((plan) =>
    idsIn(
      { ...plan, questions: plan.questions.filter(({ counted }) => counted !== true) },
      EVIDENCE,
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids)).toEqual(new Set(EVIDENCE.map((row) => row.id)));
});

test('rows are numbered from one, in the order of the section’s questions', () => {
  const rows = assignRows(section('snapshot'), EVIDENCE);
  expect(rows.map((row) => row.number)).toEqual(rows.map((_, index) => index + 1));
  const order = section('snapshot').questions.map((question) => question.id);
  const asked = rows.map((row) => order.indexOf(row.question));
  expect(asked).toEqual(asked.toSorted((left, right) => left - right));
});

test('the order in which evidence arrives changes nothing', () => {
  for (const plan of FACT_SECTIONS)
    expect(idsIn(plan, EVIDENCE.toReversed())).toEqual(idsIn(plan, EVIDENCE));
});

test('what is current comes before what is stale, and what is about someone else does not come at all', () => {
  const employees = EVIDENCE.filter((row) => row.attribute === 'employees').flatMap(
    (row): Evidence[] => [
      { ...row, id: 'old', status: 'stale', asOf: '2026-06-30', cluster: 'x' },
      { ...row, id: 'other', status: 'kept-apart', cluster: 'y' },
      { ...row, id: 'now', cluster: 'z' },
    ],
  );
  expect(idsIn(section('snapshot'), employees)).toEqual(['now', 'old']);
});

test('a statement taken for what a question asks answers it, behind as many facts as it takes', () => {
  const [question] = section('snapshot').questions.filter(({ answeredBy }) =>
    answeredBy.includes('employees'),
  );
  if (question === undefined) throw new Error('Nothing asks for a headcount.');
  const plan = { ...section('snapshot'), questions: [{ ...question, most: 1 }] };
  const counts = EVIDENCE.filter(({ attribute }) => attribute === 'employees');
  const [first] = counts;
  if (first === undefined) throw new Error('The made-up company counts nobody.');
  const { value: _, ...words } = first;
  const taken = { ...words, id: 'taken', attribute: 'statement', takenFor: 'employees' };
  expect(idsIn(plan, [taken])).toEqual(['taken']);
  expect(idsIn(plan, [taken, ...counts])).toHaveLength(2);
  expect(idsIn(plan, [taken, ...counts]).at(-1)).toBe('taken');
});

test('copies of one text count once', () => {
  const news = EVIDENCE.filter((row) => row.attribute === 'news').slice(0, 1);
  const copies = news.flatMap((row) => [row, { ...row, id: 'copy' }]);
  expect(idsIn(section('developments'), copies)).toHaveLength(1);
});

test('a loud source cannot fill a section', () => {
  const [row] = EVIDENCE.filter((candidate) => candidate.attribute === 'news');
  const many =
    row === undefined
      ? []
      : Array.from({ length: 100 }, (_, index) => ({
          ...row,
          id: `n${index}`,
          cluster: `c${index}`,
          value: `Story ${index}`,
        }));
  expect(idsIn(section('developments'), many)).toHaveLength(12);
});

test('a question is unanswered until a claim cites one of its rows', () => {
  const plan = section('role-tips');
  const rows = assignRows(plan, EVIDENCE);
  const pay = rows.filter((row) => row.question === 'pay').map((row) => row.evidence.id);
  expect(unanswered(plan, rows, new Set())).toContain('published pay range');
  expect(unanswered(plan, rows, new Set(pay))).not.toContain('published pay range');
});

test.each([
  ['employee count', 'How big it is', 'Bellmark had 310 full-time employees.', true],
  ['employee count', 'How big it is', 'Bellmark has 14 mills.', false],
  ['employee count', 'How it began', 'Bellmark employed 4 people in 1988.', false],
  ['list of what it sells', 'What it sells', 'Bellmark sells bags.', true],
  ['names of its leaders', 'Who runs it', 'Ada Moss is general manager of North.', true],
])('nobody is told that no %s was found beside “%s: %s”', (missing, group, text, isTold) => {
  const lacks = unanswered(section('snapshot'), [], new Set(), [{ group, text }]);
  expect(lacks.includes(missing)).toBe(!isTold);
});

test('a question is answered by a cited row that was chosen for its own sake', () => {
  const plan = section('snapshot');
  const [first] = EVIDENCE;
  if (first === undefined) throw new Error('There is no evidence.');
  const { value: _, ...words } = first;
  const told = { ...words, id: 'told', attribute: 'statement', takenFor: 'employees' };
  const rows = [{ number: 1, question: 'retold', evidence: told }];
  expect(unanswered(plan, rows, new Set())).toContain('employee count');
  expect(unanswered(plan, rows, new Set(['told']))).not.toContain('employee count');
});
