import type { LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  return { list: await shopOf(context).sources.list() };
}
