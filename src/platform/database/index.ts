export type { Alongside, Database, Executor, QueryRow, Transaction } from './database';
export { openDurablePglite } from './durable-pglite';
export { embeddedDatabase } from './embedded';
export { FolderHasNoLocks, FolderInUse, lockFolder } from './folder-lock';
export {
  checkIsNotNewer,
  DatabaseIsNewer,
  migrate,
  migrationDigest,
  missingMigrations,
  type Migration,
} from './migrate';
export { postgresDatabase } from './postgres';
export { prepared } from './prepared';
export { together } from './together';
