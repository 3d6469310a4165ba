import { expect, test } from 'vitest';
import { qrCode, qrPath } from './qr-code';

const rowsOf = (squares: ReturnType<typeof qrCode>): readonly string[] =>
  (squares ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
const picture = (squares: ReturnType<typeof qrCode>): string => rowsOf(squares).join('\n');
const drawn = (text: string): readonly string[] => rowsOf(qrCode(text));

test('a short text is drawn square by square as another program draws it, whichever mask is chosen', () => {
  const masked = Array.from({ length: 8 }, (_, mask) => picture(qrCode('Foreword', mask)));
  expect(masked).toContain(drawn('Foreword').join('\n'));
  expect(masked).toContain(
    [
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
    ].join('\n'),
  );
});

test.each([
  [14, 1],
  [15, 2],
  [26, 2],
  [27, 3],
  [62, 4],
  [63, 5],
  [122, 7],
  [123, 8],
  [180, 9],
  [213, 10],
])('%i letters make version %i', (length, version) => {
  expect(drawn('foreword/'.repeat(30).slice(0, length))).toHaveLength(version * 4 + 17);
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
