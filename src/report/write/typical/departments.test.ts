import { describe, expect, test } from 'vitest';
import type { Evidence } from '../../../research/evidence/shape';
import { EVIDENCE } from '../../fixtures/made-up-company';
import { occupationOf } from '../../typical';
import { isForAnotherDepartment } from './departments';

const row = (changes: Partial<Evidence>): Evidence => ({
  ...(EVIDENCE[0] ?? expect.unreachable('no evidence')),
  title: 'How we hire',
  attribute: 'statement',
  ...changes,
});
function isOther(role: string, changes: Partial<Evidence>, company = 'Fernhollow'): boolean {
  const occupation = occupationOf({ role, evidence: [] });
  const read = occupation === undefined ? {} : { occupation };
  return isForAnotherDepartment({ role, company, ...read }, row(changes));
}

describe('what a company says about hiring', () => {
  test.each([
    ['Registered Nurse', 'How we interview engineers'],
    ['Accountant', 'Hiring process for sales'],
    ['Software Engineer', 'How we hire | Warehouse'],
    ['Sales Manager', 'Interviewing designers'],
    ['Accountant', 'How we hire in sales and engineering'],
  ])('is another department’s for %s on “%s”', (role, title) => {
    expect(isOther(role, { title: title.replace(' | ', ' ') })).toBe(true);
  });

  test.each([
    ['Software Developer', 'How we interview engineers'],
    ['Account Executive', 'Hiring process for sales'],
    ['Warehouse Associate', 'Warehouse interviews'],
    ['Registered Nurse', 'How we hire nurses'],
    ['Accountant', 'How we hire'],
    ['Software Engineer', 'How we hire in design and engineering'],
  ])('is for %s on “%s”', (role, title) => {
    expect(isOther(role, { title })).toBe(false);
  });

  test('belongs to the department that heads its part of a page', () => {
    const context = { headings: ['How we hire', 'Engineering'] };
    expect(isOther('Registered Nurse', { context })).toBe(true);
    expect(isOther('Software Engineer', { context })).toBe(false);
  });

  test('belongs to the department that its step names, also where the role is open', () => {
    const step = { attribute: 'hiring-step-of-work', details: { work: 'stores' } };
    expect(isOther('Cashier', step)).toBe(false);
    expect(isOther('Accountant', step)).toBe(true);
    expect(isOther('ANALYST', step)).toBe(true);
  });

  test('isn’t another department’s for the company’s own name', () => {
    const title = 'How Quay Design hires';
    expect(isOther('Accountant', { title }, 'Quay Design')).toBe(false);
  });
});
