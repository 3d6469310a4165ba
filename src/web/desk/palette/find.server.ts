import type { LoaderFunctionArgs } from 'react-router';
import { findByWords } from '../../../desk/orders';
import { deskOf } from '../../page-context.server';
import { permitted } from '../frame/at-desk.server';
import { readAsk } from '../orders/ask';
import { refusalStatus } from '../ui/refusal.server';

const MOST = 8;

/** The newest orders that fit a few words, for the palette. */
export async function find(args: LoaderFunctionArgs): Promise<Response> {
  const { words } = readAsk(new URL(args.request.url).searchParams);
  const allowed = await permitted(args, 'see-orders');
  if (!allowed.ok)
    return Response.json(allowed.failure, { status: refusalStatus(allowed.failure.code, 403) });
  const asked = { words, most: MOST };
  return Response.json(await findByWords(deskOf(args.context).orders, allowed.value, asked));
}
