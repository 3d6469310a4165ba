import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr-code';
import { correctionBytes } from './reed-solomon';

const drawn = (text: string): readonly string[] =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

test('the bytes that mend an error are those of the worked example of the standard’s tutorials', () => {
  expect(
    correctionBytes([32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17], 10),
  ).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('a short text is drawn square by square as another program draws it', () => {
  expect(drawn('Foreword')).toEqual([
    '#######.#.#.#.#######',
    '#.....#..#.##.#.....#',
    '#.###.#.##.##.#.###.#',
    '#.###.#..###..#.###.#',
    '#.###.#..#..#.#.###.#',
    '#.....#.##....#.....#',
    '#######.#.#.#.#######',
    '...........#.........',
    '#.#...##.####..#..#.#',
    '##..##.###...#..###.#',
    '#.#.#.#......##.#...#',
    '..#.#...###.#...##..#',
    '#.#..##..##..####...#',
    '........#.##.####....',
    '#######.##.###..##..#',
    '#.....#..#.#.#####...',
    '#.###.#..#.####..#.#.',
    '#.###.#.........##...',
    '#.###.#.#.#...#.#.###',
    '#.....#.....#..###...',
    '#######.##....#.#...#',
  ]);
});

// Each drawn alike by another program (python-qrcode, level M, the same mask), the least and the most that a version holds.
test.each([
  [1, 1, 'c62b9998e517e510'],
  [14, 1, 'cbe7adc976bf312f'],
  [15, 2, 'a4f87f25ab72919c'],
  [26, 2, '8702d876f688221a'],
  [27, 3, '23d3fa701edf04ac'],
  [42, 3, '07a615d2c5dea6e5'],
  [43, 4, '33ddda346e34d154'],
  [62, 4, 'fd8fba92057c1113'],
  [63, 5, 'fb50bcf0bf702eaa'],
  [84, 5, 'f7be0344838c2f85'],
  [85, 6, '4d6e5ba80e5d7e10'],
  [106, 6, '15ebac233a22dad6'],
  [107, 7, 'adbe2808f688a359'],
  [122, 7, '83d21c18bb9caa07'],
  [123, 8, 'd4087664c698ba49'],
  [152, 8, '924a9e25a8978cef'],
  [153, 9, '58a54964549a2ec9'],
  [180, 9, '45acf90fc8c6fb1e'],
  [181, 10, '7550584c5ef332f8'],
  [213, 10, '48e9e7e8fd2bbfe7'],
])('%i letters make version %i', (length, version, digest) => {
  const rows = drawn('foreword/'.repeat(30).slice(0, length));
  expect(rows).toHaveLength(version * 4 + 17);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
});

test('what is too long is not drawn at all, and letters beyond ASCII count as their bytes', () => {
  expect(qrCode('x'.repeat(214))).toBeNull();
  expect(drawn('ü'.repeat(7))).toHaveLength(21);
  expect(drawn('ü'.repeat(8))).toHaveLength(25);
});

test('the path covers each dark square once', () => {
  const grid = qrCode('Foreword') ?? [];
  const squares = qrPath(grid)
    .split('M')
    .slice(1)
    .map((part) => Number(/h(\d+)/.exec(part)?.[1]));
  expect(squares.reduce((sum, width) => sum + width, 0)).toBe(grid.flat().filter(Boolean).length);
});
