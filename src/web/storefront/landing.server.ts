import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  return { facts: await servicesOf(context).facts() };
}
