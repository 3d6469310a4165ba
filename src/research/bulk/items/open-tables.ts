import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipedWhole } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  csvRows,
  FormatFault,
  isWorkbook,
  openWorkbook,
  openZip,
  type Room,
  type SharedTexts,
  type Table,
} from '../../../platform/formats';
import type { Bulk } from '../../sources';
import { fileBytes } from './file-bytes';

/** An archive in an archive in an archive is no way to publish a table. */
const DEEPEST = 3;
const TABLE = /\.(?:csv|tsv|txt|xlsx)$/i;

interface Opening {
  /** Where what must be unpacked first is put. */
  readonly folder: string;
  readonly room: Room;
  readonly file?: string | undefined;
  readonly opened: SharedTexts[];
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function* unzipped(room: Room, path: string): AsyncGenerator<Uint8Array> {
  const raw = createReadStream(path);
  try {
    for await (const piece of pipeline(
      raw,
      createGunzip(),
      () => undefined,
    ) as AsyncIterable<Uint8Array>) {
      room.left -= piece.length;
      if (room.left < 0)
        throw new FormatFault('too-large', 'unpacked it is larger than it may be.');
      yield piece;
    }
  } catch (error) {
    throw error instanceof FormatFault
      ? error
      : new FormatFault('broken', 'it could not be unpacked.');
  } finally {
    raw.destroy();
  }
}

async function unpackTo(path: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  await pipedWhole(
    Readable.from(bytes, { objectMode: false }),
    createWriteStream(path, { mode: 0o600 }),
  );
  return path;
}

const csvTable = (bytes: () => AsyncIterable<Uint8Array>): Table => ({
  isRagged: false,
  rows: () => csvRows(bytes()),
});

async function openArchive(
  path: string,
  opening: Opening,
  depth: number,
): Promise<readonly Table[]> {
  const parts = await openZip(path, opening.room);
  if (isWorkbook(parts)) return openWorkbook(parts, opening.folder, opening.opened);
  const files = parts.filter(
    ({ name }) => TABLE.test(name) && name.toLowerCase().includes(opening.file ?? ''),
  );
  const tables: Table[] = [];
  for (const [at, part] of files.entries()) {
    if (/\.xlsx$/i.test(part.name))
      tables.push(
        ...(await openFile(
          await unpackTo(join(opening.folder, `inner-${depth}-${at}`), part.bytes()),
          opening,
          depth + 1,
        )),
      );
    else tables.push(csvTable(() => part.bytes()));
  }
  return tables;
}

async function openFile(path: string, opening: Opening, depth: number): Promise<readonly Table[]> {
  if (depth > DEEPEST) throw new FormatFault('broken', 'it is packed too often.');
  const [first, second] = await firstBytes(path);
  if (first === 0x50 && second === 0x4b) return openArchive(path, opening, depth);
  if (first === 0x1f && second === 0x8b) {
    return openFile(
      await unpackTo(join(opening.folder, `unpacked-${depth}`), unzipped(opening.room, path)),
      opening,
      depth + 1,
    );
  }
  return [csvTable(() => fileBytes(path))];
}

export interface OpenTables {
  readonly tables: readonly Table[];
  close(): void;
}

/** What tables a file holds: separated values, a workbook's sheets, or several of either in an archive. */
export async function openTables(
  path: string,
  folder: string,
  { largest, file }: Pick<Bulk, 'largest' | 'file'>,
): Promise<OpenTables> {
  const opened: SharedTexts[] = [];
  const close = (): void => opened.splice(0).forEach((texts) => texts.close());
  try {
    return {
      tables: await openFile(path, { folder, room: { left: largest }, file, opened }, 1),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
