import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { fail, succeed, type Result } from '../../kernel/result';

type Unpack = (body: Uint8Array, options: { maxOutputLength: number; chunkSize: number }) => Promise<Uint8Array>;

const unpackGzip: Unpack = promisify(gunzip);
const unpackBrotli: Unpack = promisify(brotliDecompress);
const unpackInflate: Unpack = promisify(inflate);
const unpackRaw: Unpack = promisify(inflateRaw);

/** “deflate” means the zlib format, but some servers send the bare stream. */
const unpackDeflate: Unpack = (body, options) => {
  const [first = 0, second = 0] = body;
  const zlib = (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
  return zlib ? unpackInflate(body, options) : unpackRaw(body, options);
};

const UNPACKERS: Readonly<Record<string, Unpack>> = {
  gzip: unpackGzip,
  'x-gzip': unpackGzip,
  deflate: unpackDeflate,
  br: unpackBrotli,
};

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** Large pieces for large answers: what is freed in large pieces goes back to the machine. */
function chunkFor(packed: number): number {
  return Math.min(1_048_576, Math.max(16_384, packed * 4));
}

/** Unpacks one layer, never more: layers multiply, so a second one is refused. */
export async function unpack(
  body: Uint8Array,
  encoding: string,
  limit: number,
): Promise<Result<Uint8Array, 'encoding' | 'too-large-unpacked' | 'broken-answer'>> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity' || body.length === 0) {
    return body.length > limit ? fail('too-large-unpacked', 'The answer is too large.') : succeed(body);
  }
  const unpacker = Object.hasOwn(UNPACKERS, name) ? UNPACKERS[name] : undefined;
  if (unpacker === undefined) return fail('encoding', 'The answer is packed in a way that isn’t read.');
  try {
    return succeed(await unpacker(body, { maxOutputLength: limit, chunkSize: chunkFor(body.length) }));
  } catch (error) {
    return error instanceof RangeError
      ? fail('too-large-unpacked', 'The answer is too large once unpacked.')
      : fail('broken-answer', 'The answer could not be unpacked.');
  }
}
