import type { LoaderFunctionArgs } from 'react-router';
import { readAlerts } from '../../../desk/alerts';
import { readFigures } from '../../../desk/figures';
import { listInbox } from '../../../desk/inbox';
import { readHealth } from '../../../desk/operations';
import { readOrderTable } from '../../../desk/orders';
import { permit } from '../../../desk/policy';
import { deskOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { readAsk } from '../orders/ask';

const MOST = 6;
const OPEN_MESSAGES = { shelf: 'open', kind: 'all', words: '', after: null } as const;

/** What is late, waiting, broken, and earned, each for those whose work it is. */
export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-orders', async (allowed) => {
    const { member } = allowed;
    const desk = deskOf(args.context);
    const orders = (query: string) =>
      readOrderTable(desk.orders, allowed, readAsk(new URLSearchParams(query)));
    const answering = permit(member, 'see-messages');
    const watching = permit(member, 'see-operations');
    const counting = permit(member, 'see-figures');
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
      figures: week && { buckets: week.buckets, total: week.total, others: week.others },
    };
  });
}
