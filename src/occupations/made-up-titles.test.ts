import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../platform/files/project-folder';
import { readRole } from './roles/read-role';

/** Made up and labeled before the matcher saw them; most of one half was never read as misses. */
const rows = readFileSync(join(projectFolder(), 'bench/roles/titles.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, title = '', codes = ''] = line.split('\t');
    return { title, codes: codes.split(',') };
  });
const answerable = rows.filter(({ codes }) => !codes.includes('NONE'));
const shareOf = (holds: (row: (typeof rows)[number]) => boolean): number =>
  answerable.filter(holds).length / answerable.length;

test('made-up titles of every trade are right first in four of five', () => {
  expect(
    shareOf(({ title, codes }) => codes.includes(readRole(title).choices[0]?.code ?? '')),
  ).toBeGreaterThan(0.85);
});

test('made-up titles are hardly ever wrong without a question', () => {
  const wrong = shareOf(({ title, codes }) => {
    const { verdict, choices } = readRole(title);
    return verdict === 'sure' && !codes.includes(choices[0]?.code ?? '');
  });
  expect(wrong).toBeLessThan(0.03);
});

describe('a title', () => {
  const first = (title: string): string | undefined => readRole(title).choices[0]?.code;

  test('takes the subject of a professor from the words beside it', () => {
    expect(first('Assistant Professor, Sociology')).toBe('25-1067.00');
    expect(first('Lecturer in Nursing')).toBe('25-1072.00');
    expect(first('Lecturer')).toBe('25-1199.00');
  });

  test('takes the school of a teacher from the year', () => {
    expect(first('3rd Grade Teacher')).toBe('25-2021.00');
    expect(first('Teacher, Grades 6-8')).toBe('25-2022.00');
    expect(first('History Teacher KS4')).toBe('25-2031.00');
  });

  test('is read by a head that employers put for its own where that one is unknown', () => {
    expect(first('Payroll Executive')).toBe('43-3051.00');
    expect(first('Loss Prevention Worker')).toBe('33-9099.02');
  });

  test('means the alias whose words stand together', () => {
    expect(first('Licensed Practical Nurse, Home Health')).toBe('29-2061.00');
  });
});
