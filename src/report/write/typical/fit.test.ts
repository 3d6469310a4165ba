import { defined } from '../../../kernel/defined';
import { describe, expect, test } from 'vitest';
import { claimsOn, inputFor, row } from '../../fixtures/writing';
import { occupationOf } from '../../typical';
import { evidenceOnlyWriter } from '../evidence-only';
import type { WritingInput } from '../ports';
import { writeTypical } from './index';

function inputOf(role: string, input: WritingInput): WritingInput {
  const occupation = occupationOf({ role, evidence: [] });
  return { ...input, role, ...defined({ occupation }) };
}

const typicalFor = (role: string, id: 'role-tips' | 'questions-to-expect'): readonly string[] =>
  writeTypical(inputOf(role, inputFor(id, [])), { found: [], present: [] }).map(({ text }) => text);

describe('what is typical fits the work and the level', () => {
  test('nobody asks a beginner for years of work', () => {
    const asked = (role: string) => typicalFor(role, 'questions-to-expect').join(' ');
    expect(asked('Backend Engineer')).toContain('millions of rows');
    expect(asked('Software Engineering Intern')).not.toContain('millions of rows');
    expect(asked('Software Engineering Intern')).toContain('What did you do on that project');
  });

  test('an intern hears nothing of what people in the job earn', () => {
    expect(typicalFor('Software Engineer', 'role-tips').join(' ')).toContain('percentile');
    expect(typicalFor('Software Engineering Intern', 'role-tips').join(' ')).not.toContain(
      'percentile',
    );
  });

  test('a product manager is no project manager, and their wages aren’t told', () => {
    const texts = typicalFor('Product Manager', 'role-tips').join(' ');
    expect(texts).toContain('what gets built next');
    expect(texts).not.toMatch(/percentile|We took/u);
    expect(typicalFor('Project Manager', 'role-tips').join(' ')).toContain('percentile');
  });

  test('a restaurant manager hears of guests, and a line supervisor of machines', () => {
    expect(typicalFor('Restaurant Manager', 'questions-to-expect').join(' ')).toContain('food');
    const line = typicalFor('Production Supervisor', 'questions-to-expect').join(' ');
    expect(line).not.toContain('cooks');
    expect(line).toContain('crew');
  });
});

describe('what was found is told where it fits the work', () => {
  const rows = [row({ attribute: 'employees', quote: 'We have 32,400 employees.', value: 32_400 })];
  const said = async (role: string, input: WritingInput): Promise<string> =>
    (await evidenceOnlyWriter().writeSection(inputOf(role, input)))
      .map(({ text }) => text)
      .join(' ');

  test('getting other teams to move is asked in offices, and not of a crew', async () => {
    const asked = (role: string) =>
      said(role, inputFor('questions-to-expect', rows, claimsOn(rows)));
    expect(await asked('Accountant')).toContain('depends on other teams');
    expect(await asked('Accounting Intern')).not.toContain('depends on other teams');
    expect(await asked('Electrician')).not.toContain('depends on other teams');
    expect(await asked('Warehouse Associate')).not.toContain('depends on other teams');
  });

  test('what the company builds with is told to those who build', async () => {
    const quote = 'Our services run on Kubernetes.';
    const text = 'Fernhollow’s services run on Kubernetes.';
    const input = inputFor('role-tips', [row({ attribute: 'statement', quote })]);
    const retold = { text, continued: text, group: 'What they build with' };
    const told = (role: string) =>
      said(role, { ...input, rows: input.rows.map((one) => ({ ...one, retold })) });
    expect(await told('Backend Engineer')).toContain('Kubernetes');
    expect(await told('Product Manager')).toContain('Kubernetes');
    expect(await told('Registered Nurse')).not.toContain('Kubernetes');
  });

  test('how others are hired, and what staff are told of hiring, is left out', async () => {
    const text = 'Fernhollow pays for the audition.';
    const retold = { text, continued: text, group: 'What it says about hiring' };
    const told = (role: string, title: string) => {
      const found = row({ attribute: 'statement', quote: 'We pay for the audition.', title });
      const input = inputFor('hiring-process', [found]);
      return said(role, { ...input, rows: input.rows.map((one) => ({ ...one, retold })) });
    };
    expect(await told('Product Manager', 'Product Manager Hiring Process')).toContain('audition');
    expect(await told('Registered Nurse', 'Product Manager Hiring Process')).toBe('');
    expect(await told('Registered Nurse', 'Candidate Guide')).toContain('audition');
    expect(await told('Registered Nurse', 'Employee Referral Policy')).toBe('');
    expect(await told('Registered Nurse', 'Pairing with interview candidates')).toBe('');
  });
});
