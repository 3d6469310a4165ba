import { describe, expect, test } from 'vitest';
import { ledWords, isLeader, loadManagers } from '../roles/managers';
import { matchTitles, weightOf } from './match-titles';
import { loadTitleTable } from './title-table';

const table = loadTitleTable();
const match = (title: string, side: readonly string[] = []) => {
  const words = title.split(' ');
  return matchTitles(table, { words, head: words.at(-1) ?? '', side }).map(
    ({ occupation, ...rest }) => ({ code: table.occupations[occupation]?.code, ...rest }),
  );
};

describe('the titles of the table', () => {
  test('belong to more than a thousand occupations, each with words', () => {
    expect(table.occupations.length).toBeGreaterThan(1_000);
    expect(table.titles.length).toBeGreaterThan(50_000);
    expect(table.titles.every(({ mass }) => mass > 0)).toBe(true);
    expect(table.titles.every(({ words, head }) => words.includes(head))).toBe(true);
  });

  test('weigh a rare word more than a common one, and an unknown one like a rare one', () => {
    expect(weightOf(table, 'phlebotomist')).toBeGreaterThan(weightOf(table, 'manager'));
    expect(weightOf(table, 'zzyzx')).toBeGreaterThan(weightOf(table, 'manager'));
  });

  test('count how many occupations share a head', () => {
    expect(table.heads.get('technician') ?? 0).toBeGreaterThan(table.heads.get('dentist') ?? 0);
  });
});

describe('a match', () => {
  test('is whole where every word is shared', () => {
    const [best] = match('optometrist');
    expect(best).toMatchObject({ code: '29-1041.00', overlap: 1, own: true });
  });

  test('is less where the head is another’s', () => {
    const whole = match('dental hygienist')[0]?.overlap ?? 0;
    const other = match('dental hygienist scheduler')[0]?.overlap ?? 1;
    expect(whole).toBeGreaterThan(other);
  });

  test('comes best first, and of few', () => {
    const scores = match('maintenance technician').map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(scores.length).toBeLessThanOrEqual(40);
  });

  test('leans on the words beside the title', () => {
    const scoreOf = (side: readonly string[]): number =>
      match('inspector', side).find(({ code }) => code === '47-4011.00')?.score ?? 0;
    expect(scoreOf(['building', 'construction'])).toBeGreaterThan(scoreOf([]));
  });

  test('is none for words that no title has', () => {
    expect(match('zzyzx quux')).toEqual([]);
    expect(matchTitles(table, { words: [], head: '', side: [] })).toEqual([]);
  });
});

describe('who leads an occupation', () => {
  const { leaderOf } = loadManagers();

  test.each([
    ['29-1141.00', 'manager', '11-9111.00'],
    ['43-3071.00', 'supervisor', '43-1011.00'],
    ['15-1252.00', 'director', '11-3021.00'],
    ['13-1071.00', 'head', '11-3121.00'],
    ['53-7065.00', 'supervisor', '53-1042.00'],
    ['53-7065.00', 'manager', '11-3071.00'],
    ['33-3012.00', 'sergeant', '33-1011.00'],
    ['33-3051.00', 'sergeant', '33-1012.00'],
  ])('of %s, as its %s, is %s', (code, head, leader) => {
    expect(leaderOf(code, head)).toBe(leader);
  });

  test('is nobody else where it leads itself', () => {
    expect(leaderOf('11-1011.00', 'manager')).toBeUndefined();
  });

  test('is told from those who are led', () => {
    expect(isLeader('manager')).toBe(true);
    expect(isLeader('nurse')).toBe(false);
    expect(ledWords(['assistant', 'nurse', 'manager'])).toEqual(['nurse']);
  });
});
