import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFolder } from '../platform/files/project-folder';
import { readDataTable, wholeCode } from './data-files';
import { findOccupation } from './find-occupation';

const folder = join(projectFolder(), 'content/occupations');

describe('the tables that are kept by hand', () => {
  test.each([
    'aliases.tsv',
    'abbreviations.tsv',
    'asides.tsv',
    'names.tsv',
    'managers.tsv',
    'contexts.tsv',
  ])('%s is sorted, without doubles', (name) => {
    const lines = readDataTable(name).map((cells) => cells.join('\t'));
    const sorted = lines.toSorted((one, other) => (one < other ? -1 : 1));
    expect(lines).toEqual([...new Set(sorted)]);
  });

  test('name an alias once', () => {
    const phrases = readDataTable('aliases.tsv').map(([phrase]) => phrase);
    expect(new Set(phrases).size).toBe(phrases.length);
    expect(phrases.length).toBeGreaterThan(300);
  });

  test('know every code that they name', () => {
    const inContext = (context: string): readonly string[] =>
      context.match(/\b\d\d-\d{4}(?:\.\d\d)?/gu) ?? [];
    const codes = [
      ...readDataTable('aliases.tsv').flatMap(([, own = '', context = '']) => [
        ...own.split(',').filter((code) => code !== ''),
        ...inContext(context),
      ]),
      ...readDataTable('contexts.tsv').flatMap(([, context = '']) => inContext(context)),
    ];
    expect(codes.map(wholeCode).filter((code) => findOccupation(code) === undefined)).toEqual([]);
    const named = readDataTable('names.tsv').map(([code = '']) => code);
    expect(named.filter((code) => findOccupation(code) === undefined)).toEqual([]);
  });

  test('mark an alias with “ask”, “sure”, “field”, a list, or a word and the code that it speaks for', () => {
    const lists = readDataTable('contexts.tsv');
    const marks = [
      ...readDataTable('aliases.tsv').map(([, , context = '']) => context),
      ...lists.map(([, context = '']) => context),
    ].flatMap((context) => context.split(', ').filter((mark) => mark !== ''));
    const known = new Set(lists.map(([name = '']) => `@${name}`));
    const wrong = marks.filter(
      (mark) =>
        !known.has(mark) &&
        !/^(?:ask|sure|field|as \p{Lu}[\p{L} ]+|\S+ \d\d-\d{4}(?:\.\d\d)?)$/u.test(mark),
    );
    expect(wrong).toEqual([]);
  });
});

test('all of the data stays within 4 MB', () => {
  const bytes = readdirSync(folder).reduce(
    (sum, name) => sum + statSync(join(folder, name)).size,
    0,
  );
  expect(bytes).toBeLessThan(4_000_000);
});
