import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { feedOf } from './made-up-feeds';

/** One server for all hosts: feeds by their address, and the file for whatever ends like one. */
export async function serve(file: {
  path: string;
}): Promise<{ readonly port: number; close(): void }> {
  const server = createServer(({ url = '', headers }, response) => {
    if (url === '/robots.txt') return void response.writeHead(404).end();
    if (url.endsWith('.xlsx'))
      return void createReadStream(file.path).pipe(
        response.writeHead(200, {
          'content-length': statSync(file.path).size,
          'content-type': 'application/octet-stream',
        }),
      );
    const { body, tag } = feedOf(`${headers.host ?? ''}${url}`);
    response
      .writeHead(200, {
        'content-type': 'application/rss+xml',
        'content-encoding': 'gzip',
        etag: tag,
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    close: () => void server.close(),
  };
}
