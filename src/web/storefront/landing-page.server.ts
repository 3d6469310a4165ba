import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const { facts, sample, baseUrl } = servicesOf(context);
  return { facts: await facts(), sample: await sample.excerpt(), baseUrl };
}
