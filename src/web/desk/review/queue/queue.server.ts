import type { LoaderFunctionArgs } from 'react-router';
import { mayDo } from '../../../../desk/policy/shape';
import { servicesOf } from '../../../page-context.server';
import { atDesk } from '../../frame/at-desk.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'review-report', async ({ member: { role } }) => {
    const { review } = servicesOf(args.context);
    const [queue, questions] = await Promise.all([
      review.queue(args.request),
      review.questions(args.request),
    ]);
    return queue.ok && questions.ok
      ? {
          rows: queue.value,
          questions: questions.value,
          problem: null,
          maySeeCorrections: mayDo(role, 'see-figures'),
        }
      : {
          rows: [],
          questions: [],
          maySeeCorrections: false,
          problem: { sentence: 'Can’t load the queue. Reload the page.' },
        };
  });
}
