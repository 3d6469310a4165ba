import { connect, createServer, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sampleNetwork, type Network } from '../../src/platform/fetch';
import { seededRandom } from '../../src/kernel/seeded-random';

type Fault = (socket: Socket) => void;

const zeros = Buffer.alloc(100_000_000);
const html = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const bombs = { gzip: gzipSync(zeros), br: brotliCompressSync(zeros) };

function endless(head: string, more: string): Fault {
  return (socket) => {
    socket.write(head);
    const part = more.repeat(Math.ceil(65_536 / more.length));
    const write = (): void => {
      while (!socket.destroyed && socket.write(part));
    };
    socket.on('drain', write);
    write();
  };
}

const whole =
  (status: string, headers: string, body: string | Uint8Array = ''): Fault =>
  (socket) => {
    socket.end(
      Buffer.concat([
        Buffer.from(
          `HTTP/1.1 ${status}\r\n${headers}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`,
        ),
        Buffer.from(body),
      ]),
    );
  };
const page = (text: string): Fault =>
  whole(
    '200 OK',
    'content-type: text/html',
    `<html><head><title>${text}</title></head><body><p>${text}</p></body></html>`,
  );

/** Every way in which a source was seen to fail. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'never answers': () => undefined,
  'stops after the headers': (socket) => void socket.write(`${html}content-length: 900\r\n\r\n`),
  'stops within the body': (socket) => void socket.write(`${html}content-length: 900\r\n\r\n<p>`),
  'resets the connection': (socket) => void socket.resetAndDestroy(),
  'closes without a word': (socket) => void socket.end(),
  'is cut short': (socket) => void socket.end(`${html}content-length: 900\r\n\r\n<p>cut`),
  'later, in a second (429)': whole(
    '429 Too Many Requests',
    'content-type: text/plain\r\nretry-after: 1',
    'later',
  ),
  'later, in an hour (429)': whole(
    '429 Too Many Requests',
    'content-type: text/plain\r\nretry-after: 3600',
    'later',
  ),
  'server error (500)': whole(
    '500 Internal Server Error',
    'content-type: text/html',
    '<h1>500</h1>',
  ),
  'bad gateway (502)': whole('502 Bad Gateway', 'content-type: text/html', '<h1>502</h1>'),
  'unavailable (503)': whole('503 Service Unavailable', 'content-type: text/html', '<h1>503</h1>'),
  'forbidden (403)': whole('403 Forbidden', 'content-type: text/html', '<h1>403</h1>'),
  'a gzip bomb': whole('200 OK', 'content-type: text/html\r\ncontent-encoding: gzip', bombs.gzip),
  'a brotli bomb': whole(
    '200 OK',
    'content-type: application/json\r\ncontent-encoding: br',
    bombs.br,
  ),
  'an endless body': endless(`${html}\r\n`, 'x'.repeat(4_096)),
  'endless headers': endless(html, 'x-more: yes\r\n'),
  'a picture': whole('200 OK', 'content-type: image/png', Buffer.from('89504e47', 'hex')),
  garbage: (socket) => void socket.end(Buffer.alloc(4_000, 0xfe)),
  'garbage that calls itself JSON': whole(
    '200 OK',
    'content-type: application/json',
    '{"jobs": [{"title": "half',
  ),
  'an error page that says 200': page('Page not found'),
  'a bot wall that says 200': page('Please verify you are a human to continue'),
  'nothing at all (200)': whole('200 OK', 'content-type: text/html'),
  'a redirect to itself': whole('302 Found', 'location: ?again'),
  'a redirect to this machine': whole('302 Found', 'location: http://127.0.0.1/'),
};

export interface FailingWeb {
  readonly network: Network;
  /** Which fault each failing part of the web has: a host, with the first part of a path. */
  readonly failing: ReadonlyMap<string, string>;
  /** The parts that were asked at all. */
  readonly asked: ReadonlySet<string>;
  close(): Promise<void>;
}

export function partOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}/${pathname.split('/')[1] ?? ''}`;
}

/** A web in which a share of all parts fails, each in one way, and the rest answers as the web behind it does. */
export async function failBefore(
  behind: { readonly port: number; readonly hosts: readonly string[] },
  hosts: readonly string[],
  seed: number,
  share: number,
): Promise<FailingWeb> {
  const random = seededRandom(seed);
  const failing = new Map<string, string>();
  const decided = new Set<string>();
  const asked = new Set<string>();
  const open = new Set<Socket>();
  const kinds = Object.keys(FAULTS);
  let turn = Math.floor(random.next() * kinds.length);
  const faultOf = (part: string): Fault | undefined => {
    if (!decided.has(part)) {
      decided.add(part);
      // A closed robots.txt would close all of its host, which is another measure.
      if (!part.endsWith('/robots.txt') && random.next() < share) {
        failing.set(part, kinds[turn % kinds.length] ?? '');
        turn += 1;
      }
    }
    return FAULTS[failing.get(part) ?? ''];
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    const parts: Buffer[] = [];
    const onData = (chunk: Buffer): void => {
      parts.push(chunk);
      const request = Buffer.concat(parts).toString('latin1');
      if (!request.includes('\r\n\r\n')) return;
      socket.off('data', onData);
      const path = request.split(' ')[1] ?? '/';
      const host = /\r\nhost: ([^\r\n]+)/i.exec(request)?.[1] ?? '';
      const part = partOf(`https://${host}${path}`);
      asked.add(part);
      const fault = faultOf(part);
      if (fault !== undefined) return fault(socket);
      const through = connect({ port: behind.port, host: '127.0.0.1' }, () =>
        through.write(Buffer.concat(parts)),
      );
      through.on('error', () => socket.destroy());
      through.pipe(socket);
      socket.pipe(through);
    };
    socket.on('data', onData);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    failing,
    asked,
    network: sampleNetwork({
      port: typeof bound === 'object' && bound !== null ? bound.port : 0,
      hosts: [...new Set([...behind.hosts, ...hosts])],
    }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
