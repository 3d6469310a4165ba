import { announce } from './announce';
import { answerMailPreview, PREVIEWS } from './mail-previews';
import { readConfig, type Config } from '../config';
import { openWebServer, type WebServer, type Middleware, type Serve } from './web-server';
import { startForeword } from './start';
import { StartupFault } from './startup-fault';
import type { PagesHandler } from '../web/handler';

/** What the dev server brings: its HTTP server, and the pages as they are on disk now. */
export interface Workshop {
  readonly webServer: WebServer;
  loadPages(): Promise<PagesHandler>;
  /** The event by which it tells a page without scripts that something was saved. */
  readonly savedEvent: string;
}

function configOrFault(): Config {
  const result = readConfig();
  if (!result.ok) throw new StartupFault(result.faults.join('\n'));
  return result.config;
}

/** A server that stays up from one shop to the next; a request between them waits for the next. */
export async function openForDevelopment(
  middlewares: Middleware,
): Promise<WebServer & { end(): Promise<void> }> {
  const { host, port } = configOrFault();
  const webServer = await openWebServer(host, port, middlewares);
  let shop = Promise.withResolvers<Serve>();
  let open = false;
  webServer.serve(async (request, environment) => (await shop.promise)(request, environment));
  return {
    port: webServer.port,
    serve(next) {
      shop.resolve(next);
      open = true;
    },
    async close() {
      if (open) shop = Promise.withResolvers();
      open = false;
    },
    end: () => webServer.close(),
  };
}

export async function startForDevelopment({
  webServer,
  loadPages,
  savedEvent,
}: Workshop): Promise<{ stop(): Promise<void> }> {
  const foreword = await startForeword(configOrFault(), {
    webServer,
    pages: async (request, context) => (await loadPages())(request, context),
    pagesChange: true,
    around: (shop) => async (request, environment) =>
      (await answerMailPreview(new URL(request.url).pathname)) ??
      withReload(await shop(unpacked(request), environment), savedEvent),
    onProgress: (line) => process.stdout.write(line),
  });
  process.stdout.write(
    `${announce(foreword.facts)}Mail templates: ${foreword.facts.baseUrl}${PREVIEWS}\n`,
  );
  return foreword;
}

/** The same request of a browser that takes no packed answers: pages are looked into on their way. */
function unpacked(request: Request): Request {
  if (request.method !== 'GET' || !request.headers.has('accept-encoding')) return request;
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  return new Request(request.url, { headers, signal: request.signal });
}

/** React finds no nonce here in the browser and would complain of it; the address is our own anyway. */
const A_SCRIPT = /<script(?! type="application\/ld\+json")/;
const EARLY_STYLES = /(<link data-react-router-critical-css[^>]*?) nonce="[^"]*"/;

/**
 * A page of ours may talk to the dev server, which brings styles by script and tells of changes
 * through a socket; one without scripts loads itself anew. Pages with a policy of their own stay as they are.
 */
async function withReload(answer: Response, savedEvent: string): Promise<Response> {
  const policy = answer.headers.get('Content-Security-Policy') ?? '';
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
  if (
    nonce === undefined ||
    answer.body === null ||
    !answer.headers.get('Content-Type')?.startsWith('text/html')
  )
    return answer;
  const headers = new Headers(answer.headers);
  headers.set(
    'Content-Security-Policy',
    policy
      .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
      .replace("connect-src 'self'", "connect-src 'self' ws:"),
  );
  const html = (await answer.text()).replace(EARLY_STYLES, '$1');
  const listener =
    `<script type="module" nonce="${nonce}">import { createHotContext } from '/@vite/client';` +
    `createHotContext('/saved').on('${savedEvent}', () => location.reload());</script>`;
  const body = A_SCRIPT.test(html) ? html : html.replace('</body>', `${listener}</body>`);
  return new Response(body, { status: answer.status, headers });
}
