import type { LoaderFunctionArgs } from 'react-router';
import { exportOrders, readNews } from '../../../desk/orders';
import { deskOf } from '../../page-context.server';
import { permitted } from '../frame/at-desk.server';
import { csvAnswer } from '../ui/csv-answer.server';
import { refusalStatus, toStepUp } from '../ui/refusal.server';
import { readAsk } from './ask';

/** For a page that is open: how many orders came since, and which of those it shows have changed. */
export async function newsOfOrders(args: LoaderFunctionArgs): Promise<Response> {
  const parameters = new URL(args.request.url).searchParams;
  const since = new Date(parameters.get('since') ?? '');
  if (Number.isNaN(since.getTime()))
    return Response.json({ sentence: 'Missing start time.' }, { status: 400 });
  const shown = (parameters.get('shown') ?? '').split(',').filter((id) => id !== '');
  const allowed = await permitted(args, 'see-orders');
  return allowed.ok
    ? Response.json(await readNews(deskOf(args.context).orders, allowed.value, { since, shown }))
    : Response.json(allowed.failure, { status: refusalStatus(allowed.failure.code, 403) });
}

/** The orders as a file; whoever may not have it finds no such page. */
export async function ordersCsv(args: LoaderFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const allowed = await permitted(args, 'export-orders');
  if (allowed.ok) {
    const ask = readAsk(new URL(request.url).searchParams);
    return csvAnswer('orders.csv', await exportOrders(deskOf(context).orders, allowed.value, ask));
  }
  if (allowed.failure.code === 'step-up-needed') return toStepUp(request);
  return new Response(`${allowed.failure.sentence}\n`, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
