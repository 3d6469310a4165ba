import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const { baseUrl, facts } = servicesOf(context);
  return { baseUrl, supportEmail: (await facts()).supportEmail };
}
