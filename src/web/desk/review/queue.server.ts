import type { LoaderFunctionArgs } from 'react-router';
import { servicesOf } from '../../page-context.server';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, review } = servicesOf(context);
  const member = await staff.who(request);
  if (!member) return { member: null, rows: [], problem: null, demoLogin: staff.demoLogin };
  const queue = await review.queue(request);
  return queue.ok
    ? { member, rows: queue.value, problem: null, demoLogin: null }
    : { member, rows: [], problem: queue.failure, demoLogin: null };
}
