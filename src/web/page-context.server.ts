import { createContext, type RouterContextProvider } from 'react-router';
import type { DeskContexts } from './desk/contexts.server';
import type { Services } from './services.server';

/** What one request brings to the pages. */
export interface PageContext {
  readonly nonce: string;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly services: Services;
  readonly desk: DeskContexts;
}

export const pageContext = createContext<PageContext>();

type Context = Readonly<RouterContextProvider>;

export const servicesOf = (context: Context): Services => context.get(pageContext).services;

/** What the desk's verbs work on. */
export const deskOf = (context: Context): DeskContexts => context.get(pageContext).desk;
