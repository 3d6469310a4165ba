import type { LoaderFunctionArgs } from 'react-router';
import { listCompanyQuestions, listQueue } from '../../../../desk/review';
import { mayDo } from '../../../../desk/policy/shape';
import { deskOf } from '../../../page-context.server';
import { atDesk } from '../../frame/at-desk.server';

export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'review-report', async (allowed) => {
    const { review } = deskOf(args.context);
    const [queue, questions] = await Promise.all([
      listQueue(review, allowed),
      listCompanyQuestions(review, allowed),
    ]);
    return queue.ok && questions.ok
      ? {
          rows: queue.value,
          questions: questions.value,
          problem: null,
          maySeeCorrections: mayDo(allowed.member.role, 'see-figures'),
        }
      : {
          rows: [],
          questions: [],
          maySeeCorrections: false,
          problem: { sentence: 'Can’t load the queue. Reload the page.' },
        };
  });
}
