import { join } from 'node:path';
import type { Config } from '../config';
import { createLog } from '../platform/log';
import { projectFolder } from '../project-folder';
import { needsDataFolder, openDataFolder } from './data-folder';
import { openUnmigrated, readMigrations } from './database';
import { filesOf } from './file-storage';

/** A shop's database and files before anything is in them. */
export async function openEmptyShop(config: Config) {
  const log = createLog({ level: 'warn', destination: process.stderr });
  if (needsDataFolder(config)) openDataFolder(config.dataDirectory, log);
  const database = await openUnmigrated(config, log);
  return {
    database,
    files: filesOf(config, database),
    migrations: readMigrations(join(projectFolder(), 'migrations')),
  };
}
