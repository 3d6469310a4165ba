import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from './page-context.server';

export interface RootData {
  readonly requestId: string;
  readonly year: number;
  /** Where the shop lives, without a slash at its end. */
  readonly baseUrl: string;
}

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { requestId, shop } = context.get(pageContext);
  return { requestId, year: shop.now().getUTCFullYear(), baseUrl: shop.baseUrl };
}
