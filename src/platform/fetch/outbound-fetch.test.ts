import { afterAll, beforeAll, expect, test } from 'vitest';
import { milliseconds } from '../../kernel/time';
import { createOutboundFetch } from './create-outbound-fetch';
import { sampleNetwork, type Network } from './network';
import { startScriptedWeb, type ScriptedWeb } from './scripted-web';
import type { FetchRefusal, OutboundRequest } from './shape';
import { scripts, hello } from './fixtures/hostile-answers';

const clock = { now: () => new Date('2026-03-02T10:00:00Z') };
const names = {
  'quillhaven.example': ['11.0.0.1', '2606:4700::1'],
  'other.example': ['11.0.0.2'],
  'private.example': ['10.0.0.1'],
  'mixed.example': ['11.0.0.3', '127.0.0.1'],
  'mapped.example': ['11.0.0.3', '::ffff:127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'zone.example': ['fe80::1%eth0'],
  'nothing.example': [],
  'nonsense.example': ['not an address'],
  'crowd.example': Array.from({ length: 65 }, (_, index) => `11.0.1.${index}`),
};

let web: ScriptedWeb;
beforeAll(async () => {
  web = await startScriptedWeb(scripts);
});
afterAll(() => web.close());

const limits = { maxBytes: 200_000, maxDecompressedBytes: 400_000, timeout: milliseconds(120_000) };
function ask(
  path: string,
  request: Partial<OutboundRequest> = {},
  network: Network = web.network(names),
) {
  const url = path.startsWith('/') ? `https://quillhaven.example${path}` : path;
  return createOutboundFetch({ network, userAgent: 'ForewordBot/1.0', clock })({
    url,
    limits,
    ...request,
  });
}

test.each([
  '/',
  '/gzip',
  '/x-gzip',
  '/brotli',
  '/deflate',
  '/raw-deflate',
  '/identity',
  '/members',
  '/to-root',
  '/to-other',
  '/one',
  '/two',
])('%s is read', async (path) => {
  expect(await ask(path)).toMatchObject({
    ok: true,
    value: { status: 200, text: hello, fetchedAt: '2026-03-02T10:00:00.000Z' },
  });
});

const REFUSED: readonly (readonly [FetchRefusal, readonly string[]])[] = [
  ['too-large-unpacked', ['/gzip-bomb', '/brotli-bomb', '/deflate-bomb', '/member-bomb']],
  ['encoding', ['/twice', '/zstd', '/constructor']],
  [
    'broken-answer',
    [
      '/torn',
      '/not-gzip',
      '/cut',
      '/garbage',
      '/empty',
      '/upgrade',
      '/two-lengths',
      '/both-lengths',
      '/endless-extension',
    ],
  ],
  ['too-large', ['/large', '/liar', '/endless-body', '/endless-chunks']],
  [
    'headers-too-large',
    [
      '/endless-headers',
      '/endless-header',
      '/endless-hints',
      '/endless-trailers',
      '/endless-status',
    ],
  ],
  ['type', ['/image', '/binary', '/no-type', '/odd-type', '/video', '/zip']],
  ['scheme', ['/to-file', '/to-ftp', '/to-data', '/to-javascript', '/to-gopher']],
  [
    'special-address',
    [
      '/to-private',
      '/to-mixed',
      '/to-literal',
      '/to-hex',
      '/to-v6',
      '/to-mapped',
      '/to-metadata',
      '/to-relative-host',
      'https://private.example/',
      'https://mixed.example/',
      'https://mapped.example/',
      'https://metadata.example/',
      'https://zone.example/',
      'https://nonsense.example/',
      'https://crowd.example/',
      'http://127.0.0.1/',
    ],
  ],
  ['name', ['/to-localhost', 'http://localhost/']],
  ['port', ['/to-port', 'https://quillhaven.example:8080/']],
  ['credentials', ['/to-user']],
  ['downgrade', ['/to-plain']],
  ['no-such-host', ['/to-nowhere', 'https://gone.example/', 'https://nothing.example/']],
  ['bad-redirect', ['/to-nothing', '/to-bad']],
  ['too-many-redirects', ['/loop']],
];

test.each(REFUSED.flatMap(([code, paths]) => paths.map((path) => [path, code] as const)))(
  '%s is refused as “%s”',
  async (path, code) => {
    expect(await ask(path)).toMatchObject({
      ok: false,
      failure: { code, sentence: expect.stringMatching(/\.$/) },
    });
  },
);

test.each(['/silent', '/slow-headers', '/slow-body'])(
  '%s is given up when the time is over',
  async (path) => {
    expect(await ask(path, { limits: { ...limits, timeout: milliseconds(80) } })).toMatchObject({
      ok: false,
      failure: { code: 'too-slow' },
    });
  },
);

test('three redirects are followed and a fourth is not', async () => {
  const third = await ask('/three');
  expect(third).toMatchObject({ ok: false, failure: { code: 'too-many-redirects' } });
  const second = await ask('/two');
  expect(second.ok && second.value.hops.map(({ status }) => status)).toEqual([307, 301, 302, 200]);
});

test('a target that is refused is never connected to, and neither is any address beside a private one', async () => {
  for (const path of ['/to-private', '/to-literal', '/to-mixed']) {
    const network = web.network(names);
    await ask(path, {}, network);
    expect(network.connected).toEqual(['11.0.0.1']);
  }
  const network = web.network(names);
  await ask('https://mixed.example/', {}, network);
  expect(network.connected).toEqual([]);
});

test('a name is looked up once per hop and the socket goes to what was checked, so rebinding gains nothing', async () => {
  const inner = web.network(names);
  const answers = [['11.0.0.9'], ['127.0.0.1'], ['127.0.0.1']];
  const rebinding: Network = {
    lookup: async () => answers.shift() ?? [],
    connect: (target) => inner.connect(target),
  };
  expect(await ask('/', {}, rebinding)).toMatchObject({
    ok: true,
    value: { hops: [{ address: '11.0.0.9' }] },
  });
  expect(answers).toHaveLength(2);
  expect(await ask('/', {}, rebinding)).toMatchObject({
    ok: false,
    failure: { code: 'special-address' },
  });
  expect(inner.connected).toEqual(['11.0.0.9']);
});

test('a redirect back to the same name is looked up and checked again', async () => {
  const inner = web.network(names);
  const answers = [['11.0.0.9'], ['192.168.0.1']];
  const rebinding: Network = {
    lookup: async () => answers.shift() ?? [],
    connect: (target) => inner.connect(target),
  };
  expect(await ask('/to-root', {}, rebinding)).toMatchObject({
    ok: false,
    failure: { code: 'special-address' },
  });
  expect(inner.connected).toEqual(['11.0.0.9']);
});

test('the next address is tried when the first can’t be reached, and the certificate is not second-guessed', async () => {
  const inner = web.network(names);
  const flaky: Network = {
    lookup: inner.lookup,
    connect: (target) =>
      target.address.includes(':') ? inner.connect(target) : Promise.reject(new Error('refused')),
  };
  expect(await ask('/', {}, flaky)).toMatchObject({
    ok: true,
    value: { hops: [{ address: '2606:4700::1' }] },
  });
  const impostor: Network = {
    lookup: inner.lookup,
    connect: () =>
      Promise.reject(Object.assign(new Error('x'), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' })),
  };
  expect(await ask('/', {}, impostor)).toMatchObject({
    ok: false,
    failure: { code: 'certificate' },
  });
  const dead: Network = {
    lookup: inner.lookup,
    connect: () => Promise.reject(new Error('refused')),
  };
  expect(await ask('/', {}, dead)).toMatchObject({ ok: false, failure: { code: 'unreachable' } });
});

test('a resolver that hangs is given up when the time is over', async () => {
  const hanging: Network = {
    lookup: () => new Promise(() => undefined),
    connect: () => Promise.reject(new Error('never')),
  };
  expect(await ask('/', { limits: { timeout: milliseconds(50) } }, hanging)).toMatchObject({
    ok: false,
    failure: { code: 'too-slow' },
  });
});

test('a caller may stop a request', async () => {
  expect(await ask('/silent', { signal: AbortSignal.timeout(50) })).toMatchObject({
    ok: false,
    failure: { code: 'stopped' },
  });
});

test.each([
  ['/latin', 'café', 'windows-1252'],
  ['/mark', 'café', 'utf-8'],
  ['/meta', '<meta charset="windows-1251">При', 'windows-1251'],
  ['/utf-16', 'café', 'utf-16le'],
  ['/xml', '<?xml version="1.0" encoding="ISO-8859-2"?><a>ł</a>', 'iso-8859-2'],
  ['/utf-7', '+ADw-script+AD4-', 'utf-8'],
])('the charset of %s is understood', async (path, text, charset) => {
  expect(await ask(path)).toMatchObject({ ok: true, value: { text, charset } });
});

test.each([
  ['/json', 200, 'application/vnd.mill+json'],
  ['/feed', 200, 'application/rss+xml'],
  ['/image-404', 404, 'image/png'],
  ['/not-modified', 304, ''],
  ['/busy', 429, 'text/plain'],
  ['/missing', 404, 'text/html'],
])('%s comes back with status %i and type %s', async (path, status, type) => {
  expect(await ask(path)).toMatchObject({ ok: true, value: { status, type } });
});

test('a body is brought by POST alone, is no longer than it may be, and is not carried on to another address', async () => {
  web.requests.length = 0;
  const headers = { 'content-type': 'application/json' };
  expect(await ask('/json', { method: 'POST', body: '{"page":"é"}', headers })).toMatchObject({
    ok: true,
    value: { status: 200 },
  });
  expect(web.requests[0]).toMatch(/^POST \/json HTTP/);
  expect(web.requests[0]).toMatch(/content-length: 13\r\n/i);
  expect(await ask('/json', { body: '{}', headers })).toMatchObject({
    ok: false,
    failure: { code: 'bad-header' },
  });
  expect(await ask('/json', { method: 'POST', body: 'x'.repeat(70_000), headers })).toMatchObject({
    ok: false,
    failure: { code: 'bad-header' },
  });
  expect(await ask('/two', { method: 'POST', body: '{}', headers })).toMatchObject({
    ok: false,
    failure: { code: 'bad-redirect' },
  });
});

test('more redirects are followed where they are asked for, five at the most, and any type is taken where all are', async () => {
  const more = { ...limits, maxRedirects: 50 };
  expect(await ask('/three', { limits: more })).toMatchObject({ ok: true, value: { text: hello } });
  expect(await ask('/loop', { limits: more })).toMatchObject({
    ok: false,
    failure: { code: 'too-many-redirects' },
  });
  expect(web.requests.filter((request) => request.startsWith('GET /loop'))).not.toHaveLength(0);
  expect(await ask('/to-private', { limits: more })).toMatchObject({
    ok: false,
    failure: { code: 'special-address' },
  });
  expect(await ask('/no-type', { limits: { ...limits, acceptedTypes: ['*'] } })).toMatchObject({
    ok: true,
    value: { status: 200, type: '' },
  });
});

test('a HEAD request brings headers and no body', async () => {
  expect(await ask('/head', { method: 'HEAD' })).toMatchObject({
    ok: true,
    value: { status: 200, text: '' },
  });
});

test.each([
  { host: 'other.example' },
  { Connection: 'keep-alive' },
  { 'Transfer-Encoding': 'chunked' },
  { 'x-forwarded-for': '127.0.0.1' },
  { 'Metadata-Flavor': 'Google' },
  { cookie: 'a=b' },
  { 'x-a': 'b\r\nx-c: d' },
  { 'x-a\r\n': 'b' },
  { 'x-a': 'é' },
  { 'proxy-authorization': 'x' },
])('the header %j is not sent', async (headers) => {
  expect(await ask('/', { headers })).toMatchObject({ ok: false, failure: { code: 'bad-header' } });
});

test('the request names the crawler and the host, and a key stays with the origin it was meant for', async () => {
  web.requests.length = 0;
  await ask('/to-other', {
    headers: {
      authorization: 'Bearer secret',
      'x-auth-key': 'secret too',
      'x-who': 'keeper-4711',
      'if-none-match': '"a"',
    },
    secrets: ['keeper-4711'],
  });
  expect(web.requests).toHaveLength(2);
  expect(web.requests[0]).toMatch(/host: quillhaven\.example\r\n/i);
  for (const said of ['Bearer secret', 'secret too', 'keeper-4711'])
    expect(web.requests[0]).toContain(said);
  expect(web.requests[1]).toMatch(/host: other\.example\r\n/i);
  expect(web.requests[1]).toContain('ForewordBot/1.0');
  expect(web.requests[1]).not.toMatch(/secret|keeper/);
  expect(web.requests[1]).toContain('"a"');
});

test('the sample web is plugged in beneath the guard: its hosts answer, all others do not exist', async () => {
  const network = sampleNetwork({ port: web.port, hosts: ['Quillhaven.example'] });
  expect(await ask('/', {}, network)).toMatchObject({
    ok: true,
    value: { text: hello, hops: [{ address: '11.0.0.0' }] },
  });
  expect(await ask('https://other.example/', {}, network)).toMatchObject({
    ok: false,
    failure: { code: 'no-such-host' },
  });
  expect(await ask('http://127.0.0.1/', {}, network)).toMatchObject({
    ok: false,
    failure: { code: 'special-address' },
  });
  expect(await ask('http://11.9.9.9/', {}, network)).toMatchObject({
    ok: false,
    failure: { code: 'unreachable' },
  });
});
