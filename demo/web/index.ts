import { createServer, type IncomingMessage } from 'node:http';
import { answerFrom, answerPlainly, type Answer } from './answer';
import { readHosts, takesPosts, type Host } from './routes';

export interface FakeWeb {
  readonly port: number;
  readonly hosts: readonly string[];
  close(): Promise<void>;
}

export interface FakeWebOptions {
  /** Holds one folder for each host, each with an `index.json`. */
  readonly folder: string;
}

function hostNameOf(request: IncomingMessage): string {
  return (request.headers.host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Longer than any question that is posted here. */
const LONGEST_BODY = 64_000;

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) if (body.length < LONGEST_BODY) body += String(chunk);
  return body;
}

async function answer(hosts: ReadonlyMap<string, Host>, request: IncomingMessage): Promise<Answer> {
  const name = hostNameOf(request);
  const host = hosts.get(name);
  if (host === undefined) return answerPlainly(502, 'This host is not part of the demo web.');
  // A target may begin with two slashes, which a base would read as another host.
  const url = URL.parse(`http://${name}${request.url ?? '/'}`);
  if (url === null || url.hostname !== name) return answerPlainly(400, 'This address cannot be read.');
  if (request.method === 'POST' && takesPosts(host.index, url.pathname)) return answerFrom(host, url, request.headers, await bodyOf(request));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return answerPlainly(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  }
  return answerFrom(host, url, request.headers);
}

/** The made-up web of the demo: one local server that answers for every host it has a folder for. */
export async function startFakeWeb({ folder }: FakeWebOptions): Promise<FakeWeb> {
  const hosts = await readHosts(folder);
  const server = createServer((request, response) => {
    answer(hosts, request).then(
      ({ status, headers, body }) => {
        const length: Record<string, string> = status === 304 ? {} : { 'content-length': String(body.length) };
        response.writeHead(status, { ...headers, ...length });
        // To a HEAD node:http itself sends no body.
        response.end(body);
      },
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the demo web has no port');
  return {
    port: address.port,
    hosts: [...hosts.keys()],
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
