import { createServer, type Socket } from 'node:net';
import { connect } from 'node:net';
import type { Network } from './network';

/** For tests: a server that answers each path with raw bytes or a script, whatever HTTP would say to them. */
export type Script = string | Uint8Array | ((socket: Socket, request: string) => void);

export interface ScriptedWeb {
  readonly port: number;
  readonly requests: string[];
  /** A network whose names have these addresses and whose sockets all end at this server. */
  network(
    names: Readonly<Record<string, readonly string[]>>,
  ): Network & { readonly connected: string[]; readonly lookups: string[] };
  close(): Promise<void>;
}

export function answer(
  headers: string,
  body: string | Uint8Array = '',
  status = '200 OK',
): Uint8Array {
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status}\r\n${headers.trim().replace(/\n\s*/g, '\r\n')}\r\n\r\n`),
    Buffer.from(body),
  ]);
}

export function page(body: string | Uint8Array, headers = ''): Uint8Array {
  return answer(
    `content-type: text/html; charset=utf-8\ncontent-length: ${Buffer.byteLength(body)}\n${headers}`,
    body,
  );
}

export function redirect(location: string, status = '302 Found'): Uint8Array {
  return answer(`location: ${location}\ncontent-length: 0`, '', status);
}

export async function startScriptedWeb(
  scripts: Readonly<Record<string, Script>>,
): Promise<ScriptedWeb> {
  const requests: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (!received.includes('\r\n\r\n')) return;
      const request = received;
      received = '';
      requests.push(request);
      const script =
        scripts[request.split(' ')[1] ?? ''] ??
        answer('content-type: text/html\ncontent-length: 0', '', '404 Not Found');
      if (typeof script === 'function') script(socket, request);
      else socket.end(script);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    port,
    requests,
    network(names) {
      const connected: string[] = [];
      const lookups: string[] = [];
      return {
        connected,
        lookups,
        async lookup(hostname) {
          lookups.push(hostname);
          const found = names[hostname];
          if (found === undefined)
            throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
          return found;
        },
        connect({ address }) {
          connected.push(address);
          return new Promise((resolve, reject) => {
            const socket = connect({ host: '127.0.0.1', port }, () => resolve(socket));
            socket.once('error', reject);
          });
        },
      };
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
