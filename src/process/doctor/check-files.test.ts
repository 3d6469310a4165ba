import { afterEach, beforeEach, expect, test } from 'vitest';
import { s3Account, startS3Server, type S3Server } from '../../../test/support/s3-server';
import { readConfig, type Config } from '../../config';
import { checkFiles } from './check-files';

let server: S3Server;
beforeEach(async () => {
  server = await startS3Server();
});
afterEach(() => server.close());

function configOf(change: Record<string, string> = {}): Config {
  const { config } = readConfig({
    FILE_STORAGE: 's3',
    S3_URL: server.bucketUrl,
    S3_REGION: s3Account.region,
    S3_KEY_ID: s3Account.keyId,
    S3_SECRET: s3Account.secret,
    ...change,
  });
  if (config === undefined) throw new Error('These settings can’t be read.');
  return config;
}

test('a bucket that works is right, and nothing stays in it', async () => {
  expect(await checkFiles(configOf())).toMatchObject([{ subject: 'Files', state: 'right' }]);
  expect(server.asked()).toBeGreaterThanOrEqual(4);
  expect([...server.stored.keys()]).toEqual([]);
});

test('nobody is asked where files are elsewhere', async () => {
  expect(await checkFiles(configOf({ FILE_STORAGE: 'folder' }))).toEqual([]);
  expect(server.asked()).toBe(0);
});

test.each([
  ['a wrong secret', 'S3_SECRET', () => 'another', 'Correct S3_SECRET'],
  ['a bucket that isn’t there', 'S3_URL', () => `${server.bucketUrl}s`, 'Make the bucket'],
])('%s is said with what to fix', async (_, name, value, remedy) => {
  const [finding] = await checkFiles(configOf({ [name]: value() }));
  expect(finding?.state).toBe('wrong');
  expect(finding?.sentence).toContain(remedy);
});

test('a key that may not write is said with what it needs', async () => {
  server.fail('forbidden');
  const [finding] = await checkFiles(configOf());
  expect(finding?.sentence).toContain('Allow the key to read, write, delete, and list.');
});
