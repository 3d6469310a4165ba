import { data, type LoaderFunctionArgs } from 'react-router';
import { mayDo } from '../../../desk/policy/shape';
import { servicesOf } from '../../page-context.server';
import { atDesk } from '../frame/at-desk.server';
import { readAsk } from '../orders/ask';

const MOST = 6;

/** What is late, waiting, broken, and earned, each for those whose work it is. */
export function loader(args: LoaderFunctionArgs) {
  return atDesk(args, 'see-orders', async ({ name, role }) => {
    const { request } = args;
    const { deskOrders, inbox, alerts, operations, figures } = servicesOf(args.context);
    const orders = async (query: string) => {
      const listed = await deskOrders.list(request, readAsk(new URLSearchParams(query)));
      if (!listed.ok) throw data({ sentence: listed.failure.sentence }, { status: 403 });
      return listed.value;
    };
    const seesOperations = mayDo(role, 'see-operations');
    const [soonest, unpaid, asked, messages, open, health, week] = await Promise.all([
      orders('sort=promise'),
      orders('need=manual-payment&sort=promise'),
      orders('need=cancel-asked&sort=promise'),
      mayDo(role, 'see-messages')
        ? inbox.list(request, { shelf: 'open', kind: 'all', words: '', after: null })
        : null,
      seesOperations ? alerts.read(request) : null,
      seesOperations ? operations.health(request) : null,
      mayDo(role, 'see-figures') ? figures.read(request, '30') : null,
    ]);
    const due = soonest.rows.filter((row) => !row.sample && row.due?.what === 'report');
    return {
      name,
      now: soonest.now,
      needs: soonest.needs,
      due: due.slice(0, MOST),
      unpaid: unpaid.rows.slice(0, MOST),
      asked: asked.rows.slice(0, MOST),
      messages: messages?.ok
        ? { rows: messages.value.rows.slice(0, MOST), count: messages.value.counts.open }
        : null,
      alerts: open?.ok ? open.value.open : null,
      failing: health?.ok ? health.value.filter(({ holds }) => !holds) : null,
      figures: week?.ok ? { buckets: week.value.buckets, total: week.value.total } : null,
    };
  });
}
