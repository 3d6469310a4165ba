import { expect, test } from 'vitest';
import { csvLine } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =cmd|calc', "'  =cmd|calc"],
  ['\t=1', "'\t=1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://a.example","x")', `"'=HYPERLINK(""http://a.example"",""x"")"`],
  ['\r=1', `"'\r=1"`],
])('%j is text and not a formula', (typed, written) => {
  expect(csvLine([typed])).toBe(`${written}\r\n`);
});

test('commas, quotes and line ends stay in their cell, and numbers are numbers', () => {
  expect(csvLine(['Tallow, Finch', 'said "no"', 'two\nlines', 'a-b', null, -35.5, ''])).toBe(
    '"Tallow, Finch","said ""no""","two\nlines",a-b,,-35.5,\r\n',
  );
});
