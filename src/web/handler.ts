import {
  createRequestHandler,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  type ServerBuild,
} from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { pageContext, type PageContext } from './page-context.server';
import { headersOf } from './page-headers';
import { hashOfStylesWithin, withStylesWithin } from './storefront/styles-within.server';

export type { PageContext } from './page-context.server';

/** What can be said of a page without rendering it. */
export interface PageFacts {
  /** The pattern of the route that answers a path, with none of its tokens. */
  routeOf?(path: string): string;
  /** The hash of the style sheet that stands in the page at a path, where one does. */
  styleOf?(path: string): string | undefined;
}

export interface PagesHandler extends PageFacts {
  (request: Request, context: PageContext): Promise<Response>;
}

/** Answers every page of the shop: documents, the router's own data requests and resource routes. */
export function createPagesHandler(): PagesHandler {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const tree = routeTree(build.routes as ServerBuild['routes'], undefined);
  const answerPage: PagesHandler = async (request, context) => {
    const { pathname } = new URL(request.url);
    const provider = new RouterContextProvider();
    provider.set(pageContext, context);
    const answer = await handle(request, provider);
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(headersOf(pathname))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    return new Response(await withStylesWithin(pathname, answer), {
      status: answer.status,
      statusText: answer.statusText,
      headers,
    });
  };
  return Object.assign(answerPage, {
    styleOf: hashOfStylesWithin,
    routeOf(path: string): string {
      const plain = path.replace(/^\/_root\.data$/u, '/').replace(/\.data$/u, '');
      const parts = (matchRoutes([...tree], plain) ?? []).map(({ route }) => route.path ?? '');
      return `/${parts.filter((part) => part !== '').join('/')}`;
    },
  });
}

function routeTree(
  routes: ServerBuild['routes'],
  parent: string | undefined,
): readonly RouteObject[] {
  return Object.values(routes).flatMap((route): readonly RouteObject[] => {
    if (route === undefined || route.parentId !== parent) return [];
    const path = route.path === undefined ? {} : { path: route.path };
    return route.index === true
      ? [{ ...path, index: true as const }]
      : [{ ...path, children: [...routeTree(routes, route.id)] }];
  });
}
