import { data, type LoaderFunctionArgs } from 'react-router';
import { readAlerts } from '../../../desk/alerts';
import { readFigures } from '../../../desk/figures';
import { listInbox } from '../../../desk/inbox';
import { readHealth } from '../../../desk/operations';
import { permit } from '../../../desk/policy';
import { deskOf, servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { readAsk } from '../orders/ask';

const MOST = 6;
const OPEN_MESSAGES = { shelf: 'open', kind: 'all', words: '', after: null } as const;

/** What is late, waiting, broken, and earned, each for those whose work it is. */
export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-orders', async (allowed) => {
    const { member } = allowed;
    const { request } = args;
    const { deskOrders } = servicesOf(args.context);
    const desk = deskOf(args.context);
    const answering = permit(member, 'see-messages');
    const watching = permit(member, 'see-operations');
    const counting = permit(member, 'see-figures');
    const orders = async (query: string) => {
      const listed = await deskOrders.list(request, readAsk(new URLSearchParams(query)));
      if (!listed.ok) throw data({ sentence: listed.failure.sentence }, { status: 403 });
      return listed.value;
    };
    const [soonest, unpaid, asked, messages, open, health, week] = await Promise.all([
      orders('sort=promise'),
      orders('need=manual-payment&sort=promise'),
      orders('need=cancel-asked&sort=promise'),
      answering.ok ? listInbox(desk.inbox, answering.value, OPEN_MESSAGES) : null,
      watching.ok ? readAlerts(desk.alerts, watching.value) : null,
      watching.ok ? readHealth(desk.health, watching.value) : null,
      counting.ok ? readFigures(desk.figures, counting.value, { period: '30' }) : null,
    ]);
    const due = soonest.rows.filter((row) => !row.sample && row.due?.what === 'report');
    return {
      name: member.name,
      now: soonest.now,
      needs: soonest.needs,
      due: due.slice(0, MOST),
      unpaid: unpaid.rows.slice(0, MOST),
      asked: asked.rows.slice(0, MOST),
      messages: messages && {
        rows: messages.rows.slice(0, MOST),
        count: messages.counts.open,
      },
      alerts: open?.open ?? null,
      failing: health && health.filter(({ holds }) => !holds),
      figures: week && { buckets: week.buckets, total: week.total },
    };
  });
}
