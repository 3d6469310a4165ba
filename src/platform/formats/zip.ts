import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { Result } from '../../kernel/result';
import { broken, FormatFault, tooLarge, toResult, type FormatCode } from './fault';
import {
  bodyStart,
  checkUnpacked,
  checkWhole,
  findDirectory,
  FURTHEST_END,
  LOCAL_LENGTH,
  readEntries,
  type Room,
  type ZipEntry,
} from './zip-directory';

export type { Room };

const PIECE = 65_536;

/** A file in an archive on a disk. */
export interface ZipPart {
  readonly name: string;
  /** Its bytes, unpacked on the way; the last come only if size and checksum are right. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** A file in an archive in memory. */
export interface HeldZipPart {
  readonly name: string;
  read(): Result<Uint8Array, FormatCode>;
}

const asFault = (error: unknown): FormatFault =>
  error instanceof FormatFault ? error : broken('its archive is broken.');

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  if (bytesRead < length) throw broken('its archive breaks off.');
  return buffer;
}

async function directoryOf(file: FileHandle): Promise<readonly ZipEntry[]> {
  const { size: length } = await file.stat();
  const held = Math.min(length, FURTHEST_END);
  const { count, start, size } = findDirectory(await readAt(file, length - held, held), length);
  return readEntries(await readAt(file, start, size), count, start);
}

async function headerOf(path: string, entry: ZipEntry): Promise<Buffer> {
  const file = await open(path);
  try {
    return await readAt(file, entry.local, LOCAL_LENGTH);
  } finally {
    await file.close();
  }
}

async function* unpackEntry(path: string, entry: ZipEntry, room: Room): AsyncGenerator<Uint8Array> {
  const start = bodyStart(entry, await headerOf(path, entry));
  let [count, crc] = [0, 0];
  if (entry.packed > 0) {
    const raw = createReadStream(path, {
      start,
      end: start + entry.packed - 1,
      highWaterMark: PIECE,
    });
    const bytes = entry.isStored
      ? raw
      : pipeline(raw, createInflateRaw({ chunkSize: PIECE }), () => undefined);
    try {
      for await (const piece of bytes as AsyncIterable<Uint8Array>) {
        count += piece.length;
        room.left -= piece.length;
        if (room.left < 0) throw tooLarge('unpacked it is larger than it may be.');
        checkUnpacked(entry, count);
        crc = crc32(piece, crc);
        yield piece;
      }
    } catch (error) {
      throw asFault(error);
    } finally {
      raw.destroy();
    }
  }
  checkWhole(entry, count, crc);
}

/** The files of a zip archive on a disk, by its directory at the end. Nothing but that is held. */
export async function openZip(path: string, room: Room): Promise<readonly ZipPart[]> {
  const file = await open(path);
  try {
    return (await directoryOf(file)).map((entry) => ({
      name: entry.name,
      bytes: () => unpackEntry(path, entry, room),
    }));
  } finally {
    await file.close();
  }
}

function unpackHeld(bytes: Buffer, entry: ZipEntry, room: Room): Uint8Array {
  const start = bodyStart(entry, bytes.subarray(entry.local, entry.local + LOCAL_LENGTH));
  const body = bytes.subarray(start, start + entry.packed);
  if (entry.size > room.left) throw tooLarge('unpacked it is larger than it may be.');
  let out: Uint8Array = body;
  try {
    if (!entry.isStored) out = inflateRawSync(body, { maxOutputLength: Math.max(1, entry.size) });
  } catch (error) {
    throw asFault(error);
  }
  room.left -= out.length;
  checkUnpacked(entry, out.length);
  checkWhole(entry, out.length, crc32(out));
  return out;
}

/** The same for an archive in memory. Everything unpacked from it together is never more than `largest` bytes. */
export function readZip(
  source: Uint8Array,
  largest: number,
): Result<readonly HeldZipPart[], FormatCode> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const room: Room = { left: largest };
  return toResult(() => {
    const tail = bytes.subarray(Math.max(0, bytes.length - FURTHEST_END));
    const { count, start, size } = findDirectory(tail, bytes.length);
    return readEntries(bytes.subarray(start, start + size), count, start).map((entry) => ({
      name: entry.name,
      read: () => toResult(() => unpackHeld(bytes, entry, room)),
    }));
  });
}
