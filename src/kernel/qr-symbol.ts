/** Rows of squares; true is dark. */
export type Grid = readonly (readonly boolean[])[];

export interface Square {
  readonly dark: boolean;
  /** Part of what every symbol of this version has; data flows around it. */
  readonly fixed: boolean;
}

export type Symbol = Square[][];

/** Centres of the small eyes, by version. */
const EYES: readonly (readonly number[])[] = [
  [],
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const VERSION_DIVISOR = 0x1f_25;

export function put(symbol: Symbol, row: number, column: number, dark: boolean): void {
  const line = symbol[row];
  if (line && column >= 0 && column < line.length) line[column] = { dark, fixed: true };
}

/** All that is the same for every text: eyes, rulers, the version, and room for the format. */
export function emptySymbol(version: number): Symbol {
  const size = version * 4 + 17;
  const symbol: Symbol = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => ({ dark: false, fixed: false })),
  );
  for (let place = 0; place < size; place += 1) {
    put(symbol, 6, place, place % 2 === 0);
    put(symbol, place, 6, place % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    putEye(symbol, row, column, 4);
  const centres = EYES[version] ?? [];
  const last = centres.length - 1;
  for (const [down, row] of centres.entries()) {
    for (const [across, column] of centres.entries()) {
      const isBesideBigEye =
        (down === 0 && across === 0) ||
        (down === 0 && across === last) ||
        (down === last && across === 0);
      if (!isBesideBigEye) putEye(symbol, row, column, 2);
    }
  }
  putFormat(symbol, 0);
  if (version >= 7) putVersion(symbol, version);
  return symbol;
}

/** Rings around a centre: dark, light, dark; the big eye has one more of light around it. */
function putEye(symbol: Symbol, row: number, column: number, reach: number): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const ring = Math.max(Math.abs(down), Math.abs(across));
      put(symbol, row + down, column + across, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

function putVersion(symbol: Symbol, version: number): void {
  const size = symbol.length;
  const bits = (version << 12) | remainder(version, 12, VERSION_DIVISOR);
  for (let place = 0; place < 18; place += 1) {
    const dark = ((bits >>> place) & 1) === 1;
    const near = Math.floor(place / 3);
    const far = size - 11 + (place % 3);
    put(symbol, near, far, dark);
    put(symbol, far, near, dark);
  }
}

/** The level M and the mask, twice. */
export function putFormat(symbol: Symbol, mask: number): void {
  const size = symbol.length;
  const bits = ((mask << 10) | remainder(mask, 10, 0x5_37)) ^ 0x54_12;
  const dark = (place: number): boolean => ((bits >>> place) & 1) === 1;
  for (let place = 0; place < 15; place += 1) {
    // Around the first eye, with a step over the rulers.
    if (place < 8) put(symbol, place < 6 ? place : place + 1, 8, dark(place));
    else put(symbol, 8, place === 8 ? 7 : 14 - place, dark(place));
    // Half beside the second, half beside the third.
    if (place < 8) put(symbol, 8, size - 1 - place, dark(place));
    else put(symbol, size - 15 + place, 8, dark(place));
  }
  put(symbol, size - 8, 8, true);
}

/** What is left of a number, moved up by so many bits, after division without carrying. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * divisor);
  return rest & ((1 << bits) - 1);
}
