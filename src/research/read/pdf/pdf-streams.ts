import { inflateSync } from 'node:zlib';

/** No honest page needs more than this unpacked; a file that does is made to fill a machine. */
const LARGEST_STREAM = 64 * 1024 * 1024;
const LARGEST_FILE = 256 * 1024 * 1024;
/** What is packed this tightly by other means than can be checked here is not read. */
const LARGEST_UNCHECKED = 512 * 1024;
const LOOKED_BACK = 2_000;
const FLATE: ReadonlySet<string> = new Set(['/Fl', '/FlateDecode']);
/** These make a text of bytes, and unpack to less than they are. */
const AS_TEXT: ReadonlySet<string> = new Set(['/A85', '/AHx', '/ASCII85Decode', '/ASCIIHexDecode']);
const FILTERS: ReadonlySet<string> = new Set([
  ...FLATE,
  ...AS_TEXT,
  '/LZW',
  '/LZWDecode',
  '/RL',
  '/RunLengthDecode',
]);

/** Whether what a PDF holds unpacks to a size that can be read; asked before any of it is. */
export function unpacksSafely(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.toString('latin1', Math.max(0, at - 3), at) === 'end') continue;
    const before = file.toString('latin1', Math.max(0, at - LOOKED_BACK), at);
    const header = before.slice(before.lastIndexOf(' obj') + 1);
    const filters = (header.match(/\/\w+/g) ?? []).filter((name) => FILTERS.has(name));
    if (filters.length === 0) continue;
    const begin = at + (file[at + 6] === 13 ? 8 : 7);
    const found = file.indexOf('endstream', begin);
    const packed = file.subarray(begin, found < 0 ? undefined : found);
    const isPlain = filters.length === 1 && FLATE.has(filters[0] ?? '');
    if (!isPlain && packed.length > LARGEST_UNCHECKED) return false;
    if (filters.filter((one) => !AS_TEXT.has(one)).length > 1) return false;
    if (isPlain) {
      const size = unpackedSize(packed);
      if (size === undefined) return false;
      unpacked += size;
      if (unpacked > LARGEST_FILE) return false;
    }
  }
  return true;
}

/** Undefined where it is too large; what is broken counts as nothing, as the reader will find it broken too. */
function unpackedSize(packed: Uint8Array): number | undefined {
  try {
    // A cut stream is unpacked as far as it goes, as the reader does.
    return inflateSync(packed, { maxOutputLength: LARGEST_STREAM, finishFlush: 2 }).length;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? undefined : 0;
  }
}
