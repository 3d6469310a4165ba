import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Source, SourceItem } from '../../sources';
import { readItems } from './read-items';

/** Reads a file's bytes as the loader does: from a disk, row by row. */
export async function readBytes(source: Source, bytes: Uint8Array | string) {
  const folder = await mkdtemp(join(tmpdir(), 'foreword-bulk-test-'));
  const lots: (readonly SourceItem[])[] = [];
  try {
    await writeFile(join(folder, 'file'), bytes);
    return {
      done: await readItems(
        source,
        join(folder, 'file'),
        folder,
        async (items) => void lots.push(items),
      ),
      items: lots.flat(),
      lots,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
