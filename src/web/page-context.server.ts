import { createContext, type RouterContextProvider } from 'react-router';
import type { ShopContexts } from './contexts.server';
import type { DeskContexts } from './desk/contexts.server';

/** What one request brings to the pages. */
export interface PageContext {
  readonly nonce: string;
  readonly requestId: string;
  readonly clientAddress: string;
  readonly desk: DeskContexts;
  readonly shop: ShopContexts;
}

export const pageContext = createContext<PageContext>();

type Context = Readonly<RouterContextProvider>;

/** What the desk's verbs work on. */
export const deskOf = (context: Context): DeskContexts => context.get(pageContext).desk;

/** What the pages of buyers are made of. */
export const shopOf = (context: Context): ShopContexts => context.get(pageContext).shop;
