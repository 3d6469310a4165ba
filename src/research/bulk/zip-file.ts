import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const [STORED, DEFLATED, ENCRYPTED] = [0, 8, 1];
const FURTHEST_END = 70_000;
const LARGEST_DIRECTORY = 20_000_000;
const MOST_ENTRIES = 5_000;
/** A size or a place that stands in the entry's extra field instead. */
const ELSEWHERE = 0xffffffff;
const PIECE = 65_536;

/** What may still be unpacked, by all who unpack something of one file. */
export interface Room {
  left: number;
}

export interface ZipPart {
  readonly name: string;
  /** Its bytes, unpacked on the way. */
  bytes(): AsyncIterable<Uint8Array>;
}

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw new RangeError('its archive breaks off.');
  return buffer;
}

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly local: number;
}

/** Sizes of more than four gigabytes, or of writers that did not know them yet, stand in an extra field. */
function withExtra(entry: Entry, extra: Buffer): Entry {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    const wide = (value: number): number => {
      if (value !== ELSEWHERE || next + 8 > extra.length) return value;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    const [size, packed, local] = [wide(entry.size), wide(entry.packed), wide(entry.local)];
    return { ...entry, size, packed, local };
  }
  return entry;
}

async function readDirectory(file: FileHandle): Promise<readonly Entry[]> {
  const { size: length } = await file.stat();
  const tail = await readAt(
    file,
    Math.max(0, length - FURTHEST_END),
    Math.min(length, FURTHEST_END),
  );
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new RangeError('its archive breaks off.');
  const [count, size, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  if (size > LARGEST_DIRECTORY || start + size > length)
    throw new RangeError('the directory of its archive is no directory.');
  const directory = await readAt(file, start, size);
  const entries: Entry[] = [];
  for (
    let at = 0;
    entries.length < Math.min(count, MOST_ENTRIES) &&
    at + 46 <= size &&
    directory.readUInt32LE(at) === ENTRY;
  ) {
    const [name, extra, comment] = [
      directory.readUInt16LE(at + 28),
      directory.readUInt16LE(at + 30),
      directory.readUInt16LE(at + 32),
    ];
    const entry = {
      name: directory.toString('utf8', at + 46, at + 46 + name),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      local: directory.readUInt32LE(at + 42),
    };
    entries.push(withExtra(entry, directory.subarray(at + 46 + name, at + 46 + name + extra)));
    at += 46 + name + extra + comment;
  }
  return entries;
}

async function* unpackEntry(
  path: string,
  { flags, method, packed, size, local }: Entry,
  room: Room,
): AsyncGenerator<Uint8Array> {
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED))
    throw new RangeError('its archive is packed in a way that isn’t read.');
  const file = await open(path);
  let start: number;
  try {
    const header = await readAt(file, local, 30);
    if (header.readUInt32LE(0) !== LOCAL)
      throw new RangeError('the directory of its archive is no directory.');
    start = local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  } finally {
    await file.close();
  }
  if (packed === 0) return;
  const raw = createReadStream(path, { start, end: start + packed - 1, highWaterMark: PIECE });
  const bytes =
    method === STORED
      ? raw
      : pipeline(raw, createInflateRaw({ chunkSize: PIECE }), () => undefined);
  let count = 0;
  try {
    for await (const piece of bytes as AsyncIterable<Uint8Array>) {
      count += piece.length;
      room.left -= piece.length;
      if (room.left < 0) throw new RangeError('unpacked it is larger than it may be.');
      yield piece;
    }
  } catch (error) {
    throw error instanceof RangeError ? error : new RangeError('its archive is broken.');
  } finally {
    raw.destroy();
  }
  if (count !== size) throw new RangeError('its archive is broken.');
}

/** The files of a zip archive on a disk, by its directory at the end. Nothing of it is held but that. */
export async function openZip(path: string, room: Room): Promise<readonly ZipPart[]> {
  const file = await open(path);
  try {
    return (await readDirectory(file)).map((entry) => ({
      name: entry.name,
      bytes: () => unpackEntry(path, entry, room),
    }));
  } finally {
    await file.close();
  }
}
