import { data, type LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const { outbox } = servicesOf(context);
  return outbox ? { mails: await outbox.list() } : data({ mails: null }, { status: 404 });
}
