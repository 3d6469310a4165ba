import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { zip } from '../../../test/contract/workbook';
import { openZip, readZip } from './zip';

const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreword-zip-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the reader in memory says of an archive: its texts, or the first fault. */
function held(bytes: Uint8Array, largest = 1_000_000): readonly string[] {
  const parts = readZip(bytes, largest);
  if (!parts.ok) return [parts.failure.sentence];
  return parts.value.map((part) => {
    const read = part.read();
    return read.ok ? Buffer.from(read.value).toString() : read.failure.sentence;
  });
}

/** The same from a disk. */
async function streamed(bytes: Uint8Array, largest = 1_000_000): Promise<readonly string[]> {
  const path = join(folder, 'archive');
  await writeFile(path, bytes);
  const said = (error: unknown): string => (error instanceof Error ? error.message : '');
  try {
    const texts: string[] = [];
    for (const part of await openZip(path, { left: largest })) {
      try {
        texts.push(Buffer.concat(await Array.fromAsync(part.bytes())).toString());
      } catch (error) {
        texts.push(said(error));
      }
    }
    return texts;
  } catch (error) {
    return [said(error)];
  }
}

const whole = Buffer.from(zip({ 'a.txt': 'first', 'b.txt': 'second, '.repeat(40) }));
const changed = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(whole);
  change(bytes);
  return bytes;
};
const directoryAt = whole.indexOf(ENTRY);

describe('an archive is read alike from memory and from a disk:', () => {
  test.each<readonly [string, Uint8Array, readonly string[]]>([
    ['a whole one', whole, ['first', 'second, '.repeat(40)]],
    ['an empty one', zip({}), []],
    ['nothing', new Uint8Array(), ['its archive breaks off.']],
    ['one that is cut off', whole.subarray(0, whole.length - 30), ['its archive breaks off.']],
    [
      'one whose checksum is wrong',
      changed((bytes) => bytes.writeUInt32LE(7, directoryAt + 16)),
      ['its archive is broken.', 'second, '.repeat(40)],
    ],
    [
      'one whose size is wrong',
      changed((bytes) => bytes.writeUInt32LE(4, directoryAt + 24)),
      ['its archive is broken.', 'second, '.repeat(40)],
    ],
    [
      'one that is encrypted',
      changed((bytes) => bytes.writeUInt16LE(1, directoryAt + 8)),
      ['its archive is packed in a way that isn’t read.', 'second, '.repeat(40)],
    ],
    [
      'one whose entries share their bytes',
      changed((bytes) => bytes.writeUInt32LE(0, bytes.lastIndexOf(ENTRY) + 42)),
      ['the directory of its archive is no directory.'],
    ],
    [
      'one whose directory counts more than it has',
      changed((bytes) => bytes.writeUInt16LE(3, bytes.length - 12)),
      ['the directory of its archive is no directory.'],
    ],
    [
      'one with more files than it may have',
      changed((bytes) => bytes.writeUInt16LE(5_001, bytes.length - 12)),
      ['its archive holds more files than it may.'],
    ],
    [
      'one for more than four gigabytes',
      changed((bytes) => bytes.writeUInt32LE(0xffffffff, bytes.length - 6)),
      ['its archive is of a kind for more than four gigabytes, which isn’t read.'],
    ],
    [
      'one whose sizes are to stand elsewhere and don’t',
      changed((bytes) => bytes.writeUInt32LE(0xffffffff, directoryAt + 20)),
      ['the directory of its archive is no directory.'],
    ],
  ])('%s', async (_, bytes, texts) => {
    expect(held(bytes)).toEqual(texts);
    expect(await streamed(bytes)).toEqual(texts);
  });

  test('a bomb, by its ratio and by the room there is', async () => {
    const bomb = zip({ 'a.txt': '0'.repeat(1_200_000), 'b.txt': 'small' });
    expect(bomb.length).toBeLessThan(10_000);
    const refused = 'unpacked it is larger than it may be.';
    for (const largest of [1_000_000, 100_000_000]) {
      expect(held(bomb, largest)[0]).toBe(refused);
      expect((await streamed(bomb, largest))[0]).toBe(refused);
    }
    expect(held(whole, 20)).toEqual(['first', refused]);
  });
});

test('whatever byte of an archive is changed, its text is right or refused', () => {
  for (let at = 0; at < whole.length; at += 1) {
    const texts = held(changed((bytes) => (bytes[at] = (bytes[at] ?? 0) ^ 0x5a)));
    for (const text of texts)
      expect(text, String(at)).toMatch(/^(?:first|(?:second, )+|.*archive.*|unpacked.*)$/u);
  }
});
