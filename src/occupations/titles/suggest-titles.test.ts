import { expect, test } from 'vitest';
import { suggestTitles } from './suggest-titles';

test('titles go on from the words that were typed, the commonest first', () => {
  expect(suggestTitles('regis')[0]).toBe('Registered Nurse');
  expect(suggestTitles('pharm t')[0]).toBe('Pharmacy Technician');
  expect(suggestTitles('wareh')).toContain('Warehouse Worker');
  expect(suggestTitles('backend')).toContain('Backend Engineer');
});

test('a level in front is kept, and an abbreviation is read as what it is short for', () => {
  expect(suggestTitles('senior softw')[0]).toMatch(/^Senior Software /u);
  expect(suggestTitles('HR')[0]).toBe('Human Resources Manager');
});

test.each(['', 'x', '🌿', '<b>', 'zzzzqq', 'مهندس', 'a '.repeat(200), 'q'.repeat(300)])(
  'nothing is offered for %j',
  (typed) => {
    expect(suggestTitles(typed)).toEqual([]);
  },
);

test('what is offered is short, and never twice', () => {
  for (const typed of ['ma', 'sales', 'tech', 'senior a']) {
    const titles = suggestTitles(typed);
    expect(titles.length).toBeLessThanOrEqual(6);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.every((title) => title.length < 80)).toBe(true);
  }
});
