import { join } from 'node:path';
import type { Config } from '../config';
import type { Database } from '../platform/database';
import { databaseStorage, folderStorage, s3Storage, type FileStorage } from '../platform/files';

/** Where the shop keeps its files, as its settings say. */
export const filesOf = (config: Config, database: Database): FileStorage =>
  config.fileStorage === 'folder'
    ? folderStorage(join(config.dataDirectory, 'files'))
    : config.fileStorage === 's3' && config.fileStore !== undefined
      ? s3Storage(config.fileStore)
      : databaseStorage(database);
