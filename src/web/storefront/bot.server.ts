import type { LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const { baseUrl, facts } = shopOf(context);
  return { baseUrl, supportEmail: (await facts()).supportEmail };
}
