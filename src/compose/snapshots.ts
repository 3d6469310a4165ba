import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FileStorage } from '../platform/files';
import type { SnapshotStore } from '../research/evidence';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half the size of the fastest level for a third of the best one's time. */
const QUALITY = 5;

const nameWithin = (folder: string, sha256: string): string => `${folder}/${sha256}.br`;

/** Texts in file storage, compressed, each under the hash of what it says. */
export function storedTexts(files: FileStorage, folder: string): SnapshotStore & { remove(sha256: string): Promise<void> } {
  const nameOf = (sha256: string): string => nameWithin(folder, sha256);
  return {
    async put(text) {
      const bytes = Buffer.from(text, 'utf8');
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (!(await files.has(nameOf(sha256)))) {
        await files.put(nameOf(sha256), await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
      }
      return sha256;
    },
    async get(sha256) {
      const stored = await files.get(nameOf(sha256));
      return stored && (await decompress(stored)).toString('utf8');
    },
    remove: (sha256) => files.remove(nameOf(sha256)),
  };
}

const SNAPSHOTS = 'snapshots';

/** The name of the file in which a snapshot lies. */
export const snapshotFile = (sha256: string): string => nameWithin(SNAPSHOTS, sha256);

/** The snapshots as what keeps them for a time and no longer sees them. */
export function retiringSnapshots(files: FileStorage) {
  const { get, remove } = storedTexts(files, SNAPSHOTS);
  return {
    get, remove,
    list: async (storedBefore: Date) => (await files.list(SNAPSHOTS, storedBefore)).map((name) => name.replace(/\.br$/u, '')),
  };
}

export function storedSnapshots(files: FileStorage): SnapshotStore {
  return storedTexts(files, SNAPSHOTS);
}
