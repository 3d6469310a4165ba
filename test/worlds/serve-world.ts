import { createServer } from 'node:http';
import type { World } from './make-world';

export interface ServedWorld {
  readonly port: number;
  readonly hosts: readonly string[];
  /** Every address that was asked for, and whether it answered. */
  readonly asked: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** One local server that answers for every host of the world; the resolver and the socket beneath the guard lead to it. */
export async function serveWorld(world: Pick<World, 'hosts'>): Promise<ServedWorld> {
  const asked = new Map<string, number>();
  const server = createServer((request, response) => {
    const name = (request.headers.host ?? '').toLowerCase().replace(/:\d*$/, '');
    const url = URL.parse(`https://${name}${request.url ?? '/'}`);
    const answer =
      url === null ? undefined : world.hosts.get(name)?.(url.pathname, url.searchParams);
    if (url !== null) asked.set(url.href, answer?.status ?? 404);
    if (answer === undefined)
      response
        .writeHead(404, { 'content-type': 'text/html' })
        .end('<html><title>Not found</title><h1>Page not found</h1></html>');
    else if (answer.status === 301) response.writeHead(301, { location: answer.type }).end();
    else response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the world has no port');
  return {
    port: address.port,
    hosts: [...world.hosts.keys()],
    asked,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
