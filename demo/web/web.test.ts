import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeWeb, type FakeWeb } from './index';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const site = 'www.quillhaven.example';
let web: FakeWeb;

function ask(host: string, path: string, headers: Record<string, string> = {}, method = 'GET', { port = web.port, body = '' } = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, agent: false, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

function nameOf(reply: Reply): string | undefined {
  return /<title>(.*?)<\/title>/.exec(reply.bytes.toString('utf8'))?.[1];
}

beforeAll(async () => {
  web = await startFakeWeb({ folder: join(import.meta.dirname, 'hosts') });
});
afterAll(() => web.close());

describe('the demo web', () => {
  it('answers for each host with its own pages', async () => {
    expect(web.hosts).toContain(site);
    expect(web.hosts).toContain('data.sec.gov');
    const home = await ask(site, '/');
    expect(home.status).toBe(200);
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(nameOf(home)).toContain('Quillhaven Systems');
    const robots = await Promise.all([site, 'www.sec.gov'].map((host) => ask(host, '/robots.txt')));
    expect(robots[0]?.bytes.equals(robots[1]?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  it('reads the host in any case, with a port and with a closing dot', async () => {
    for (const host of ['WWW.QuillHaven.Example', `${site}:443`, `${site}.`]) expect((await ask(host, '/')).status).toBe(200);
  });

  it('says 502 for a host it does not know', async () => {
    expect((await ask('elsewhere.example', '/')).status).toBe(502);
    expect((await ask('127.0.0.1', '/')).status).toBe(502);
  });

  it('shows the host’s own page for a path it does not know', async () => {
    const reply = await ask(site, '/no/such/page');
    expect(reply.status).toBe(404);
    expect(nameOf(reply)).toContain('Page not found');
    expect((await ask('hn.algolia.com', '/nothing')).status).toBe(404);
  });

  it('moves the bare domain to www and keeps path and query', async () => {
    const reply = await ask('quillhaven.example', '/about/values?from=mail');
    expect(reply.status).toBe(301);
    expect(reply.headers.location).toBe('https://www.quillhaven.example/about/values?from=mail');
  });

  it('redirects old addresses', async () => {
    const reply = await ask(site, '/jobs');
    expect([reply.status, reply.headers.location]).toEqual([301, 'https://www.quillhaven.example/careers']);
  });

  it('does not mistake a path with two slashes for a host', async () => {
    expect((await ask(site, '//data.sec.gov/submissions/CIK0009481127.json')).status).toBe(404);
  });

  it('refuses a target that names another host', async () => {
    expect((await ask(site, 'http://data.sec.gov/')).status).toBe(400);
    expect((await ask(site, '@data.sec.gov/')).status).toBe(400);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const [whole, head] = [await ask(site, '/about'), await ask(site, '/about', {}, 'HEAD')];
    expect(head.status).toBe(200);
    expect(head.bytes.length).toBe(0);
    expect(head.headers['content-length']).toBe(String(whole.bytes.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it('refuses to be written to', async () => {
    const reply = await ask(site, '/contact', {}, 'POST');
    expect([reply.status, reply.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('answers what is posted where a service takes questions so, by the words in it', async () => {
    const [host, path] = ['api.usaspending.gov', '/api/v2/search/spending_by_award/'];
    const found = async (name: string): Promise<number> => {
      const reply = await ask(host, path, { 'content-type': 'application/json' }, 'POST', { body: JSON.stringify({ filters: { recipient_search_text: [name] } }) });
      return (JSON.parse(reply.bytes.toString('utf8')) as { results: readonly unknown[] }).results.length;
    };
    expect([await found('Quillhaven Systems, Inc.'), await found('Mossbeck Lanterns')]).toEqual([2, 0]);
    expect((await ask(host, path)).status).toBe(404);
  });

  it('says 304 to a tag it gave, and 200 to another', async () => {
    const first = await ask(site, '/about');
    const tag = String(first.headers.etag);
    const again = await ask(site, '/about', { 'if-none-match': `"other", ${tag}` });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect(again.headers['content-type']).toBeUndefined();
    expect((await ask(site, '/about', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask(site, '/careers')).headers.etag).not.toBe(tag);
  });

  it('says 304 by date, unless a tag was sent as well', async () => {
    const modified = String((await ask(site, '/about')).headers['last-modified']);
    const before = new Date(Date.parse(modified) - 1000).toUTCString();
    expect((await ask(site, '/about', { 'if-modified-since': modified })).status).toBe(304);
    expect((await ask(site, '/about', { 'if-modified-since': before })).status).toBe(200);
    expect((await ask(site, '/about', { 'if-modified-since': modified, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('never says 304 about a page that is not there', async () => {
    const tag = String((await ask(site, '/nowhere')).headers.etag);
    expect((await ask(site, '/nowhere', { 'if-none-match': tag })).status).toBe(404);
  });

  it('packs with gzip only where that is accepted', async () => {
    const plain = await ask(site, '/about');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const accepted of ['gzip', 'br, gzip;q=0.8', '*']) {
      const packed = await ask(site, '/about', { 'accept-encoding': accepted });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true);
    }
    for (const accepted of ['br', 'gzip;q=0', 'identity']) {
      expect((await ask(site, '/about', { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
    }
  });

  it('chooses by query, whatever else it carries', async () => {
    const names = async (query: string): Promise<readonly string[]> => {
      const reply = await ask('www.wikidata.org', `/w/api.php?action=wbsearchentities&format=json&language=en&search=${query}`);
      const found = JSON.parse(reply.bytes.toString('utf8')) as { search: readonly { label: string }[] };
      return found.search.map(({ label }) => label);
    };
    expect(await names('quillhaven%20SYSTEMS')).toEqual(['Quillhaven Systems']);
    expect(await names('Quillhaven')).toEqual(['Quillhaven Systems', 'Quillhaven Therapeutics', 'Quillhaven Press']);
    expect(await names('Somebody+Else')).toEqual([]);
    expect((await ask('www.wikidata.org', '/w/api.php')).status).toBe(404);
  });

  it('frees its port when it is closed, even in the middle of a request', async () => {
    const other = await startFakeWeb({ folder: join(import.meta.dirname, 'hosts') });
    expect(other.port).not.toBe(web.port);
    const held = connect(other.port, '127.0.0.1');
    held.on('error', () => undefined);
    held.write(`GET / HTTP/1.1\r\nHost: ${site}\r\n\r\nGET / HTTP/1.1\r\nHost: `);
    await once(held, 'data');
    await other.close();
    await expect(ask(site, '/', {}, 'GET', { port: other.port })).rejects.toThrow();
  });
});

describe('a folder with a fault', () => {
  const start = async (index: unknown): Promise<FakeWeb> => {
    const folder = await mkdtemp(join(tmpdir(), 'demo-web-'));
    try {
      await mkdir(join(folder, 'a.example'));
      await writeFile(join(folder, 'secret.txt'), 'not for the web');
      await writeFile(join(folder, 'a.example', 'index.json'), JSON.stringify(index));
      return await startFakeWeb({ folder });
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it('does not start when a listed file is missing, lies outside, or a field is misspelt', async () => {
    const route = { path: '/', type: 'text/plain' };
    await expect(start({ routes: [{ ...route, file: 'missing.txt' }] })).rejects.toThrow('missing.txt');
    await expect(start({ routes: [{ ...route, file: '../secret.txt' }] })).rejects.toThrow('outside');
    await expect(start({ routes: [], notfound: {} })).rejects.toThrow();
  });
});
