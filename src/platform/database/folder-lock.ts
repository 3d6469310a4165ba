import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Foreword is already running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUse';
  }
}

export class FolderHasNoLocks extends Error {
  constructor(folder: string, reason: string) {
    super(
      `The data folder ${folder} can’t be locked (${reason}). Move it to a local disk, or use Postgres.`,
    );
    this.name = 'FolderHasNoLocks';
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

const LOCK_FILE = 'foreword.lock';
const SQLITE_BUSY = 5;

/**
 * Two processes on one embedded database destroy it, so the folder is held by a lock on a file in it.
 * Node itself offers no file lock, but its SQLite takes one and never writes a byte here. The kernel
 * keeps it by file, whichever container, user, or path a process comes from, and frees it however the
 * holder ends, so that no stale lock waits for a human.
 *
 * It can't see a process on another machine where a network file system keeps locks to itself (NFS
 * with nolock, some cluster and desktop mounts), or one in a sandbox with a kernel of its own. Opening
 * and closing this file elsewhere in the process would free the lock, so nothing else may read it, and
 * whoever deletes it takes the protection away.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true });
  const real = realpathSync(folder);
  const file = openLockFile(real);
  // A listener keeps the open file from being collected, and with it the lock.
  const close = (): void => file.close();
  process.once('exit', close);
  return {
    async release() {
      process.off('exit', close);
      if (file.isOpen) file.close();
    },
  };
}

function openLockFile(folder: string): DatabaseSync {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 });
    file.exec('PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file?.close();
    const { errcode, message } = error as { errcode?: number; message: string };
    throw errcode === SQLITE_BUSY ? new FolderInUse(folder) : new FolderHasNoLocks(folder, message);
  }
}
