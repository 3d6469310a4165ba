import type { MiddlewareHandler } from 'hono';
import { bestEncoding, packBeside } from './packed';
import type { HttpEnvironment } from './variables';

/** Fast enough to be done while somebody waits. */
const QUALITY = 4;

/**
 * Packs pages that are made for one visitor. Only those whose path is named, or that lie right in a named folder
 * and were asked for without a query: a page that holds a secret beside what a stranger may have put into its
 * address tells the secret by its length.
 */
export function packDocuments(
  paths: readonly string[],
  folders: readonly string[] = [],
): MiddlewareHandler<HttpEnvironment> {
  const isNamed = (path: string, url: string): boolean =>
    paths.includes(path) ||
    (folders.includes(path.slice(0, path.lastIndexOf('/') + 1)) && !url.includes('?'));
  return async (context, next) => {
    await next();
    const { res: answer, req } = context;
    const encoding = bestEncoding(req.header('accept-encoding') ?? '');
    const isDocument =
      answer.headers.get('content-type')?.startsWith('text/html') === true &&
      !answer.headers.has('content-encoding');
    if (
      encoding === 'identity' ||
      req.method !== 'GET' ||
      !isNamed(req.path, req.url) ||
      !isDocument ||
      answer.body === null
    )
      return;
    const body = await packBeside(new Uint8Array(await answer.arrayBuffer()), encoding, QUALITY);
    const headers = new Headers(answer.headers);
    headers.set('Content-Encoding', encoding);
    headers.set('Content-Length', String(body.length));
    headers.append('Vary', 'Accept-Encoding');
    context.res = new Response(body, { status: answer.status, headers });
  };
}
