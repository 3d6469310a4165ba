import { duplexPair } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { seconds, systemClock } from '../../kernel/time';
import { createOutboundFetch } from './create-outbound-fetch';
import type { Network } from './network';

const TEXT = 'A lighthouse stands on the north pier. '.repeat(4_000);
const BODY = gzipSync(TEXT);
const HEAD = `HTTP/1.1 200 OK\r
content-type: text/plain; charset=utf-8\r
content-encoding: gzip\r
content-length: ${BODY.length}\r
\r
`;

/** One host with one page, and no socket at all: nothing leaves the process. */
const onePage: Network = {
  lookup: async () => ['11.0.0.1'],
  async connect() {
    const [near, far] = duplexPair();
    far.once('data', () => far.end(Buffer.concat([Buffer.from(HEAD), BODY])));
    return near;
  },
};

/** Whether a page could be fetched at all, guard, HTTP, and unpacking included, if the network gave one. */
export async function canFetch(): Promise<boolean> {
  const fetched = await createOutboundFetch({
    network: onePage,
    userAgent: 'ForewordBot',
    clock: systemClock,
  })({ url: 'http://lighthouse.example/', limits: { timeout: seconds(5) } });
  return fetched.ok && fetched.value.text === TEXT;
}
