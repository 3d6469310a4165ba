import { describe, expect, test } from 'vitest';
import { workbook, zip } from '../../../test/contract/workbook';
import { readWorkbook } from './xlsx';

describe('a workbook', () => {
  test('gives texts, numbers and days, each in its column though cells are missing', () => {
    const bytes = workbook([
      ['Company', 'Day', 'People'],
      ['Lamp & <Wick>', { day: '2024-02-29' }, 12.5],
      [undefined, undefined, 7],
    ]);
    expect(readWorkbook(bytes)).toEqual({
      ok: true,
      value: [
        [
          ['Company', 'Day', 'People'],
          ['Lamp & <Wick>', '2024-02-29', '12.5'],
          ['', '', '7'],
        ],
      ],
    });
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
    ).toEqual({ ok: true, value: [[['second', 'yes', 'a & b']], [['tenth', 'yes', 'a & b']]] });
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
  ])('that is %s is refused', (_, bytes) => {
    expect(readWorkbook(bytes)).toMatchObject({ ok: false, failure: { code: 'broken' } });
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
      expect(typeof readWorkbook(broken).ok).toBe('boolean');
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
  expect(readWorkbook(broken)).toMatchObject({ ok: false, failure: { code: 'broken' } });
});
