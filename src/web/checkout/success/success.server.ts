import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = servicesOf(context);
  const [facts, inHand] = await Promise.all([services.facts(), services.orders.inHand(request)]);
  const manual = new URL(request.url).searchParams.get('manual') === 'true';
  return {
    facts,
    manual,
    placed: inHand?.state === 'placed' || inHand?.state === 'manual' ? inHand : null,
  };
}
