import { CSV_HEAD, csvLine } from '../../kernel/formats/csv';
import { toUnits } from '../../kernel/money';
import type { OrderSearch } from '../../shop/orders';
import { dueOf, statusOf, type OrderView } from '../../shop/orders/shape';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { DeskOrdersContext } from './ports';
import { searchOf } from './search-of';
import type { TableAsk } from './shape';

const PIECE = 100;

type Exporting = Pick<
  DeskOrdersContext,
  'database' | 'clock' | 'listOrders' | 'ordersOfPayment' | 'waitingOrders' | 'idsOf'
>;

/**
 * The selected orders as CSV, oldest first, all times in one zone. The export is written to the
 * audit log first.
 */
export async function exportOrders(
  context: Exporting,
  { member }: Permit<'export-orders'>,
  ask: TableAsk,
): Promise<AsyncIterable<string>> {
  const { words, stage, payment, need, fromDay, untilDay, zone, numbers } = ask;
  await context.database.write((transaction) =>
    writeAudit(transaction, context.clock, {
      kind: 'orders-exported',
      actor: `staff:${member.name}`,
      subjectKind: 'log',
      subject: 'orders',
      reason: '',
      // What was typed may be a buyer's name or address, so only that something was is kept.
      after: {
        from: fromDay,
        until: untilDay,
        zone,
        stage,
        payment,
        need,
        searched: words !== '',
        ...(numbers ? { selected: numbers.length } : {}),
      },
    }),
  );
  return linesOf(
    context,
    { ...(await searchOf(context, ask)), sort: 'oldest', from: undefined },
    zone,
  );
}

const HEADINGS = [
  'Number',
  'Placed',
  'Company',
  'Role',
  'Name',
  'Email',
  'Status',
  'Stage',
  'Payment',
  'Amount',
  'Refunded',
  'Currency',
  'Paid',
  'Due',
  'Delivered',
  'Time zone',
  'Kind',
  'Code',
  'Discount',
  'Tax',
];

async function* linesOf(
  context: Pick<Exporting, 'listOrders'>,
  search: OrderSearch,
  zone: string,
): AsyncIterable<string> {
  yield CSV_HEAD + csvLine(HEADINGS);
  const time = clockOf(zone);
  let from: OrderSearch['from'];
  do {
    const page = await context.listOrders({ ...search, from, limit: PIECE });
    if (page.orders.length > 0)
      yield page.orders.map((order) => lineOf(order, time, zone)).join('');
    from = page.next === null ? undefined : { after: page.next };
  } while (from !== undefined);
}

type Time = (iso: string | null) => string | null;

function lineOf(order: OrderView, time: Time, zone: string): string {
  const {
    number,
    details: { company, role, name, email },
    state,
    payment,
    stage,
    amount,
    refundedAmount,
    currency,
  } = order;
  return csvLine([
    number,
    time(order.placedAt),
    company,
    role,
    name,
    email,
    statusOf(state, payment),
    stage,
    payment,
    toUnits({ amount, currency }),
    toUnits({ amount: refundedAmount, currency }),
    currency.toUpperCase(),
    time(order.paidAt),
    time(dueOf(order)?.at ?? null),
    time(order.deliveredAt),
    zone,
    order.kind,
    order.code,
    toUnits({ amount: order.discount, currency }),
    order.tax === null ? null : toUnits({ amount: order.tax, currency }),
  ]);
}

/** As a wall clock of the zone shows it, in the order in which it sorts. To make one is dear, to use it is not. */
function clockOf(zone: string): Time {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (iso) => (iso === null ? null : format.format(new Date(iso)));
}
