import { connect, type Socket } from 'node:net';

export interface Load {
  readonly perSecond: number;
  readonly median: number;
  readonly p99: number;
  readonly slowest: number;
}

export interface Asking {
  readonly port: number;
  readonly path: string;
  readonly connections: number;
  readonly seconds: number;
  /** Between two questions of one connection. */
  readonly pause?: number;
  /** Each question is put at an address of its own, so that no answer is one given before. */
  readonly anew?: boolean;
  /** A session, for pages behind a login. */
  readonly cookie?: string;
  /** JSON that is posted; without it the page is asked for. */
  readonly body?: string;
}

const END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** One answer after another on an open connection, read no further than to see where each ends. */
function askOver(socket: Socket, question: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let parts: Buffer = Buffer.alloc(0);
    let length = -1;
    const read = (part: Buffer): void => {
      parts = parts.length === 0 ? part : Buffer.concat([parts, part]);
      const head = parts.indexOf(END);
      if (head < 0) return;
      if (length < 0) {
        const lines = parts.subarray(0, head).toString('latin1');
        if (!lines.startsWith('HTTP/1.1 200')) return fail(new Error(lines.split('\r\n')[0]));
        length = Number(/content-length: (\d+)/iu.exec(lines)?.[1] ?? Number.NaN);
      }
      const isWhole = Number.isNaN(length)
        ? parts.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : parts.length >= head + END.length + length;
      if (!isWhole) return;
      socket.off('data', read);
      socket.off('error', fail);
      resolve();
    };
    const fail = (error: Error): void => reject(error);
    socket.on('data', read);
    socket.once('error', fail);
    socket.write(question);
  });
}

/** So many connections ask for one page, each as soon as it has been answered. */
export async function load({
  port,
  path,
  connections,
  seconds,
  pause = 0,
  anew = false,
  cookie,
  body,
}: Asking): Promise<Load> {
  const questionAt = (address: string): string =>
    [
      `${body === undefined ? 'GET' : 'POST'} ${address} HTTP/1.1`,
      `Host: localhost:${port}`,
      'User-Agent: bench',
      'Accept: text/html',
      'Accept-Encoding: br',
      ...(cookie === undefined ? [] : [`Cookie: ${cookie}`]),
      ...(body === undefined
        ? []
        : [
            `Origin: http://localhost:${port}`,
            'Content-Type: application/json',
            `Content-Length: ${Buffer.byteLength(body)}`,
          ]),
      `\r\n${body ?? ''}`,
    ].join('\r\n');
  let asked = 0;
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      while (performance.now() < until) {
        const from = performance.now();
        asked += 1;
        await askOver(socket, questionAt(anew ? `${path}?${asked}` : path));
        times.push(performance.now() - from);
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      }
      socket.destroy();
    }),
  );
  const took = (performance.now() - began) / 1_000;
  times.sort((one, other) => one - other);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: times.length / took, median: at(0.5), p99: at(0.99), slowest: at(1) };
}
