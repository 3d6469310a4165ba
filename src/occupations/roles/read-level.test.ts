import { describe, expect, test } from 'vitest';
import { readLevel } from './read-level';

const ROLES = new Set([
  'engineer',
  'nurse',
  'associate',
  'attorney',
  'cook',
  'accountant',
  'manager',
  'developer',
]);
const isRole = (word: string): boolean => ROLES.has(word);
const read = (title: string) => {
  const { level, words } = readLevel(title.split(' '), isRole);
  return [level, words.join(' ')];
};

describe('a level', () => {
  test.each([
    ['senior software engineer', 'senior', 'software engineer'],
    ['sr engineer', 'senior', 'engineer'],
    ['junior developer', 'entry', 'developer'],
    ['software engineer ii', 'mid', 'software engineer'],
    ['software engineer 3', 'senior', 'software engineer'],
    ['software engineer l4', 'senior', 'software engineer'],
    ['engineer level 2', 'mid', 'engineer'],
    ['lead cook', 'lead', 'cook'],
    ['cook apprentice', 'trainee', 'cook'],
    ['engineer intern', 'intern', 'engineer'],
    ['entry level accountant', 'entry', 'accountant'],
  ])('of “%s” is %s, and “%s” stays', (title, level, rest) => {
    expect(read(title)).toEqual([level, rest]);
  });

  test('“staff” is a high grade before an engineer and none before a nurse', () => {
    expect(read('staff engineer')).toEqual(['lead', 'engineer']);
    expect(read('staff nurse')).toEqual([undefined, 'nurse']);
  });

  test('“associate” is a grade before a role and the role itself behind a field', () => {
    expect(read('associate attorney')).toEqual(['entry', 'attorney']);
    expect(read('sales associate')).toEqual([undefined, 'sales associate']);
  });

  test('“principal” alone is a role', () => {
    expect(read('principal engineer')).toEqual(['lead', 'engineer']);
    expect(read('assistant principal')).toEqual([undefined, 'assistant principal']);
  });

  test('is told by the role where that is a rank', () => {
    expect(read('store manager')).toEqual(['manager', 'store manager']);
    expect(read('nursing director')).toEqual(['director', 'nursing director']);
    expect(read('vice president')).toEqual(['executive', 'vice president']);
  });

  test('is the higher one where there are two, and the learner’s above all', () => {
    expect(read('senior engineer ii')).toEqual(['senior', 'engineer']);
    expect(read('senior manager')).toEqual(['manager', 'manager']);
    expect(read('manager trainee')).toEqual(['trainee', 'manager']);
  });

  test('is absent where nothing says it', () => {
    expect(read('nurse')).toEqual([undefined, 'nurse']);
  });
});
