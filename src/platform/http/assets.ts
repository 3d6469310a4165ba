import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { bestEncoding, etagOf, holds, packed } from './packed';
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
  '.speculation': 'application/speculationrules+json',
  '.webmanifest': 'application/manifest+json',
};

interface Asset {
  readonly type: string;
  readonly etag: string;
  readonly caching: string;
  readonly body: ReturnType<typeof packed>;
}

/**
 * The browser's files, read at startup: few and small. Any that the build didn't compress are
 * compressed on first request.
 */
export function serveAssets(folder: string): MiddlewareHandler<HttpEnvironment> {
  const assets = new Map(
    existsSync(folder)
      ? listFiles(folder).map((path) => [urlOf(folder, path), readAsset(folder, path)])
      : [],
  );
  return async (context, next) => {
    const asset =
      context.req.method === 'GET' || context.req.method === 'HEAD'
        ? assets.get(context.req.path)
        : undefined;
    if (!asset) return next();
    const headers = new Headers({
      'Content-Type': asset.type,
      ETag: asset.etag,
      'Cache-Control': asset.caching,
      Vary: 'Accept-Encoding',
    });
    if (holds(context.req.header('if-none-match'), asset.etag))
      return new Response(null, { status: 304, headers });
    const encoding = isPacked(context.req.path)
      ? 'identity'
      : bestEncoding(context.req.header('accept-encoding') ?? '');
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    return new Response(context.req.method === 'HEAD' ? null : asset.body(encoding), { headers });
  };
}

function readAsset(folder: string, path: string): Asset {
  const body = Uint8Array.from(readFileSync(path));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: etagOf(body),
    // A file below assets/ has its content's hash in its name and never changes.
    caching: urlOf(folder, path).startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
    body: isPacked(path) ? () => body : packed(body, 9, packedBefore(path)),
  };
}

/** The build packs what never changes as small as it can, which takes too long to be done while somebody waits. */
const PACKED = '.br';

function packedBefore(path: string): Parameters<typeof packed>[2] {
  return existsSync(path + PACKED) ? { br: Uint8Array.from(readFileSync(path + PACKED)) } : {};
}

/** Pictures and fonts are small already. */
const isPacked = (path: string): boolean => /\.(?:png|webp|woff2)$/u.test(path);

const urlOf = (folder: string, path: string): string =>
  `/${relative(folder, path).split(sep).join('/')}`;

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (path) =>
        statSync(path).isFile() && !path.includes(`${sep}.vite${sep}`) && !path.endsWith(PACKED),
    );
}
