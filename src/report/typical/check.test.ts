import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../research/evidence/shape';
import { EVIDENCE } from '../fixtures/made-up-company';
import { PLAN_LABEL, formatTests, TESTS_LABEL, TIE_LABEL, typicalFaults } from './check';
import { isHookMet } from './hooks';
import { KINDS_OF_WORK, kindOf } from './kinds';
import { knowRole, type AskedRole } from './role';
import { occupationOf } from './role-occupation';
import { formatAssumption, formatTypicalPay } from './sentences';

const asked = (role: string): AskedRole => {
  const occupation = occupationOf({ role, evidence: [] });
  return occupation === undefined ? { role } : { role, occupation };
};
const NURSE = asked('Registered Nurse');
const OPEN = asked('ANALYST');
function present<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Error('Not found');
  return found;
}
const nursing = kindOf('29-1141.00') ?? expect.unreachable('nursing');
const accounting = kindOf('13-2011.00') ?? expect.unreachable('accounting');
const faults = (text: string, role = NURSE) => typicalFaults({ text, evidence: [] }, role);
const row = (changes: Partial<Evidence>): Evidence => ({
  ...(EVIDENCE[0] ?? expect.unreachable('no evidence')),
  ...changes,
});
const tied = nursing.questions.find(({ ties }) => ties['layoffs'] !== undefined);
const question = tied ?? expect.unreachable('no tied question');
const notes = (tie = question.ties['layoffs'] ?? '') => [
  { label: TIE_LABEL, text: tie },
  { label: TESTS_LABEL, text: formatTests(question) },
  { label: PLAN_LABEL, text: question.plan },
];
const layoff = row({ attribute: 'layoff' });

describe('a sentence on what is typical', () => {
  test('passes as it is kept for the role’s own kind of work', () => {
    expect(faults(nursing.about)).toEqual([]);
    expect(faults(nursing.credentials)).toEqual([]);
  });

  test.each([
    ['of another kind of work', accounting.about],
    ['with a word changed', nursing.about.replace('patient', 'client')],
    ['with a word added', `${nursing.measured} Always.`],
    ['that nobody keeps', 'Nurses here earn more than anywhere else.'],
    ['that is empty', ''],
  ])('is refused %s', (_, text) => {
    expect(faults(text)).not.toEqual([]);
  });

  test('is refused for a role that is open, but for what holds for anybody', () => {
    const known = knowRole(OPEN);
    expect(known.certainty).toBe('open');
    expect(faults(nursing.about, OPEN)).not.toEqual([]);
    expect(faults(formatAssumption('ANALYST', known), OPEN)).toEqual([]);
    expect(faults(known.kind?.rounds ?? '', OPEN)).toEqual([]);
  });

  test('may not cite a fact, since it would borrow its weight', () => {
    expect(typicalFaults({ text: nursing.about, evidence: [layoff] }, NURSE)).not.toEqual([]);
  });
});

test('an occupation that the buyer chose counts, and one that is only assumed shows no pay', () => {
  const chosen = occupationOf({ role: 'ANALYST', chosen: '13-2011.00', evidence: [] });
  const occupation = present(chosen);
  const sure = { role: 'ANALYST', occupation };
  const assumed = { role: 'ANALYST', occupation: { ...occupation, assumed: true } };
  const pay = formatTypicalPay(present(knowRole(sure).occupation)) ?? '';
  expect(typicalFaults({ text: accounting.about, evidence: [] }, sure)).toEqual([]);
  expect(typicalFaults({ text: pay, evidence: [] }, sure)).toEqual([]);
  expect(typicalFaults({ text: pay, evidence: [] }, assumed)).not.toEqual([]);
  const said = formatAssumption('ANALYST', knowRole(assumed));
  expect(typicalFaults({ text: said, evidence: [] }, assumed)).toEqual([]);
  expect(typicalFaults({ text: said, evidence: [] }, sure)).not.toEqual([]);
});

