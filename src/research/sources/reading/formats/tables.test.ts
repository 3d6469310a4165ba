import { describe, expect, test } from 'vitest';
import { columnName, readTable } from './table-rows';

test.each([
  ['No. Of\nEmployees', 'no_of_employees'],
  [' Layoff/Closure ', 'layoff_closure'],
  ['Société', 'societe'],
  ['États-Unis', 'etats_unis'],
  ['___', ''],
])('the column “%s” is called %s', (header, name) => {
  expect(columnName(header)).toBe(name);
});

describe('a table', () => {
  test('begins below its title and its notes, where the wanted names stand', () => {
    const cells = [
      ['Notices of 2026'],
      ['as of', 'today'],
      ['Company', 'No. of Employees'],
      ['Tarrow', '84'],
      ['', ''],
      ['Company', 'No. of Employees'],
      ['Plume', ''],
    ];
    expect(readTable(cells, new Set(['company', 'no_of_employees']))).toEqual({
      known: 2,
      rows: [{ company: 'Tarrow', no_of_employees: '84' }, { company: 'Plume' }],
    });
  });

  test('without any of the wanted names is told by that', () => {
    expect(
      readTable(
        [
          ['x', 'y'],
          ['1', '2'],
        ],
        new Set(['company']),
      ),
    ).toMatchObject({ known: 0 });
    expect(readTable([], new Set(['company']))).toEqual({ known: 0, rows: [] });
  });
});
