import { describe, expect, test } from 'vitest';
import { workbook, zip } from '../../../test/contract/workbook';
import { readCsv } from './read-csv';
import { readWorkbook } from './read-workbook';
import { columnName, readTable } from './table-rows';
import { unzip } from './unzip';

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\ufeffa;b\r\n1;"x; y"\r\n',
    [
      ['a', 'b'],
      ['1', 'x; y'],
    ],
  ],
  [
    'a\tb\r1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '"say ""when""","two\nlines"\n3,4',
    [
      ['say "when"', 'two\nlines'],
      ['3', '4'],
    ],
  ],
  [
    '\n\n a,b\n\n,\n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['a,b\n"never closed,2\n', [['a', 'b']]],
  [
    'a,b\n1,2\n3',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n1,2\n3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['', []],
])('%j is read as rows of cells', (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});

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

describe('a workbook', () => {
  test('gives texts, numbers and days, each in its column though cells are missing', () => {
    const bytes = workbook([
      ['Company', 'Day', 'People'],
      ['Lamp & <Wick>', { day: '2024-02-29' }, 12.5],
      [undefined, undefined, 7],
    ]);
    expect(readWorkbook(bytes)).toEqual([
      [
        ['Company', 'Day', 'People'],
        ['Lamp & <Wick>', '2024-02-29', '12.5'],
        ['', '', '7'],
      ],
    ]);
  });

  test('has its sheets in order, and inline texts, booleans and formulas’ texts', () => {
    const sheet = (text: string): string =>
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c><c t="b"><v>1</v></c><c t="str"><f>A1</f><v>a &amp; b</v></c></row></sheetData></worksheet>`;
    expect(
      readWorkbook(
        zip({
          'xl/worksheets/sheet10.xml': sheet('tenth'),
          'xl/worksheets/sheet2.xml': sheet('second'),
        }),
      ),
    ).toEqual([[['second', 'yes', 'a & b']], [['tenth', 'yes', 'a & b']]]);
  });

  test.each([
    ['nothing', new Uint8Array()],
    ['a page', new TextEncoder().encode('<html><body>Please enable scripts</body></html>')],
    ['a cut-off archive', workbook([['a', 'b']]).slice(0, 300)],
    [
      'noise that begins like one',
      Uint8Array.from({ length: 4_000 }, (_, index) =>
        index < 4 ? ([0x50, 0x4b, 3, 4][index] ?? 0) : (index * 7_919) % 251,
      ),
    ],
  ])('that is %s has no sheet', (_, bytes) => {
    expect(readWorkbook(bytes).flat()).toEqual([]);
  });

  test('is never taken apart further than its reader has room for', () => {
    const bomb = zip({
      'xl/worksheets/sheet1.xml': `<worksheet><row><c t="str"><v>${'0'.repeat(1_200_000)}</v></c></row></worksheet>`,
      'b.txt': 'small',
    });
    expect(bomb.length).toBeLessThan(10_000);
    const entries = unzip(bomb, 1_000_000);
    expect(entries.map((entry) => entry.read()?.length)).toEqual([undefined, 5]);
  });

  test('whose directory lies is read without going outside of it', () => {
    const bytes = Buffer.from(
      workbook([
        ['a', 'b'],
        ['1', '2'],
      ]),
    );
    for (let at = bytes.length - 60; at < bytes.length; at += 1) {
      const broken = Buffer.from(bytes);
      broken[at] = 0xff;
      expect(() => readWorkbook(broken)).not.toThrow();
    }
  });
});

test('broken XML in a workbook costs no more time than sound one', () => {
  // With a search that starts over at every tag this would not end.
  const broken = zip({
    'xl/worksheets/sheet1.xml': '<row><c><v>'.repeat(40_000),
    'xl/sharedStrings.xml': '<si><t>'.repeat(40_000),
    'xl/styles.xml': '<cellXfs><xf '.repeat(40_000),
  });
  expect(readWorkbook(broken).flat()).toEqual([]);
});
