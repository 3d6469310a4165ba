import { open } from 'node:fs/promises';

const PIECE = 131_072;

/**
 * A file's bytes, one piece after the other in the same stretch of memory: whoever takes a piece is done with it
 * before the next. A stream would leave thousands of pieces for the collector, which lets them lie.
 */
export async function* fileBytes(
  path: string,
  from = 0,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  const buffer = Buffer.alloc(PIECE);
  try {
    for (let at = from; at < to;) {
      const { bytesRead } = await file.read(buffer, 0, Math.min(PIECE, to - at), at);
      if (bytesRead === 0) return;
      at += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}
