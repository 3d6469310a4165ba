import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageContext, type PageContext } from './page-context.server';
import { headersOf } from './page-headers';

export type { PageContext } from './page-context.server';
export type * from './services.server';

export type PagesHandler = (request: Request, context: PageContext) => Promise<Response>;

/** Answers every page of the shop: documents, the router's own data requests and resource routes. */
export function createPagesHandler(): PagesHandler {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    const answer = await handle(request, provider);
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headersOf(pathname))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    return new Response(answer.body, {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    });
  };
}
