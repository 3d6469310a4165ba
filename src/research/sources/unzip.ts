import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const MOST_ENTRIES = 5_000;

export interface ZipEntry {
  readonly name: string;
  read(): Uint8Array | undefined;
}

/**
 * The files in a zip archive, by its directory at the end. Nothing is unpacked before it is asked
 * for, all of it together is never more than `limit` bytes, and what is broken or encrypted is left out.
 */
export function unzip(bytes: Uint8Array, limit: number): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const inside = (at: number, length: number): boolean =>
    at >= 0 && length >= 0 && at + length <= bytes.length;
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 70_000 && view.getUint32(end, true) !== END) end -= 1;
  if (!inside(end, 22) || view.getUint32(end, true) !== END) return [];
  const entries: ZipEntry[] = [];
  let left = limit;
  let at = view.getUint32(end + 16, true);
  for (
    let count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
    count > 0 && inside(at, 46) && view.getUint32(at, true) === ENTRY;
    count -= 1
  ) {
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const [packed, local] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)];
    const nameLength = view.getUint16(at + 28, true);
    if (!inside(at + 46, nameLength)) break;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const read = (): Uint8Array | undefined => {
      if ((flags & ENCRYPTED) !== 0 || !inside(local, 30) || view.getUint32(local, true) !== LOCAL)
        return undefined;
      const start =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      if (!inside(start, packed)) return undefined;
      const body = bytes.subarray(start, start + packed);
      try {
        if (method !== STORED && method !== DEFLATED) return undefined;
        const out =
          method === STORED ? body : inflateRawSync(body, { maxOutputLength: Math.max(1, left) });
        if (out.length > left) return undefined;
        left -= out.length;
        return out;
      } catch {
        return undefined;
      }
    };
    entries.push({ name, read });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
