import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { s3Account, startS3Server, type S3Server } from '../../../../test/support/s3-server';
import { milliseconds, seconds, type Duration } from '../../../kernel/time';
import { readListing } from './listing';
import { s3Storage } from './s3-storage';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(() => server.stored.clear());

const bytes = Uint8Array.from([0, 1, 2, 250, 255]);
const storage = (more: { bucketUrl?: string; secret?: string; within?: Duration } = {}) =>
  s3Storage({
    ...s3Account,
    bucketUrl: server.bucketUrl,
    pause: milliseconds(1),
    // Nothing but what never comes runs out of it on a busy machine.
    within: seconds(20),
    ...more,
  });

async function requestsOf(work: () => Promise<unknown>): Promise<number> {
  const before = server.asked();
  await work();
  return server.asked() - before;
}

test('what the store can’t do right now is asked again', async () => {
  server.fail('slow-down', 'silent', 'slow-down');
  const patient = storage({ within: seconds(3) });
  expect(await requestsOf(() => patient.put('reports/one', bytes))).toBe(4);
  server.fail('broken-off', 'slow-down');
  expect(Uint8Array.from((await patient.get('reports/one')) ?? [])).toEqual(bytes);
});

test('a body that comes slowly is waited for, and one that never ends is given up', async () => {
  await storage().put('reports/one', bytes);
  server.fail('slow-body');
  expect((await storage().get('reports/one'))?.length).toBe(bytes.length);
  server.fail('silent', 'silent', 'silent', 'silent');
  await expect(storage({ within: milliseconds(400) }).get('reports/one')).rejects.toThrow(
    'no answer',
  );
});

test('a file is missing only if the store says so: any other refusal is a fault', async () => {
  expect(await storage().get('reports/none')).toBeUndefined();
  server.fail('forbidden', 'forbidden');
  await expect(storage().get('reports/none')).rejects.toThrow('AccessDenied');
  await expect(storage().has('reports/none')).rejects.toThrow('AccessDenied');
  const elsewhere = storage({ bucketUrl: server.bucketUrl.replace('bucket', 'other') });
  await expect(elsewhere.get('reports/none')).rejects.toThrow('NoSuchBucket');
  await expect(elsewhere.has('reports/none')).rejects.toThrow('NoSuchBucket');
});

test('a refusal for good is not asked again, and a wrong secret is one', async () => {
  const wrong = storage({ secret: 'another' });
  const put = () =>
    expect(wrong.put('reports/one', bytes)).rejects.toThrow('SignatureDoesNotMatch');
  expect(await requestsOf(put)).toBe(1);
  expect(server.stored.size).toBe(0);
});

test('a list of many pages is whole, and leaves out what isn’t ours', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `shelf/${name}`);
  for (const name of names) await storage().put(name, bytes);
  server.stored.set('Someone Else', { bytes: Buffer.from(bytes), at: new Date() });
  expect([...(await storage().all())].sort()).toEqual(names);
  await storage().removeAll('shelf');
  expect([...server.stored.keys()]).toEqual(['Someone Else']);
});

test('half a list is a fault, and no short list', async () => {
  const whole = `<ListBucketResult><Contents><Key>a/b</Key><LastModified>2026-11-23T10:00:00Z</LastModified></Contents><IsTruncated>false</IsTruncated></ListBucketResult>`;
  expect(readListing(whole).files.map(({ name }) => name)).toEqual(['a/b']);
  for (let end = 0; end < whole.length; end += 7)
    expect(() => readListing(whole.slice(0, end)), whole.slice(0, end)).toThrow('list');
  expect(() => readListing(whole.replace('false', 'true'))).toThrow('doesn’t say where');
  expect(() => readListing(whole.replace('2026-11-23T10:00:00Z', 'lately'))).toThrow('when');
});
