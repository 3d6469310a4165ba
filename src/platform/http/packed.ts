import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bytes = Uint8Array<ArrayBuffer>;

/** The shortest form that a browser says it takes. */
export function bestEncoding(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/u.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

/** One body in every form, each made when it is first asked for, unless it was made before. */
export function packed(
  body: Bytes,
  quality = 11,
  made: Readonly<Partial<Record<Encoding, Bytes>>> = {},
): (encoding: Encoding) => Bytes {
  const known = new Map<Encoding, Bytes>([
    ['identity', body],
    ...(Object.entries(made) as [Encoding, Bytes][]),
  ]);
  return (encoding) => {
    const form =
      known.get(encoding) ??
      Uint8Array.from(
        encoding === 'br'
          ? brotliCompressSync(body, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: quality,
                [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
              },
            })
          : gzipSync(body, { level: 9 }),
      );
    known.set(encoding, form);
    return form;
  };
}

const brotliBeside = promisify(brotliCompress);
const gzipBeside = promisify(gzip);

/** Packed on another thread, for a body that is packed for one visitor. */
export async function packBeside(
  body: Bytes,
  encoding: Exclude<Encoding, 'identity'>,
  quality: number,
): Promise<Bytes> {
  const packedBody =
    encoding === 'br'
      ? await brotliBeside(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : await gzipBeside(body);
  return Uint8Array.from(packedBody);
}

export function etagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether one of the bodies that a browser holds is this one; whoever packs on the way may have marked it as weak. */
export function holds(ifNoneMatch: string | null | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//u, '') === etag);
}
