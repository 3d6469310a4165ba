import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { checkFileName, checkFolderName, type FileStorage } from './ports';
import { storedFile } from './schema';

/** Files as rows: for a shop on several machines that share nothing but the database. */
export function databaseStorage(database: Database): FileStorage {
  return {
    async put(name, bytes) {
      await database.write((transaction) =>
        transaction
          .insert(storedFile)
          .values({ name: checkFileName(name), bytes })
          .onConflictDoUpdate({ target: storedFile.name, set: { bytes, storedAt: sql`now()` } }),
      );
    },
    async get(name) {
      const [row] = await database.read
        .select({ bytes: storedFile.bytes })
        .from(storedFile)
        .where(eq(storedFile.name, checkFileName(name)));
      return row?.bytes;
    },
    async has(name) {
      const [row] = await database.read
        .select({ name: storedFile.name })
        .from(storedFile)
        .where(eq(storedFile.name, checkFileName(name)));
      return row !== undefined;
    },
    async remove(name) {
      await database.write((transaction) =>
        transaction.delete(storedFile).where(eq(storedFile.name, checkFileName(name))),
      );
    },
    async list(folder, storedBefore) {
      const begin = `${checkFolderName(folder)}/`;
      const rows = await database.read
        .select({ name: storedFile.name })
        .from(storedFile)
        .where(
          and(
            sql`starts_with(${storedFile.name}, ${begin})`,
            lt(storedFile.storedAt, storedBefore),
          ),
        );
      return rows.map(({ name }) => name.slice(begin.length));
    },
    async all() {
      const rows = await database.read.select({ name: storedFile.name }).from(storedFile);
      return rows.map(({ name }) => name);
    },
    async removeAll(folder, storedBefore) {
      const within = sql`starts_with(${storedFile.name}, ${`${checkFolderName(folder)}/`})`;
      await database.write((transaction) =>
        transaction
          .delete(storedFile)
          .where(
            storedBefore === undefined
              ? within
              : and(within, lt(storedFile.storedAt, storedBefore)),
          ),
      );
    },
    free: async () => undefined,
  };
}
