import type { LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const { facts, sample, baseUrl } = shopOf(context);
  return { facts: await facts(), sample: await sample.excerpt(), baseUrl };
}
