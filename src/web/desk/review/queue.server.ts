import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'review-report', async () => {
    const queue = await servicesOf(args.context).review.queue(args.request);
    return queue.ok ? { rows: queue.value, problem: null } : { rows: [], problem: queue.failure };
  });
}
