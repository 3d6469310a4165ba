import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from './variables';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  body(encoding: Encoding): Uint8Array<ArrayBuffer>;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** The browser's files, read at the start and compressed when one is first asked for: there are few and they are small. */
export function serveAssets(folder: string): MiddlewareHandler<HttpEnvironment> {
  const assets = new Map(existsSync(folder) ? listFiles(folder).map((path) => [urlOf(folder, path), readAsset(folder, path)]) : []);
  return async (context, next) => {
    const asset = context.req.method === 'GET' || context.req.method === 'HEAD' ? assets.get(context.req.path) : undefined;
    if (!asset) return next();
    const headers = new Headers({ 'Content-Type': asset.type, ETag: asset.etag, 'Cache-Control': asset.caching, Vary: 'Accept-Encoding' });
    if (context.req.header('if-none-match') === asset.etag) return new Response(null, { status: 304, headers });
    const encoding = bestEncoding(context.req.header('accept-encoding') ?? '');
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(context.req.method === 'HEAD' ? null : asset.body(encoding), { headers });
  };
}

function bestEncoding(accepted: string): Encoding {
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity';
}

function readAsset(folder: string, path: string): Asset {
  const body = Uint8Array.from(readFileSync(path));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    // A file below assets/ has its content's hash in its name and never changes.
    caching: urlOf(folder, path).startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    body: packed(body),
  };
}

function packed(body: Uint8Array<ArrayBuffer>): Asset['body'] {
  const known = new Map<Encoding, Uint8Array<ArrayBuffer>>([['identity', body]]);
  return (encoding) => {
    const made = known.get(encoding) ?? Uint8Array.from(
      encoding === 'br' ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : gzipSync(body),
    );
    known.set(encoding, made);
    return made;
  };
}

const urlOf = (folder: string, path: string): string => `/${relative(folder, path).split(sep).join('/')}`;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile() && !path.includes(`${sep}.vite${sep}`));
}
