import { broken, tooLarge } from './fault';

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const [STORED, DEFLATED, ENCRYPTED] = [0, 8, 1];
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
export const LOCAL_LENGTH = 30;
/** The end of the directory, and the longest comment that may follow it. */
export const FURTHEST_END = END_LENGTH + 65_535;
const LARGEST_DIRECTORY = 20_000_000;
const MOST_ENTRIES = 5_000;
/** A value of this kind stands in the entry's extra field instead. */
const ELSEWHERE = 0xffffffff;
const MANY = 0xffff;
/** Honest tables shrink to a fiftieth; deflate itself ends near a thousandth. */
const HIGHEST_RATIO = 250;
const RATIO_COUNTS_FROM = 1_000_000;

export interface ZipEntry {
  readonly name: string;
  readonly isStored: boolean;
  /** False where it is encrypted or packed in another way than deflate. */
  readonly isReadable: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly local: number;
}

/** What may still be unpacked, by everything that unpacks a part of one file. */
export interface Room {
  left: number;
}

const noDirectory = () => broken('the directory of its archive is no directory.');

/** Where the directory lies, by the last bytes of an archive of `length` bytes. */
export function findDirectory(
  tail: Buffer,
  length: number,
): { readonly count: number; readonly start: number; readonly size: number } {
  let end = tail.length - END_LENGTH;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw broken('its archive breaks off.');
  const count = tail.readUInt16LE(end + 10);
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count === MANY || size === ELSEWHERE || start === ELSEWHERE)
    throw broken('its archive is of a kind for more than four gigabytes, which isn’t read.');
  if (size > LARGEST_DIRECTORY || start + size > length) throw noDirectory();
  if (count > MOST_ENTRIES) throw tooLarge('its archive holds more files than it may.');
  return { count, start, size };
}

/** Sizes that a writer did not know in time stand in an extra field, eight bytes each. */
function withExtra(entry: ZipEntry, extra: Buffer): ZipEntry {
  if (![entry.size, entry.packed, entry.local].includes(ELSEWHERE)) return entry;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    const wide = (value: number): number => {
      if (value !== ELSEWHERE) return value;
      if (next + 8 > extra.length) throw noDirectory();
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    const [size, packed, local] = [wide(entry.size), wide(entry.packed), wide(entry.local)];
    return { ...entry, size, packed, local };
  }
  throw noDirectory();
}

function entryAt(directory: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + ENTRY_LENGTH > directory.length || directory.readUInt32LE(at) !== ENTRY)
    throw noDirectory();
  const method = directory.readUInt16LE(at + 10);
  const name = at + ENTRY_LENGTH;
  const extra = name + directory.readUInt16LE(at + 28);
  const comment = extra + directory.readUInt16LE(at + 30);
  const next = comment + directory.readUInt16LE(at + 32);
  if (next > directory.length) throw noDirectory();
  const entry = {
    name: directory.toString('utf8', name, extra),
    isStored: method === STORED,
    isReadable:
      (directory.readUInt16LE(at + 8) & ENCRYPTED) === 0 && [STORED, DEFLATED].includes(method),
    crc: directory.readUInt32LE(at + 16),
    packed: directory.readUInt32LE(at + 20),
    size: directory.readUInt32LE(at + 24),
    local: directory.readUInt32LE(at + 42),
  };
  return { entry: withExtra(entry, directory.subarray(extra, comment)), next };
}

/** The entries of a directory that ends before byte `start` of its archive. Two that share bytes are a bomb. */
export function readEntries(directory: Buffer, count: number, start: number): readonly ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    const { entry, next } = entryAt(directory, at);
    entries.push(entry);
    at = next;
  }
  const byPlace = entries.toSorted((one, other) => one.local - other.local);
  for (const [index, { local, packed }] of byPlace.entries()) {
    const limit = byPlace[index + 1]?.local ?? start;
    if (local + LOCAL_LENGTH + packed > limit) throw noDirectory();
  }
  return entries;
}

/** Where an entry's own bytes begin, by its local header. */
export function bodyStart({ local, isReadable }: ZipEntry, header: Buffer): number {
  if (!isReadable) throw broken('its archive is packed in a way that isn’t read.');
  if (header.length < LOCAL_LENGTH || header.readUInt32LE(0) !== LOCAL) throw noDirectory();
  return local + LOCAL_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
}

/** Refuses what an entry must not unpack to, while it is unpacked. */
export function checkUnpacked(entry: ZipEntry, count: number): void {
  if (count > RATIO_COUNTS_FROM && count > entry.packed * HIGHEST_RATIO)
    throw tooLarge('unpacked it is larger than it may be.');
}

/** Checks the whole of an entry: its size and its checksum are what the directory says. */
export function checkWhole(entry: ZipEntry, count: number, crc: number): void {
  if (count !== entry.size || crc !== entry.crc) throw broken('its archive is broken.');
}
