import { randomUUID } from 'node:crypto';
import type { Config } from '../../config';
import { s3Storage } from '../../platform/files';
import { right, wrong, type DoctorFindings } from './finding';

const SUBJECT = 'Files';
const FOLDER = 'doctor';

/** What to do about it, by the store's own code. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['NoSuchBucket', 'Make the bucket, or correct S3_URL.'],
  ['InvalidAccessKeyId', 'Correct S3_KEY_ID.'],
  ['SignatureDoesNotMatch', 'Correct S3_SECRET, S3_KEY_ID, or S3_REGION.'],
  ['AccessDenied', 'Allow the key to read, write, delete, and list.'],
]);
const OTHERWISE = 'Check S3_URL, and that the store can be reached from here.';

/** Stores a small file in the bucket, reads it, finds it in the list, and deletes it. */
export async function checkFiles({ fileStorage, fileStore }: Config): Promise<DoctorFindings> {
  if (fileStorage !== 's3' || fileStore === undefined) return [];
  const store = s3Storage(fileStore);
  const name = `${FOLDER}/${randomUUID()}.txt`;
  const { host, pathname } = new URL(fileStore.bucketUrl);
  const where = `The bucket ${pathname.slice(1)} at ${host}`;
  try {
    await store.put(name, new TextEncoder().encode(name));
    const bytes = await store.get(name);
    const isListed = await store.has(name);
    await store.remove(name);
    const isGone = (await store.get(name)) === undefined;
    if (new TextDecoder().decode(bytes) !== name || !isListed)
      return [wrong(SUBJECT, `${where} took a file and didn’t give it back. ${OTHERWISE}`)];
    return isGone
      ? [right(SUBJECT, `${where} stores, lists, and deletes files.`)]
      : [wrong(SUBJECT, `${where} keeps files that were deleted. Turn off its lock on objects.`)];
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    const remedy = REMEDIES.get(String(code)) ?? OTHERWISE;
    return [wrong(SUBJECT, `${where} can’t be used (${String(code)}). ${remedy}`)];
  }
}