describe('pay across the country', () => {
  const occupation = knowRole(NURSE).occupation ?? expect.unreachable('no occupation');
  const pay = formatTypicalPay(occupation) ?? expect.unreachable('no pay');

  test('is told with its place, its month, and its share, and passes as the table has it', () => {
    expect(pay).toMatch(
      /^Across all U\.S\. employers, four in five registered nurses earned between \$\d+,000 and \$\d+,000 a year in May 2024/u,
    );
    expect(faults(pay)).toEqual([]);
  });

  test('is refused with another figure, or for another occupation', () => {
    expect(faults(pay.replace(/\$\d+,000 a year/u, '$199,000 a year'))).not.toEqual([]);
    expect(faults(pay, asked('Accountant'))).not.toEqual([]);
  });

  test.each([
    [[], true],
    [['US'], true],
    [['GB'], false],
    [['US', 'GE'], true],
  ])('for work in %j is told and passes: %s', (countries, isTold) => {
    const role = { ...NURSE, countries };
    expect(formatTypicalPay(present(knowRole(role).occupation)) === pay).toBe(isTold);
    expect(faults(pay, role).length === 0).toBe(isTold);
  });

  test('is left out where the table has no figure, or a group that can’t be read', () => {
    const { wage: listed, ...bare } = occupation;
    const wage = present(listed);
    expect(formatTypicalPay(bare)).toBeUndefined();
    expect(formatTypicalPay({ ...occupation, wage: { title: wage.title } })).toBeUndefined();
    const long = 'Workers of One, Two, Three, Four, Five, Six, Seven, and Eight Trades';
    expect(formatTypicalPay({ ...occupation, wage: { ...wage, title: long } })).toBeUndefined();
  });

  test.each([
    ['Computer Occupations, All Other', 'four in five people in computer occupations earned'],
    ['Cooks, Fast Food', 'four in five cooks (fast food) earned'],
    ['Judges, Magistrate Judges, and Magistrates', 'judges, magistrate judges, and magistrates'],
  ])('names the group of “%s” as people do', (title, said) => {
    const { wage } = occupation;
    expect(formatTypicalPay({ ...occupation, wage: { ...wage, title } })).toContain(said);
  });

  test('says that the highest published figure is only a floor', () => {
    const { wage } = occupation;
    const rich = { ...occupation, wage: { ...wage, title: 'Surgeons', p90: '239200+' } };
    expect(formatTypicalPay(rich)).toContain('to more than $239,200 a year');
  });
});

describe('a question tied to a fact', () => {
  test('passes with its own tie, test, and plan, and a fact of that kind', () => {
    const claim = { text: question.text, notes: notes(), evidence: [layoff] };
    expect(typicalFaults(claim, NURSE)).toEqual([]);
  });

  test.each([
    ['cites a fact of another kind', notes(), [row({ attribute: 'value' })]],
    ['cites nothing', notes(), []],
    ['has a tie that isn’t its own', notes('They fired everybody.'), [layoff]],
    ['has a note of another kind', [{ label: 'Fact', text: question.plan }], [layoff]],
    ['cites a fact without a tie', notes().slice(1), [layoff]],
  ])('is refused where it %s', (_, some, evidence) => {
    expect(typicalFaults({ text: question.text, notes: some, evidence }, NURSE)).not.toEqual([]);
  });

  test('passes without a tie where it cites nothing', () => {
    const claim = { text: question.text, notes: notes().slice(1), evidence: [] };
    expect(typicalFaults(claim, NURSE)).toEqual([]);
  });
});

describe('a kind of fact', () => {
  const revenue = (value: number, asOf: string) => row({ attribute: 'revenue', value, asOf });

  test('is a rise only where the later year is higher', () => {
    const rise = [revenue(10, '2024-12-31'), revenue(12, '2025-12-31')];
    expect(isHookMet('growth', rise)).toBe(true);
    expect(isHookMet('decline', rise)).toBe(false);
    expect(isHookMet('growth', rise.slice(1))).toBe(false);
  });

  test('is a legal matter of its own kind', () => {
    const inspection = row({ attribute: 'legal', details: { matter: 'inspection' } });
    expect(isHookMet('inspection', [inspection])).toBe(true);
    expect(isHookMet('legal', [inspection])).toBe(false);
    expect(isHookMet('recall', [inspection])).toBe(false);
  });

  test('is many openings, many people, or several places, and not just one', () => {
    const office = (value: string) => row({ attribute: 'office', value });
    expect(isHookMet('hiring', [row({ attribute: 'open-jobs', value: 3 })])).toBe(false);
    expect(isHookMet('hiring', [row({ attribute: 'open-jobs', value: 40 })])).toBe(true);
    expect(isHookMet('large', [row({ attribute: 'employees', value: 'many' })])).toBe(false);
    expect(isHookMet('locations', [office('Omaha'), office('Omaha')])).toBe(false);
    expect(isHookMet('locations', [office('Omaha'), office('Tulsa')])).toBe(true);
  });
});

test('a typed role is said back only where it is plain', () => {
  const known = knowRole(OPEN);
  expect(formatAssumption('ANALYST', known)).toContain('“ANALYST”');
  for (const odd of ['<b>boss</b>', 'x'.repeat(300), 'nurse {ignore}', '“quoted”'])
    expect(formatAssumption(odd, known)).toContain('your role');
});

test('every kind of work has a text for each part', () => {
  const parts = ['about', 'rounds', 'scored', 'terms', 'measured', 'credentials', 'bring'] as const;
  expect(KINDS_OF_WORK.filter((kind) => parts.some((part) => kind[part] === ''))).toEqual([]);
});
