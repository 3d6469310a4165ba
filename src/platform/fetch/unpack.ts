import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import type { Transform } from 'node:stream';
import { fail, succeed, type Result } from '../../kernel/result';
import { createSpace, letGo } from './space';

type Unpack = (options: { readonly chunkSize: number }, body: Uint8Array) => Transform;

/** “deflate” means the zlib format, but some servers send the bare stream. */
const unpackDeflate: Unpack = (options, [first = 0, second = 0]) => {
  const zlib = (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
  return zlib ? createInflate(options) : createInflateRaw(options);
};

const UNPACKERS: Readonly<Record<string, Unpack>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: unpackDeflate,
  br: createBrotliDecompress,
};

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';

/** Large pieces for large answers: what is freed in large pieces goes back to the machine. */
function chunkFor(packed: number): number {
  return Math.min(1_048_576, Math.max(16_384, packed * 4));
}

async function unpackInto(
  unpacker: Transform,
  body: Uint8Array,
  limit: number,
): Promise<Uint8Array> {
  const space = createSpace(limit);
  try {
    unpacker.end(body);
    for await (const chunk of unpacker as AsyncIterable<Uint8Array>) {
      if (space.size() + chunk.length > limit) throw new RangeError('larger than its limit');
      space.add(chunk);
      letGo(chunk);
    }
    return space.take();
  } finally {
    space.drop();
  }
}

/** Unpacks one layer, never more: layers multiply, so a second one is refused. */
export async function unpack(
  body: Uint8Array,
  encoding: string,
  limit: number,
): Promise<Result<Uint8Array, 'encoding' | 'too-large-unpacked' | 'broken-answer'>> {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity' || body.length === 0) {
    return body.length > limit
      ? fail('too-large-unpacked', 'The answer is too large.')
      : succeed(body);
  }
  const unpacker = Object.hasOwn(UNPACKERS, name) ? UNPACKERS[name] : undefined;
  if (unpacker === undefined)
    return fail('encoding', 'The answer is packed in a way that isn’t read.');
  try {
    return succeed(
      await unpackInto(unpacker({ chunkSize: chunkFor(body.length) }, body), body, limit),
    );
  } catch (error) {
    return error instanceof RangeError
      ? fail('too-large-unpacked', 'The answer is too large once unpacked.')
      : fail('broken-answer', 'The answer could not be unpacked.');
  }
}
