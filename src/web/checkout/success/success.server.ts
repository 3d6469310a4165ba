import type { LoaderFunctionArgs } from 'react-router';
import { shopOf } from '../../page-context.server';
import { findOrderInHand } from '../order-in-hand.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = shopOf(context);
  const [facts, inHand] = await Promise.all([shop.facts(), findOrderInHand(shop, request)]);
  const manual = new URL(request.url).searchParams.get('manual') === 'true';
  return {
    facts,
    manual,
    placed: inHand?.state === 'placed' || inHand?.state === 'manual' ? inHand : null,
  };
}
