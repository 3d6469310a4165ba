import type { LoaderFunctionArgs } from 'react-router';
import { pageContext } from './page-context.server';

export interface RootData {
  readonly requestId: string;
  readonly year: number;
}

export function loader({ context }: LoaderFunctionArgs): RootData {
  const { requestId, services } = context.get(pageContext);
  return { requestId, year: services.now().getUTCFullYear() };
}
