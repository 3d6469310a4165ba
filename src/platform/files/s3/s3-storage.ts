import { defined } from '../../../kernel/defined';
import { checkFileName, checkFolderName, type FileStorage } from '../ports';
import { s3Sender, S3Refusal, type SendToS3, type S3Options } from './send-request';
import { readListing, type StoredObject } from './listing';

const AT_ONCE = 8;

/** Files in a bucket: for a shop of many machines whose files are too many for its database. */
export function s3Storage(options: S3Options): FileStorage {
  const send = s3Sender(options);
  const remove = async (name: string): Promise<void> =>
    void (await send({ method: 'DELETE', key: name }));
  const storedBefore = async (folder: string, moment?: Date): Promise<readonly string[]> =>
    (await listAll(send, `${checkFolderName(folder)}/`))
      .filter(({ storedAt }) => moment === undefined || storedAt < moment)
      .map(({ name }) => name);
  return {
    async put(name, bytes) {
      await send({ method: 'PUT', key: checkFileName(name), body: bytes });
    },
    get: (name) =>
      send({ method: 'GET', key: checkFileName(name) }).catch((error: unknown) => {
        if (error instanceof S3Refusal && error.code === 'NoSuchKey') return undefined;
        throw error;
      }),
    async has(name) {
      // A HEAD has no body, so it couldn't tell a missing file from a missing bucket.
      const listing = await listSome(send, { prefix: checkFileName(name), 'max-keys': '1' });
      return listing.files[0]?.name === name;
    },
    remove: (name) => remove(checkFileName(name)),
    async list(folder, moment) {
      return (await storedBefore(folder, moment)).map((name) => name.slice(folder.length + 1));
    },
    all: async () => (await listAll(send, '')).map(({ name }) => name),
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

const listSome = async (send: SendToS3, query: Readonly<Record<string, string>>) =>
  readListing(
    Buffer.from(
      await send({ method: 'GET', key: '', query: { 'list-type': '2', ...query } }),
    ).toString('utf8'),
  );

async function listAll(send: SendToS3, prefix: string): Promise<readonly StoredObject[]> {
  const files: StoredObject[] = [];
  let next: string | undefined;
  do {
    const listing = await listSome(send, {
      prefix,
      ...defined({ 'continuation-token': next }),
    });
    files.push(...listing.files);
    ({ next } = listing);
  } while (next !== undefined);
  return files;
}
