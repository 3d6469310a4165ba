import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkFileName, checkFolderName, type FileStorage } from './ports';

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
    async list(name, storedBefore) {
      const within = join(folder, checkFolderName(name));
      const found =
        (await orNothing(readdir(within, { recursive: true, withFileTypes: true }))) ?? [];
      const old: string[] = [];
      for (const file of found.filter((one) => one.isFile() && !one.name.endsWith('.part'))) {
        const path = join(file.parentPath, file.name);
        const stored = await orNothing(stat(path));
        if (stored !== undefined && stored.mtime < storedBefore)
          old.push(relative(within, path).replaceAll('\\', '/'));
      }
      return old;
    },
    async all() {
      const found =
        (await orNothing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
      return found
        .filter((one) => one.isFile() && !one.name.endsWith('.part'))
        .map((one) => relative(folder, join(one.parentPath, one.name)).replaceAll('\\', '/'));
    },
    async removeAll(name, storedBefore) {
      const within = join(folder, checkFolderName(name));
      if (storedBefore === undefined) return rm(within, { recursive: true, force: true });
      const found =
        (await orNothing(readdir(within, { recursive: true, withFileTypes: true }))) ?? [];
      for (const file of found.filter((one) => one.isFile())) {
        const path = join(file.parentPath, file.name);
        const stored = await orNothing(stat(path));
        if (stored !== undefined && stored.mtime < storedBefore) await rm(path, { force: true });
      }
    },
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
