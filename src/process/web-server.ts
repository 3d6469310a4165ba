import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { seconds, type Duration } from '../kernel/time';
import type { Front } from '../platform/http';
import { StartupFault } from './startup-fault';

export type Serve = (request: Request, environment: unknown) => Response | Promise<Response>;

/** Is asked first of every request and hands on what is not for it. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  forward: () => void,
) => void;

export interface WebServer {
  readonly port: number;
  /** The front is asked before, and answers what it can. */
  serve(handler: Serve, front?: Front): void;
  /** Lets those inside finish, and nobody new in. */
  close(): Promise<void>;
}

export interface WebServerBounds {
  readonly headersWithin: Duration;
  /** How often connections that are too slow are looked for. */
  readonly sweptEvery: Duration;
  /** More than the pages' visitors ever hold open at once; whoever holds more is no visitor. */
  readonly connections: number;
}

const BOUNDS: WebServerBounds = {
  headersWithin: seconds(15),
  sweptEvery: seconds(3),
  connections: 5_000,
};
const REQUEST_WITHIN = seconds(60);
const SHUTDOWN_GRACE = seconds(5);

const noMiddleware: Middleware = (_request, _response, forward) => forward();

export async function openWebServer(
  host: string,
  port: number,
  middleware: Middleware = noMiddleware,
  bounds: WebServerBounds = BOUNDS,
): Promise<WebServer> {
  let handler: Serve = answerWhileStarting;
  let front: Front | undefined;
  const listener = getRequestListener((request, environment) => handler(request, environment), {
    overrideGlobalObjects: false,
  });
  const server = createServer(
    {
      headersTimeout: bounds.headersWithin,
      requestTimeout: REQUEST_WITHIN,
      connectionsCheckingInterval: bounds.sweptEvery,
      maxHeaderSize: 16_384,
    },
    (request, response) =>
      middleware(request, response, () => {
        if (front?.answer(request, response) !== true) void listener(request, response);
      }),
  );
  server.maxConnections = bounds.connections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    serve(next, before) {
      handler = next;
      front = before;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE).unref();
      }),
  };
}

const STARTING = 'Foreword is starting. Try again in a minute.';

/** What a script asked for is answered as a script reads it, as when the database is away. */
function answerWhileStarting({ headers }: Request): Response {
  const how = { status: 503, headers: { 'Retry-After': '2', 'Cache-Control': 'no-store' } };
  if (headers.get('accept')?.includes('text/html') !== true)
    return Response.json({ code: 'unavailable', sentence: STARTING }, how);
  return new Response(`${STARTING}\n`, {
    ...how,
    headers: { ...how.headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupFault(
        `Port ${port} on ${host} is in use; stop what’s using it, or set PORT to another.`,
      );
    case 'EACCES':
      return new StartupFault(`Port ${port} isn’t allowed for this user; set PORT above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupFault(
        `HOST ${host} isn’t an address of this machine; set HOST to 127.0.0.1 or another local address.`,
      );
    default:
      return error;
  }
}
