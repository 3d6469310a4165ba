import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Collector {
  readonly url: string;
  /** All that was sent so far, as it came. */
  received(): string;
  close(): Promise<void>;
}

/** Where traces are sent in a test. */
export async function startCollector(): Promise<Collector> {
  let received = '';
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => {
      received += part.toString();
    });
    request.on('end', () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
