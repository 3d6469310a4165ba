import { putFormat, type Grid, type Symbol } from './qr-symbol';

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Lays the bits out and turns the squares over by the mask that leaves it easiest to read. */
export function writeMasked(symbol: Symbol, bits: readonly boolean[]): Grid {
  layOut(symbol, bits);
  const drawn = MASKS.map((isTurned, mask) => {
    putFormat(symbol, mask);
    return symbol.map((line, row) =>
      line.map(({ dark, fixed }, column) => dark !== (!fixed && isTurned(row, column))),
    );
  });
  return drawn.reduce((best, one) => (burden(one) < burden(best) ? one : best));
}

/** Two columns at a time from the right, up and down in turn, around all that is fixed. */
function layOut(symbol: Symbol, bits: readonly boolean[]): void {
  const size = symbol.length;
  let next = 0;
  let isUpward = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const line = symbol[isUpward ? size - 1 - step : step] ?? [];
      for (const column of [right, right - 1]) {
        if (line[column]?.fixed !== false) continue;
        line[column] = { dark: bits[next] ?? false, fixed: false };
        next += 1;
      }
    }
    isUpward = !isUpward;
  }
}

const EYE_LIKE = [true, false, true, true, true, false, true];

/** How hard it is on a reader, by the four counts of the standard. */
function burden(grid: Grid): number {
  const turned = grid.map((_, column) => grid.map((line) => line[column] ?? false));
  const dark = grid.flat().filter(Boolean).length;
  const share = (dark * 100) / grid.length ** 2;
  return (
    [...grid, ...turned].reduce((sum, line) => sum + runs(line) + eyes(line), 0) +
    blocks(grid) +
    Math.floor(Math.abs(share - 50) / 5) * 10
  );
}

function runs(line: readonly boolean[]): number {
  let sum = 0;
  let length = 0;
  for (const [place, dark] of line.entries()) {
    length = place > 0 && line[place - 1] === dark ? length + 1 : 1;
    if (length === 5) sum += 3;
    else if (length > 5) sum += 1;
  }
  return sum;
}

/** What looks like a big eye with four light squares beside it; outside of the symbol all is light. */
function eyes(line: readonly boolean[]): number {
  let sum = 0;
  for (let start = 0; start + EYE_LIKE.length <= line.length; start += 1) {
    if (!EYE_LIKE.every((dark, place) => line[start + place] === dark)) continue;
    const isLight = (from: number): boolean => [0, 1, 2, 3].every((step) => !line[from + step]);
    if (isLight(start - 4) || isLight(start + EYE_LIKE.length)) sum += 40;
  }
  return sum;
}

function blocks(grid: Grid): number {
  let sum = 0;
  for (const [row, line] of grid.slice(1).entries()) {
    for (const [column, dark] of line.entries()) {
      if (
        column > 0 &&
        line[column - 1] === dark &&
        grid[row]?.[column] === dark &&
        grid[row]?.[column - 1] === dark
      )
        sum += 3;
    }
  }
  return sum;
}
