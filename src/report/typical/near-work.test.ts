import { expect, test } from 'vitest';
import { nearnessOf } from './near-work';

test.each([
  ['Registered Nurse', 'RN, ICU Nights', 'same'],
  ['Registered Nurse', 'Licensed Practical Nurse', 'near'],
  ['Registered Nurse', 'Nurse Recruiter', 'other'],
  ['Accountant', 'Senior Tax Accountant', 'same'],
  ['Accountant', 'Accounting Intern', 'near'],
  ['Software Engineer', 'Account Executive, Enterprise', 'other'],
  ['Product Manager', 'Project Manager', 'other'],
  ['Product Manager', 'Group Product Manager, Payments', 'same'],
  ['Restaurant Manager', 'Production Supervisor', 'other'],
  ['Electrician', 'Team Lead', 'open'],
  ['Team Lead', 'Electrician', 'open'],
])('to a %s the work of “%s” is: %s', (role, title, nearness) => {
  expect(nearnessOf({ role }, title)).toBe(nearness);
});

test('what the buyer chose decides, and not what the title alone would be read as', () => {
  const occupation = { code: '27-1021.00', title: 'Industrial Designer', assumed: false };
  expect(nearnessOf({ role: 'Product Designer', occupation }, 'UX Designer')).not.toBe('same');
});
