import { expect, test } from 'vitest';
import { seededRandom } from '../../kernel/seeded-random';
import { csvRows, readCsv } from './csv';

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
      [' a', 'b'],
      ['1', ''],
    ],
  ],
  ['a,b\n1,2\n3', [['a', 'b'], ['1', '2'], ['3']]],
  [
    '\tName\tCity\n1\tA\tB\n',
    [
      ['', 'Name', 'City'],
      ['1', 'A', 'B'],
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
  expect(readCsv(text)).toEqual({ ok: true, value: rows });
  expect(readCsv(new TextEncoder().encode(text))).toEqual({ ok: true, value: rows });
});

test.each([
  ['an unclosed quotation mark', 'a,b\n"never closed,2\n', 'broken', 'its last row breaks off.'],
  ['a cell without an end', `a,b\n${'x'.repeat(200_000)}`, 'broken', 'a row never ends.'],
  ['a row without an end', 'a,'.repeat(3_000), 'broken', 'a row never ends.'],
  [
    'more rows than may be held',
    'a,b\n'.repeat(500_001),
    'too-large',
    'it has more rows than a table may have.',
  ],
])('%s is refused with a sentence', (_, text, code, sentence) => {
  expect(readCsv(text)).toEqual({ ok: false, failure: { code, sentence } });
});

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function cellsOf(text: string, size: number): Promise<readonly (readonly string[])[]> {
  return Array.fromAsync(csvRows(pieces(new TextEncoder().encode(text), size)));
}

test('separated values are the same rows wherever the pieces are cut, by every sign that parts them', async () => {
  const text = '\ufeffa;"b ""great"" c";d\r\n"e\nf";;"łens;"\n\n;g"h;i\rlast;;"x"';
  const rows = [
    ['a', 'b "great" c', 'd'],
    ['e\nf', '', 'łens;'],
    ['', 'g"h', 'i'],
    ['last', '', 'x'],
  ];
  for (const size of [1, 2, 3, 7, 1_000])
    expect(await cellsOf(text, size), String(size)).toEqual(rows);
  const random = seededRandom(4);
  for (let time = 0; time < 60; time += 1) {
    const made = Array.from({ length: 5 }, () =>
      Array.from({ length: 4 }, () =>
        Array.from(
          { length: Math.floor(random.next() * 6) },
          () => 'a,"\n\r é'[Math.floor(random.next() * 7)],
        ).join(''),
      ),
    );
    const written = made
      .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n');
    const filled = made.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    expect(await cellsOf(written, 1 + Math.floor(random.next() * 9)), written).toEqual(filled);
  }
});

test.each([
  ['UTF-8', new TextEncoder().encode('name,pay\nZoë,1')],
  ['Windows’ own letters', Buffer.from('name,pay\nZo\xeb,1', 'latin1')],
  [
    'two bytes a letter',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('name\tpay\nZoë\t1', 'utf16le')]),
  ],
])('a file in %s is read as what it says', async (_, bytes) => {
  expect(await Array.fromAsync(csvRows(pieces(bytes, 5_000)))).toEqual([
    ['name', 'pay'],
    ['Zoë', '1'],
  ]);
});

test('a stream ends with the same faults', async () => {
  await expect(cellsOf('a,b\n"never closed,2\n', 5)).rejects.toMatchObject({ code: 'broken' });
  await expect(cellsOf(`a,b\n${'x'.repeat(200_000)}`, 5_000)).rejects.toMatchObject({
    code: 'broken',
  });
});
