import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { tooLarge } from './fault';
import { createSharedTextReader } from './xlsx-sheet';

const PAGE = 65_536;
/** Of them so many are held, those used last; the rest lies on the disk. */
const MOST_PAGES = 384;
const WRITTEN_AT_ONCE = 262_144;
const MOST_TEXTS = 10_000_000;
/** Their places are counted in 32 bits. */
const LARGEST = 4_000_000_000;

/** The texts that the cells of a workbook name by their number. There may be more of them than memory is good for. */
export interface SharedTexts {
  at(index: number): string;
  close(): void;
}

/** Where each text ends in the file; grows by doubling. */
function createPlaces(): { push(end: number): void; at(index: number): number; count(): number } {
  let places = new Uint32Array(4_096);
  let count = 0;
  return {
    push(end) {
      if (count === places.length) {
        const larger = new Uint32Array(count * 2);
        larger.set(places);
        places = larger;
      }
      places[count] = end;
      count += 1;
    },
    at: (index) => (index < 0 ? 0 : (places[index] ?? 0)),
    count: () => count,
  };
}

function createPages(file: number): (start: number, end: number) => Buffer {
  const pages = new Map<number, Buffer>();
  const page = (index: number): Buffer => {
    const found = pages.get(index);
    if (found !== undefined) {
      pages.delete(index);
      pages.set(index, found);
      return found;
    }
    const [oldest] = pages.keys();
    const spare = pages.size >= MOST_PAGES && oldest !== undefined ? pages.get(oldest) : undefined;
    if (oldest !== undefined && spare !== undefined) pages.delete(oldest);
    const buffer = spare ?? Buffer.alloc(PAGE);
    readSync(file, buffer, 0, PAGE, index * PAGE);
    pages.set(index, buffer);
    return buffer;
  };
  return (start, end) => {
    const index = Math.floor(start / PAGE);
    if (end <= (index + 1) * PAGE)
      return page(index).subarray(start - index * PAGE, end - index * PAGE);
    const spanning = Buffer.alloc(end - start);
    readSync(file, spanning, 0, end - start, start);
    return spanning;
  };
}

async function* textsIn(xml: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const reader = createSharedTextReader();
  const decoder = new TextDecoder();
  for await (const piece of xml) yield* reader.push(decoder.decode(piece, { stream: true }));
  yield* reader.push(decoder.decode());
  yield* reader.end();
}

/** Writes the texts to a file of their own, so that each can be had by its number. */
export async function spillSharedTexts(
  xml: AsyncIterable<Uint8Array>,
  path: string,
): Promise<SharedTexts> {
  const file = openSync(path, 'w+', 0o600);
  const places = createPlaces();
  let size = 0;
  let waiting: Buffer[] = [];
  let held = 0;
  const write = (): void => {
    writeSync(file, Buffer.concat(waiting));
    [waiting, held] = [[], 0];
  };
  try {
    for await (const text of textsIn(xml)) {
      const bytes = Buffer.from(text);
      size += bytes.length;
      if (size > LARGEST || places.count() >= MOST_TEXTS)
        throw tooLarge('it has more texts than a workbook may have.');
      places.push(size);
      waiting.push(bytes);
      held += bytes.length;
      if (held > WRITTEN_AT_ONCE) write();
    }
    write();
  } catch (error) {
    closeSync(file);
    throw error;
  }
  const read = createPages(file);
  return {
    at: (index) =>
      index >= 0 && index < places.count()
        ? read(places.at(index - 1), places.at(index)).toString('utf8')
        : '',
    close: () => closeSync(file),
  };
}
