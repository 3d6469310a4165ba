import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Log } from '../platform/log';
import { StartupFault } from './startup-fault';

const OF_OTHERS = 0o077;

/**
 * Makes the data folder if there is none, and takes all rights in it from other users. One that is
 * closed already isn't walked: nobody can reach what's in it.
 */
export function openDataFolder(folder: string, log: Log): void {
  checkWritable(folder);
  if ((lstatSync(folder).mode & OF_OTHERS) === 0) return;
  try {
    closeToOthers(folder);
  } catch (error) {
    // A volume that belongs to another user can still be shared with this one alone, by its group.
    log.warn({ error, folder }, 'the data folder is open to other users of this machine');
  }
}

/** The data folder of a shop that keeps everything in Postgres is never made. */
export const needsDataFolder = (config: Config): boolean =>
  config.mode === 'demo' || config.databaseUrl === undefined || config.fileStorage === 'folder';

function checkWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Trying beats asking: permission bits say nothing of a full disk or a read-only mount.
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new StartupFault(
      `The data folder ${folder} isn’t writable; ${adviceOn((error as NodeJS.ErrnoException).code)}.`,
    );
  }
}

function adviceOn(code: string | undefined): string {
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'its disk is full: free some space';
  if (code === 'EROFS') return 'its disk is mounted read-only: mount it writable';
  return 'set DATA_DIR to another, or fix its permissions';
}

/** Takes the rights of other users, from what's inside first, so that a walk cut short is done again. */
export function closeToOthers(path: string): void {
  const entry = lstatSync(path);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  if ((entry.mode & OF_OTHERS) !== 0) chmodSync(path, entry.mode & ~OF_OTHERS & 0o7777);
}
