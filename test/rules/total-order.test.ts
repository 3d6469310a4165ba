import { describe, expect, test } from 'vitest';
import { projectFolder } from '../../src/project-folder';
import { readCommitted } from './source-files';
import { partlyOrdered } from './total-order';

const root = projectFolder();

const list = (order: string) => [
  { path: 'src/desk/store.ts', text: `database.select().from(note).orderBy(${order}).limit(9);\n` },
];

describe('the rule that every list has a total order', () => {
  test.each([
    'note.at',
    'desc(note.at)',
    'asc(sql`coalesce(${note.id}, ${note.at})`)',
    'desc(note.id), asc(note.at)',
    '...ordered',
  ])('refuses a list by %s', (order) => {
    expect(partlyOrdered(list(order))).toEqual([`src/desk/store.ts orders by ${order}`]);
  });

  test.each([
    'note.id',
    'desc(note.at), desc(note.id)',
    'asc(sql`coalesce(${note.seen}, ${note.at})`), note.id',
    'desc(sql`1`)',
  ])('takes a list by %s', (order) => {
    expect(partlyOrdered(list(order))).toEqual([]);
  });

  test('holds in the whole project', () => {
    expect(partlyOrdered(readCommitted(root))).toEqual([]);
  });
});
