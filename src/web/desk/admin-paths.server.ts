import type { MiddlewareHandler } from 'hono';
import type { HttpEnvironment } from '../../platform/http';

/** Built files, the router's own data requests, and private links whose token may spell anything. */
const EXEMPT = [
  /^\/assets\//,
  /\.data$/,
  /^\/__manifest/,
  /^\/(?:r|track|choose|address|desk\/invitation)\//,
];

/** Every page whose path speaks of “admin” is the one page at `/admin`. */
export const keepAdminPaths: MiddlewareHandler<HttpEnvironment> = async (context, next) => {
  const { method, path } = context.req;
  const isPage =
    (method === 'GET' || method === 'HEAD') && !EXEMPT.some((pattern) => pattern.test(path));
  if (isPage && path.toLowerCase().includes('admin') && path !== '/admin')
    return context.redirect('/admin', 302);
  return next();
};
