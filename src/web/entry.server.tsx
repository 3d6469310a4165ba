import { renderToReadableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { keepRenderings } from './kept-renderings';
import { NonceContext } from './frame/late-scripts';
import { pageContext } from './page-context.server';

/** Pages that many look at, or one looks at again and again. */
const LOOKED_AT_AGAIN = /^\/(?:order$|track\/)/;
const renderings = keepRenderings();

/** Every page is small and is sent whole: its status is final and nothing is left to stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const data = routerContext.serverHandoffStream;
  if (request.method !== 'GET' || status !== 200 || !data || !LOOKED_AT_AGAIN.test(pathname))
    return render(request, status, headers, routerContext, context);
  const { nonce, requestId } = context.get(pageContext);
  const own = [nonce, requestId];
  const words = await new Response(data).text();
  const made = `${pathname}${search}\n${words.replaceAll(requestId, '')}`;
  const known = renderings.find(made, own);
  headers.set('Content-Type', HTML);
  if (known !== undefined) return new Response(known, { headers });
  routerContext.serverHandoffStream = new Blob([words]).stream();
  const answer = await render(request, status, headers, routerContext, context);
  const page = await answer.text();
  if (answer.status === 200) renderings.keep(made, own, page);
  return new Response(page, { status: answer.status, headers });
}

const HTML = 'text/html; charset=utf-8';

async function render(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, shop, requestId } = context.get(pageContext);
  let finalStatus = status;
  // React listens until its stream was read, which nobody does for HEAD: the request would keep the whole page.
  const rendering = new AbortController();
  const stop = (): void => rendering.abort(request.signal.reason);
  if (request.signal.aborted) stop();
  request.signal.addEventListener('abort', stop);
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: rendering.signal,
      onError(error) {
        finalStatus = 500;
        shop.reportError(error, requestId);
      },
    },
  )
    .then(async (made) => {
      await made.allReady;
      return made;
    })
    .finally(() => request.signal.removeEventListener('abort', stop));
  headers.set('Content-Type', HTML);
  return new Response(request.method === 'HEAD' ? null : stream, { status: finalStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What a visitor did wrong, such as a method that a page doesn't take, is in the log of requests already.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { shop, requestId } = (context as RouterContextProvider).get(pageContext);
  shop.reportError(error, requestId);
};
