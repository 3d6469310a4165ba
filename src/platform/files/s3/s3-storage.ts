import { defined } from '../../../kernel/defined';
import { checkFileName, checkFolderName, type FileStorage } from '../ports';
import { askS3, S3Refusal, type AskStore, type S3Options } from './ask-store';
import { readListing, type StoredObject } from './listing';

const AT_ONCE = 8;

/** Files in a bucket: for a shop of many machines whose files are too many for its database. */
export function s3Storage(options: S3Options): FileStorage {
  const ask = askS3(options);
  const remove = async (name: string): Promise<void> =>
    void (await ask({ method: 'DELETE', key: name }));
  const storedBefore = async (folder: string, moment?: Date): Promise<readonly string[]> =>
    (await listAll(ask, `${checkFolderName(folder)}/`))
      .filter(({ storedAt }) => moment === undefined || storedAt < moment)
      .map(({ name }) => name);
  return {
    async put(name, bytes) {
      await ask({ method: 'PUT', key: checkFileName(name), body: bytes });
    },
    get: (name) =>
      ask({ method: 'GET', key: checkFileName(name) }).catch((error: unknown) => {
        if (error instanceof S3Refusal && error.code === 'NoSuchKey') return undefined;
        throw error;
      }),
    async has(name) {
      // A HEAD has no body, so it couldn't tell a missing file from a missing bucket.
      const listing = await listSome(ask, { prefix: checkFileName(name), 'max-keys': '1' });
      return listing.files[0]?.name === name;
    },
    remove: (name) => remove(checkFileName(name)),
    async list(folder, moment) {
      return (await storedBefore(folder, moment)).map((name) => name.slice(folder.length + 1));
    },
    all: async () => (await listAll(ask, '')).map(({ name }) => name),
    async removeAll(folder, moment) {
      const names = (await storedBefore(folder, moment)).values();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const name of names) await remove(name);
        }),
      );
    },
    free: async () => undefined,
  };
}

const listSome = async (ask: AskStore, query: Readonly<Record<string, string>>) =>
  readListing(
    Buffer.from(
      await ask({ method: 'GET', key: '', query: { 'list-type': '2', ...query } }),
    ).toString('utf8'),
  );

async function listAll(ask: AskStore, prefix: string): Promise<readonly StoredObject[]> {
  const files: StoredObject[] = [];
  let next: string | undefined;
  do {
    const listing = await listSome(ask, {
      prefix,
      ...defined({ 'continuation-token': next }),
    });
    files.push(...listing.files);
    ({ next } = listing);
  } while (next !== undefined);
  return files;
}
