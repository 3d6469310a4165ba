import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  return { list: await servicesOf(context).sources.list() };
}
