import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sign, type S3Account } from '../../src/platform/files/s3/signature';

/** What the next answers are, instead of the right ones. */
export type S3Fault = 'slow-down' | 'broken-off' | 'slow-body' | 'silent' | 'forbidden';

export interface S3Server {
  readonly bucketUrl: string;
  readonly stored: Map<string, { readonly bytes: Buffer; readonly at: Date }>;
  /** How many requests came, refused ones included. */
  asked(): number;
  fail(...faults: readonly S3Fault[]): void;
  close(): Promise<void>;
}

export const s3Account: S3Account = {
  keyId: 'KEYOFTHETESTS',
  secret: 'a secret that only the tests know',
  region: 'eu-central-1',
};

const BUCKET = '/bucket';
/** Few, so that every list of some files has a second page. */
const PAGE = 2;
const SLOW_PART_MS = 150;

const refusal = (code: string, message: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;

/** A store that speaks S3 as far as files need it, checks each signature, and fails when told to. */
export async function startS3Server(): Promise<S3Server> {
  const stored: S3Server['stored'] = new Map();
  const faults: S3Fault[] = [];
  let asked = 0;

  const list = (query: URLSearchParams): string => {
    const prefix = query.get('prefix') ?? '';
    const from = query.get('continuation-token') ?? '';
    const keys = [...stored.keys()].filter((key) => key.startsWith(prefix) && key > from).sort();
    const page = keys.slice(0, Math.min(PAGE, Number(query.get('max-keys') ?? PAGE)));
    const rows = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${stored.get(key)?.at.toISOString() ?? ''}</LastModified></Contents>`,
    );
    const more = keys.length > page.length;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>bucket</Name>${rows.join('')}<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`;
  };

  const answer = (request: IncomingMessage, body: Buffer): readonly [number, string | Buffer] => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const at = String(request.headers['x-amz-date']).replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    const method = request.method ?? '';
    const expected = sign({ method, url, headers: {}, body }, s3Account, new Date(at));
    if (request.headers.authorization !== expected['authorization'])
      return [403, refusal('SignatureDoesNotMatch', 'The signature is another.')];
    const key = url.pathname.slice(BUCKET.length + 1);
    if (!url.pathname.startsWith(`${BUCKET}/`))
      return [404, refusal('NoSuchBucket', 'The specified bucket does not exist')];
    if (method === 'PUT') stored.set(key, { bytes: body, at: new Date() });
    if (method === 'DELETE') stored.delete(key);
    if (method !== 'GET') return [method === 'DELETE' ? 204 : 200, ''];
    if (key === '') return [200, list(url.searchParams)];
    const file = stored.get(key);
    return file === undefined
      ? [404, refusal('NoSuchKey', 'The specified key does not exist.')]
      : [200, file.bytes];
  };

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked += 1;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const fault = faults.shift();
    if (fault === 'silent') return;
    if (fault === 'slow-down')
      return void response.writeHead(503).end(refusal('SlowDown', 'Please reduce your rate.'));
    if (fault === 'forbidden')
      return void response.writeHead(403).end(refusal('AccessDenied', 'Access Denied'));
    const [status, body] = answer(request, Buffer.concat(parts));
    const bytes = Buffer.from(body);
    response.writeHead(status, status === 204 ? {} : { 'content-length': bytes.length });
    const half = bytes.subarray(0, bytes.length / 2);
    if (fault === 'broken-off') return void response.write(half, () => response.destroy());
    if (fault === 'slow-body') {
      response.write(half);
      await sleep(SLOW_PART_MS);
      return void response.end(bytes.subarray(half.length));
    }
    response.end(bytes);
  };

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    stored,
    bucketUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${BUCKET}`,
    asked: () => asked,
    fail: (...next) => void faults.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
