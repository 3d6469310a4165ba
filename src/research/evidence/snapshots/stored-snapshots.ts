import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { FileStorage } from '../../../platform/files';
import type { SnapshotStore, SnapshotSubject } from '../ports';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Half the size of the fastest level for a third of the best one's time. */
const QUALITY = 5;

const nameWithin = (folder: string, sha256: string): string => `${folder}/${sha256}.br`;

/** Texts in file storage, compressed, each under the hash of what it says. */
export function storedTexts(
  files: FileStorage,
  folder: string,
): SnapshotStore & { remove(sha256: string): Promise<void> } {
  const nameOf = (sha256: string): string => nameWithin(folder, sha256);
  return {
    async put(text) {
      const bytes = Buffer.from(text, 'utf8');
      const sha256 = hashOf(bytes);
      if (!(await files.has(nameOf(sha256)))) {
        await files.put(
          nameOf(sha256),
          await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
        );
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

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** What tells of people goes earlier than the rest, so it lies apart. */
const FOLDERS: Readonly<Record<SnapshotSubject, string>> = {
  company: 'snapshots',
  people: 'snapshots-of-people',
};

/** The names of the files in which a snapshot may lie. */
export const snapshotFiles = (sha256: string): readonly string[] =>
  Object.values(FOLDERS).map((folder) => nameWithin(folder, sha256));

/** The snapshots as what keeps them for a time and no longer sees them. */
export function retiringSnapshots(files: FileStorage, about: SnapshotSubject) {
  const { get, remove } = storedTexts(files, FOLDERS[about]);
  return {
    get,
    remove,
    list: async (storedBefore: Date) =>
      (await files.list(FOLDERS[about], storedBefore)).map((name) => name.replace(/\.br$/u, '')),
  };
}

export function storedSnapshots(files: FileStorage): SnapshotStore {
  const [company, people] = [
    storedTexts(files, FOLDERS.company),
    storedTexts(files, FOLDERS.people),
  ];
  return {
    put: (text, about = 'company') => (about === 'people' ? people : company).put(text),
    get: async (sha256) => (await company.get(sha256)) ?? people.get(sha256),
  };
}
