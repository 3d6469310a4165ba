import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';
import { readAsk } from '../orders/ask';
import { refusalStatus } from '../ui/refusal.server';
import type { FoundOrder } from './commands';

const MOST = 8;

/** The newest orders that fit a few words, for the palette. */
export async function find({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { words } = readAsk(new URL(request.url).searchParams);
  const listed = await servicesOf(context).deskOrders.find(request, words, MOST);
  if (!listed.ok)
    return Response.json(listed.failure, { status: refusalStatus(listed.failure.code, 403) });
  return Response.json(listed.value satisfies readonly FoundOrder[]);
}
