import type { LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  return { facts: await shopOf(context).facts() };
}
