/**
 * A WebAssembly program of one function, product(a, b, c, rows, columns, depth): it adds to each row of c the row of a
 * times b. Four rows and eight columns are summed side by side, four numbers to an instruction, so rows
 * and depth come in fours, columns in eights, and b in panels of eight columns. The same numbers give the same sums
 * on every machine.
 */
type Code = readonly number[];

/** Numbers as WebAssembly writes them: seven bits a byte. */
const unsigned = (value: number): Code =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
const signed = (value: number): Code =>
  value >= -0x40 && value < 0x40 ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
const constant = (value: number): Code => [0x41, ...signed(value)];
const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
const add = (one: Code, other: Code): Code => [...one, ...other, 0x6a];
const multiply = (one: Code, other: Code): Code => [...one, ...other, 0x6c];
const times4 = (local: number): Code => [...get(local), ...constant(2), 0x74];
const increase = (local: number, by: number): Code => [
  ...add(get(local), constant(by)),
  ...set(local),
];
const vector = (code: number, ...rest: Code): Code => [0xfd, ...unsigned(code), ...rest];
/** What touches memory says how far behind the address, which is a multiple of 4 = 2². */
const load = (offset: number): Code => vector(0, 2, ...unsigned(offset));
const store = (offset: number): Code => vector(11, 2, ...unsigned(offset));
const loadInEachLane = (offset: number): Code => vector(9, 2, ...unsigned(offset));
const VECTOR_ADD = vector(228);
const VECTOR_MULTIPLY = vector(230);
/** Does the body again while the number that `test` leaves isn't 0. */
const loop = (body: Code, test: Code): Code => [0x03, 0x40, ...body, ...test, 0x0d, 0, 0x0b];
const isLess = (one: number, other: number): Code => [...get(one), ...get(other), 0x48];

const A = 0;
const B = 1;
const C = 2;
const ROWS = 3;
const COLUMNS = 4;
const DEPTH = 5;
const ROW = 6;
const COLUMN = 7;
const PANEL = 8;
const WRITTEN = 9;
const STEPS = 10;
const DEPTH_BYTES = 11;
const ROW_BYTES = 12;
const INTEGERS = 11;
const reader = (row: number): number => 13 + row;
const sum = (row: number, half: number): number => 17 + row * 2 + half;
const factor = (half: number): number => 25 + half;
const SPREAD = 27;
const VECTORS = 11;
const FOUR = [0, 1, 2, 3];
const HALVES = [0, 1];

/** Goes through the four rows of c that are being summed. */
const eachSum = (one: (row: number, half: number) => Code): Code => [
  ...add(get(C), add(times4(COLUMN), multiply(get(ROW), get(ROW_BYTES)))),
  ...set(WRITTEN),
  ...FOUR.flatMap((row) => [
    ...HALVES.flatMap((half) => one(row, half)),
    ...add(get(WRITTEN), get(ROW_BYTES)),
    ...set(WRITTEN),
  ]),
];
const HALF_BYTES = 16;
const PANEL_BYTES = 32;

const STEPS_AT_ONCE = 4;
/** The next eight numbers of the panel, each times the next number of each row. */
const oneStep = (step: number): Code => [
  ...HALVES.flatMap((half) => [
    ...get(PANEL),
    ...load(step * PANEL_BYTES + half * HALF_BYTES),
    ...set(factor(half)),
  ]),
  ...FOUR.flatMap((row) => [
    ...get(reader(row)),
    ...loadInEachLane(step * 4),
    ...set(SPREAD),
    ...HALVES.flatMap((half) => [
      ...get(sum(row, half)),
      ...get(SPREAD),
      ...get(factor(half)),
      ...VECTOR_MULTIPLY,
      ...VECTOR_ADD,
      ...set(sum(row, half)),
    ]),
  ]),
];
const fourSteps: Code = [
  ...Array.from({ length: STEPS_AT_ONCE }, (_, step) => oneStep(step)).flat(),
  ...increase(PANEL, PANEL_BYTES * STEPS_AT_ONCE),
  ...FOUR.flatMap((row) => increase(reader(row), 4 * STEPS_AT_ONCE)),
  ...increase(STEPS, -STEPS_AT_ONCE),
];

const fourRows: Code = [
  ...eachSum((row, half) => [...get(WRITTEN), ...load(half * HALF_BYTES), ...set(sum(row, half))]),
  ...FOUR.flatMap((row) => [
    ...(row === 0
      ? add(get(A), multiply(get(ROW), get(DEPTH_BYTES)))
      : add(get(reader(row - 1)), get(DEPTH_BYTES))),
    ...set(reader(row)),
  ]),
  ...add(get(B), multiply(get(COLUMN), get(DEPTH_BYTES))),
  ...set(PANEL),
  ...get(DEPTH),
  ...set(STEPS),
  ...loop(fourSteps, get(STEPS)),
  ...eachSum((row, half) => [...get(WRITTEN), ...get(sum(row, half)), ...store(half * HALF_BYTES)]),
  ...increase(ROW, 4),
];

const product: Code = [
  2,
  INTEGERS,
  0x7f,
  VECTORS,
  0x7b,
  ...times4(DEPTH),
  ...set(DEPTH_BYTES),
  ...times4(COLUMNS),
  ...set(ROW_BYTES),
  ...loop(
    [...constant(0), ...set(ROW), ...loop(fourRows, isLess(ROW, ROWS)), ...increase(COLUMN, 8)],
    isLess(COLUMN, COLUMNS),
  ),
  0x0b,
];

const section = (id: number, body: Code): Code => [id, ...unsigned(body.length), ...body];
const name = (text: string): Code => [text.length, ...new TextEncoder().encode(text)];

const START: Code = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

export const MATRIX_PROGRAM: Uint8Array<ArrayBuffer> = Uint8Array.from([
  ...START,
  ...section(1, [1, 0x60, 6, ...Array.from({ length: 6 }, () => 0x7f), 0]),
  ...section(2, [1, ...name('own'), ...name('memory'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('product'), 0, 0]),
  ...section(10, [1, ...unsigned(product.length), ...product]),
]);
