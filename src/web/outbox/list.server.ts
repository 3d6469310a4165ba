import { data, type LoaderFunctionArgs } from 'react-router';
import { listOutbox } from '../../platform/mail';
import { shopOf } from '../page-context.server';

export async function loader({ context }: LoaderFunctionArgs) {
  const { outbox } = shopOf(context);
  return outbox ? { mails: await listOutbox(outbox) } : data({ mails: null }, { status: 404 });
}
