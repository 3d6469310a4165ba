import { request } from 'node:http';
import { expect } from 'vitest';

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** As written: what a browser or `fetch` would tidy up first comes through as it is. */
function send(
  baseUrl: string,
  method: string,
  path: string,
  body = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
        );
        answer.on('error', reject);
      },
    );
    // The server may close while a body that it refused is still on its way.
    call.on('error', (error: NodeJS.ErrnoException) =>
      ['EPIPE', 'ECONNRESET'].includes(error.code ?? '')
        ? resolve({ status: 413, body: '' })
        : reject(error),
    );
    call.end(body);
  });
}

/** In parts, without a word of how long it will be. */
async function sendInParts(baseUrl: string, path: string, size: number): Promise<number> {
  const part = new Uint8Array(8_192).fill(97);
  let left = size;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(part.subarray(0, Math.min(left, part.length)));
      left -= part.length;
    },
  });
  const answer = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    body,
    headers: { ...FORM, origin: baseUrl },
    duplex: 'half',
  } as RequestInit).catch(() => undefined);
  return answer?.status ?? 413;
}

const LONG = 'a'.repeat(7_000);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Method, path as it is sent, the status it gets, and a body where there is one. */
const BAD: readonly (readonly [
  method: string,
  path: string,
  statuses: readonly number[],
  body?: string,
])[] = [
  ['GET', '/nowhere', [404]],
  ['GET', '/about/', [200, 301, 302, 308, 404]],
  ['GET', '/About', [200, 404]],
  ['GET', '/..%2f..%2fetc%2fpasswd', [400, 404]],
  ['GET', '/../../etc/passwd', [400, 404]],
  ['GET', '/%2e%2e/%2e%2e/etc/passwd', [400, 404]],
  ['GET', '/assets/..%2f..%2fpackage.json', [400, 404]],
  ['GET', '/assets/../../package.json', [400, 404]],
  ['GET', '/%00', [400, 404]],
  ['GET', '/%', [400, 404]],
  ['GET', '/%c0%ae%c0%ae/', [400, 404]],
  ['GET', `/${LONG}`, [404, 414]],
  ['GET', `/?${LONG}`, [200]],
  ['GET', '/?a[]=1&a[]=2&__proto__[x]=1&%ff=%fe', [200]],
  ['GET', '/faq?q=<script>alert(1)</script>', [200]],
  ['HEAD', '/', [200]],
  ['HEAD', '/about', [200]],
  ['HEAD', '/order', [200]],
  ['HEAD', '/nowhere', [404]],
  ['POST', '/', [403, 404, 405], 'a=1'],
  ['POST', '/about', [403, 404, 405], 'a=1'],
  ['PUT', '/faq', [403, 404, 405], 'a=1'],
  ['DELETE', '/terms', [403, 404, 405]],
  ['OPTIONS', '/privacy', [200, 204, 403, 404, 405]],
  ['POST', '/contact', [403, 413], 'm='.padEnd(10_000_000, 'x')],
  ['POST', '/about', [403, 404, 405, 413], 'm='.padEnd(10_000_000, 'x')],
];

/** Each gets its status and a small answer that tells nothing of the program. */
export async function expectBadRequestsAnswered(baseUrl: string): Promise<void> {
  for (const [method, path, statuses, body] of BAD) {
    const named = `${method} ${path.slice(0, 60)}`;
    const answer = await send(
      baseUrl,
      method,
      path,
      body,
      body === undefined ? {} : { ...FORM, origin: baseUrl },
    );
    expect(statuses, `${named} got ${answer.status}`).toContain(answer.status);
    expect(answer.body, named).not.toMatch(
      /\bat (?:\S+ \()?(?:file:|node:|\/)|node_modules|root:x:|"devDependencies"/u,
    );
    expect(answer.body.length, named).toBeLessThan(120_000);
    if (method === 'HEAD') expect(answer.body, named).toBe('');
  }
  expect(await sendInParts(baseUrl, '/contact', 40)).toBe(400);
  expect(await sendInParts(baseUrl, '/contact', 10_000_000)).toBe(413);
}
