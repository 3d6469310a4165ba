import { eq } from 'drizzle-orm';
import type { Database } from '../database';
import { checkFileName, type FileStorage } from './ports';
import { storedFile } from './schema';

/** Files as rows: for a shop on several machines that share nothing but the database. */
export function databaseStorage(database: Database): FileStorage {
  return {
    async put(name, bytes) {
      await database.write((transaction) =>
        transaction
          .insert(storedFile)
          .values({ name: checkFileName(name), bytes })
          .onConflictDoUpdate({ target: storedFile.name, set: { bytes } }),
      );
    },
    async get(name) {
      const [row] = await database.read
        .select({ bytes: storedFile.bytes }).from(storedFile).where(eq(storedFile.name, checkFileName(name)));
      return row?.bytes;
    },
    async has(name) {
      const [row] = await database.read
        .select({ name: storedFile.name }).from(storedFile).where(eq(storedFile.name, checkFileName(name)));
      return row !== undefined;
    },
    async remove(name) {
      await database.write((transaction) => transaction.delete(storedFile).where(eq(storedFile.name, checkFileName(name))));
    },
    free: async () => undefined,
  };
}
