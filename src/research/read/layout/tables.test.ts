import { expect, test } from 'vitest';
import { readPage } from '..';

const tableIn = (html: string, above = '') => {
  const page = readPage({ html: `<main><h1>Results</h1>${above}${html}</main>` });
  const [table] = page.tables;
  if (table === undefined) throw new Error('no table was read');
  return { page, table, cells: table.cells ?? [] };
};

test('each figure has its place in the text, its headings, its unit and its scale', () => {
  const { page, table, cells } =
    tableIn(`<table><caption>Income ($ in millions, except per share)</caption>
    <tr><th></th><th>2025</th><th>2024</th></tr><tr><th>Revenue</th><td>1,204.5</td><td>998</td></tr><tr><th>Net loss</th><td>(12)</td><td>–</td></tr><tr><th>Loss per share</th><td>(0.31)</td><td>0.02</td></tr><tr><th>Growth</th><td>20.7%</td><td>n/a</td></tr></table>`);
  expect(table).toMatchObject({
    caption: 'Income ($ in millions, except per share)',
    unit: 'USD',
    scale: 1_000_000,
    header: ['', '2025', '2024'],
  });
  expect(
    cells.map(({ rowHeading, columnHeading, value, unit, scale }) => [
      rowHeading,
      columnHeading,
      value,
      unit,
      scale,
    ]),
  ).toEqual([
    ['Revenue', '2025', 1204.5, 'USD', 1_000_000],
    ['Revenue', '2024', 998, 'USD', 1_000_000],
    ['Net loss', '2025', -12, 'USD', 1_000_000],
    ['Loss per share', '2025', -0.31, 'USD', undefined],
    ['Loss per share', '2024', 0.02, 'USD', undefined],
    ['Growth', '2025', 20.7, 'percent', undefined],
  ]);
  expect(cells.map(({ start, end }) => page.text.slice(start, end))).toEqual([
    '1,204.5',
    '998',
    '(12)',
    '(0.31)',
    '0.02',
    '20.7%',
  ]);
});

test('the unit may stand in a line above, in a row of its own, in a column’s heading or in the cell', () => {
  const rows = '<tr><td></td><td>2025</td></tr><tr><td>Sales</td><td>81,400</td></tr>';
  expect(
    tableIn(`<table>${rows}</table>`, '<p>All amounts in thousands of euros.</p>').cells,
  ).toMatchObject([{ value: 81_400, unit: 'EUR', scale: 1_000 }]);
  expect(
    tableIn(`<table><tr><td colspan="2">(£ in millions)</td></tr>${rows}</table>`).cells,
  ).toMatchObject([{ value: 81_400, unit: 'GBP', scale: 1_000_000, rowHeading: 'Sales' }]);
  expect(
    tableIn(
      '<table><tr><th>Name</th><th>Sales (€m)</th><th>Share, %</th><th>Staff</th></tr><tr><td>Mills</td><td>12</td><td>31</td><td>1,200</td></tr></table>',
    ).cells,
  ).toMatchObject([
    { value: 12, unit: 'EUR', scale: 1_000_000 },
    { value: 31, unit: 'percent' },
    { value: 1_200 },
  ]);
  expect(
    tableIn(
      '<table><tr><th>Round</th><th>Sum</th></tr><tr><td>Seed</td><td>$3.5m</td></tr><tr><td>Series A</td><td>€1.2 billion</td></tr></table>',
    ).cells,
  ).toMatchObject([
    { value: 3.5, unit: 'USD', scale: 1_000_000 },
    { value: 1.2, unit: 'EUR', scale: 1_000_000_000 },
  ]);
});

test('filings put signs and brackets into cells of their own, and spread headings over columns', () => {
  const { cells, table } = tableIn(
    `<table><tr><td></td><td colspan="3">Year ended December 31, 2025</td><td colspan="3">Year ended December 31, 2024</td></tr>
    <tr><td>Revenue</td><td>$</td><td>5,100</td><td></td><td>$</td><td>4,800</td><td></td></tr><tr><td>Loss</td><td></td><td>(70</td><td>)</td><td></td><td>(65</td><td>)</td></tr></table>`,
    '<p>(In thousands)</p>',
  );
  expect(
    cells.map(({ rowHeading, columnHeading, value, scale }) => [
      rowHeading,
      columnHeading,
      value,
      scale,
    ]),
  ).toEqual([
    ['Revenue', 'Year ended December 31, 2025', 5_100, 1_000],
    ['Revenue', 'Year ended December 31, 2024', 4_800, 1_000],
    ['Loss', 'Year ended December 31, 2025', -70, 1_000],
    ['Loss', 'Year ended December 31, 2024', -65, 1_000],
  ]);
  expect(table.rows[0]).toEqual(['Revenue', '$', '5,100', '', '$', '4,800', '']);
});

test('a table that only lays out a page is read as the page it is', () => {
  const html =
    '<table><tr><td><h2>Left</h2><p>One sentence here.</p></td><td><table><tr><th>Year</th><th>Boats</th></tr><tr><td>2025</td><td>15</td></tr></table></td></tr></table>';
  const { tables, text } = readPage({ html: `<main><h1>Yard</h1>${html}</main>` });
  expect(text.split('\n')).toEqual([
    'Yard',
    'Left',
    'One sentence here.',
    'Year | Boats',
    '2025 | 15',
  ]);
  expect(tables).toMatchObject([{ header: ['Year', 'Boats'], rows: [['2025', '15']] }]);
});

test('a number that is a part of something else is no figure', () => {
  expect(
    tableIn(
      '<table><tr><th>Name</th><th>Note</th></tr><tr><td>Mill 4</td><td>opened in 1904</td></tr><tr><td>Phone</td><td>+1 402 555 0134</td></tr></table>',
    ).cells,
  ).toEqual([]);
});
