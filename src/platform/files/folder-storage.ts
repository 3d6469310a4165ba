import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkFileName, type FileStorage } from './ports';

/** Files in a folder. A file is either whole or not there: written beside, synced, then renamed. */
export function folderStorage(folder: string): FileStorage {
  const pathOf = (name: string): string => join(folder, checkFileName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}.part`;
      const file = await open(draft, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, path);
    },
    get: (name) => orNothing(readFile(pathOf(name))),
    has: async (name) => (await orNothing(stat(pathOf(name)))) !== undefined,
    remove: (name) => rm(pathOf(name), { force: true }),
    async free() {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  };
}

async function orNothing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
