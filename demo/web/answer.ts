import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { findRoute, type Host } from './routes';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const compress = promisify(gzip);
const nothing = Buffer.alloc(0);

function plain(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers }, body: Buffer.from(`${sentence}\n`) };
}

function entityTag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('hex').slice(0, 20)}"`;
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '');
}

/** RFC 9110: an entity tag decides where one is sent, the date only without one. */
function isUnchanged(asked: IncomingHttpHeaders, tag: string, modified: string | undefined): boolean {
  const tags = asked['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || tags.split(',').some((one) => opaque(one) === opaque(tag));
  const since = asked['if-modified-since'];
  return since !== undefined && modified !== undefined && Date.parse(modified) <= Date.parse(since);
}

function takesGzip(accepted: IncomingHttpHeaders['accept-encoding']): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((part) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(part));
}

async function answerWith(
  asked: IncomingHttpHeaders,
  status: number,
  type: string,
  extra: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<Answer> {
  const given = Object.fromEntries(Object.entries(extra).map(([name, value]) => [name.toLowerCase(), value]));
  const tag = given['etag'] ?? entityTag(body);
  const headers = { ...given, 'content-type': type, etag: tag, vary: 'Accept-Encoding' };
  if (status === 200 && isUnchanged(asked, tag, given['last-modified'])) {
    const { 'content-type': _type, ...kept } = headers;
    return { status: 304, headers: kept, body: nothing };
  }
  if (!takesGzip(asked['accept-encoding'])) return { status, headers, body };
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: await compress(body) };
}

/** What one host says to one path. */
export async function answerFrom(host: Host, url: URL, asked: IncomingHttpHeaders, body?: string): Promise<Answer> {
  const { index, files } = host;
  if (index.movedTo !== undefined) {
    const target = new URL(url.pathname + url.search, index.movedTo).href;
    return plain(301, 'Moved permanently.', { location: target });
  }
  const route = findRoute(index, url, body);
  if (route === undefined) {
    const page = index.notFound && files.get(index.notFound.file);
    if (!index.notFound || !page) return plain(404, 'Not found.');
    return answerWith(asked, 404, index.notFound.type, {}, page);
  }
  if ('redirect' in route) return plain(route.status, 'Moved.', { location: route.redirect });
  const content = files.get(route.file);
  if (!content) throw new Error(`${route.file} was not read at start`);
  return answerWith(asked, route.status, route.type, route.headers, content);
}

export { plain as answerPlainly };
