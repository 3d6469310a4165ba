import { correctionBytes } from './reed-solomon';
import { emptySymbol, type Grid } from './qr-symbol';
import { writeMasked } from './qr-mask';

interface Version {
  readonly version: number;
  readonly bytes: number;
  readonly blocks: number;
  /** Of each block. */
  readonly correction: number;
}

/** ISO/IEC 18004, the level M, which bears that a seventh of it is unreadable. */
const VERSIONS: readonly Version[] = [
  [26, 1, 10],
  [44, 1, 16],
  [70, 1, 26],
  [100, 2, 18],
  [134, 2, 24],
  [172, 4, 16],
  [196, 4, 18],
  [242, 4, 22],
  [292, 5, 22],
  [346, 5, 26],
].map(([bytes = 0, blocks = 0, correction = 0], index) => ({
  version: index + 1,
  bytes,
  blocks,
  correction,
}));

const BYTE_MODE = [false, true, false, false];
const FILL = [0xec, 0x11];

const roomOf = ({ bytes, blocks, correction }: Version): number => bytes - blocks * correction;
const countBits = ({ version }: Version): number => (version < 10 ? 8 : 16);
const bitsOf = (value: number, length: number): readonly boolean[] =>
  Array.from({ length }, (_, place) => ((value >>> (length - 1 - place)) & 1) === 1);

/** The dark squares of a QR code that holds this text, row by row; null if it is longer than version 10 has room for. */
export function qrCode(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.find(
    (one) => BYTE_MODE.length + countBits(one) + bytes.length * 8 <= roomOf(one) * 8,
  );
  if (!version) return null;
  const symbol = emptySymbol(version.version);
  return writeMasked(
    symbol,
    interleave(fillUp(bytes, version), version).flatMap((byte) => bitsOf(byte, 8)),
  );
}

function fillUp(bytes: readonly number[], version: Version): readonly number[] {
  const room = roomOf(version);
  const bits = [
    ...BYTE_MODE,
    ...bitsOf(bytes.length, countBits(version)),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
  ];
  const ended = [...bits, ...Array<boolean>(Math.min(4, room * 8 - bits.length)).fill(false)];
  const data = Array.from({ length: Math.ceil(ended.length / 8) }, (_, index) =>
    ended
      .slice(index * 8, index * 8 + 8)
      .reduce((byte, bit, place) => byte | (Number(bit) << (7 - place)), 0),
  );
  return [
    ...data,
    ...Array.from({ length: room - data.length }, (_, index) => FILL[index % 2] ?? 0),
  ];
}

/** The blocks' bytes in turn, so that a stain harms a little of each. The later blocks may be one byte longer. */
function interleave(data: readonly number[], version: Version): readonly number[] {
  const short = Math.floor(data.length / version.blocks);
  const firstLong = version.blocks - (data.length % version.blocks);
  const blocks = Array.from({ length: version.blocks }, (_, index) => {
    const start = index * short + Math.max(0, index - firstLong);
    return data.slice(start, start + short + (index >= firstLong ? 1 : 0));
  });
  const correction = blocks.map((block) => correctionBytes(block, version.correction));
  return [...inTurn(blocks, short + 1), ...inTurn(correction, version.correction)];
}

function inTurn(blocks: readonly (readonly number[])[], length: number): readonly number[] {
  return Array.from({ length }, (_, place) => blocks.flatMap((block) => block[place] ?? [])).flat();
}

/** The dark squares as the path of an SVG whose unit is one square. */
export function qrPath(grid: Grid): string {
  return grid
    .map((row, down) =>
      row
        .map((dark, across) => {
          if (!dark || row[across - 1] === true) return '';
          const end = row.indexOf(false, across);
          const width = (end === -1 ? row.length : end) - across;
          return `M${across} ${down}h${width}v1h-${width}z`;
        })
        .join(''),
    )
    .join('');
}
