import { data, type LoaderFunctionArgs } from 'react-router';
import { pageContext, servicesOf } from '../../page-context.server';
import { csvAnswer } from '../ui/csv-answer.server';
import { toStepUp } from '../ui/refusal.server';
import { readAsk } from './ask';

/** The page of the table that the address asks for. */
export async function readTable({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const ask = readAsk(new URL(request.url).searchParams);
  const listed = await servicesOf(context).deskOrders.list(request, ask);
  if (listed.ok) return { ask, ...listed.value };
  throw data({ sentence: listed.failure.sentence }, { status: 403 });
}

/** For a page that is open: how many orders came since, and which of those it shows have changed. */
export async function news({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const parameters = new URL(request.url).searchParams;
  const since = new Date(parameters.get('since') ?? '');
  if (Number.isNaN(since.getTime()))
    return Response.json({ sentence: 'Missing start time.' }, { status: 400 });
  const shown = (parameters.get('shown') ?? '').split(',').filter((id) => id !== '');
  const told = await context.get(pageContext).services.deskOrders.news(request, { since, shown });
  return told.ok
    ? Response.json(told.value)
    : Response.json(told.failure, { status: told.failure.code === 'not-signed-in' ? 401 : 403 });
}

/** The orders as a file; whoever may not have it finds no such page. */
export async function csv({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const exported = await servicesOf(context).deskOrders.export(
    request,
    readAsk(new URL(request.url).searchParams),
  );
  if (exported.ok) return csvAnswer('orders.csv', exported.value);
  if (exported.failure.code === 'step-up-needed') return toStepUp(request);
  return new Response(`${exported.failure.sentence}\n`, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
