import { formatMoment } from '../../kernel/moments/format-moment';
import { after } from '../../kernel/time';
import type { Mail } from '../../platform/mail';
import type { OrderView } from '../../shop/orders/shape';
import type { NewAlert } from '../../shop/alerts/shape';
import { raiseAlert, settleAlerts } from '../alerts';
import type { ServiceContext } from './ports';
import { alarmDue, LONGEST_AHEAD, type Alarm, type Promised } from './alarms';

/** What is written in one transaction: a desk that is far behind rings for hundreds. */
const AT_ONCE = 50;

/** Rings each alarm once, however often it is asked to: a mail’s key is the alarm’s own. */
export async function sendDeadlineAlerts(
  context: ServiceContext,
): Promise<{ readonly rung: number }> {
  const now = context.clock.now();
  const orders = await context.listPromised(after(now, LONGEST_AHEAD));
  const ringing = orders.flatMap((order) => {
    const promised = promisedOf(order);
    const alarm = promised && alarmDue(promised, now);
    return promised && alarm
      ? [{ alert: alertOf(order, promised, alarm), ...mailsOf(context, order, promised, alarm) }]
      : [];
  });
  for (let at = 0; at < ringing.length; at += AT_ONCE) {
    const some = ringing.slice(at, at + AT_ONCE);
    await context.database.write(async (transaction) => {
      for (const { alert, team } of some) await raiseAlert(context, transaction, alert, team);
      const buyers = some.flatMap(({ buyer }) => buyer ?? []);
      if (buyers.length > 0) await context.mailer.queue(transaction, ...buyers);
    });
  }
  const lasting = orders.flatMap((order) => subjectOf(promisedOf(order)) ?? []);
  await context.database.write((transaction) =>
    settleAlerts(context, transaction, 'promise-at-risk', lasting),
  );
  return { rung: ringing.length };
}

function promisedOf({ id, payment, promisedAt, contactDueAt }: OrderView): Promised | undefined {
  if (payment === 'manual-requested')
    return contactDueAt === null
      ? undefined
      : { orderId: id, what: 'instructions', dueAt: contactDueAt };
  return promisedAt === null ? undefined : { orderId: id, what: 'report', dueAt: promisedAt };
}

const subjectOf = (promised: Promised | undefined): string | undefined =>
  promised && `${promised.orderId}:${promised.what}:${promised.dueAt}`;

function alertOf(
  { id, number, stage }: OrderView,
  promised: Promised,
  { ahead, loudness }: Alarm,
): NewAlert {
  const isReport = promised.what === 'report';
  const what = `${isReport ? 'The report' : 'The payment instructions'} for order ${number ?? id}`;
  const [past, present] = isReport ? ['was', 'is'] : ['were', 'are'];
  const due = `${loudness === 'broken' ? past : present} due by ${formatMoment(promised.dueAt)}`;
  return {
    kind: 'promise-at-risk',
    subject: subjectOf(promised) ?? id,
    step: String(ahead),
    isUrgent: loudness !== 'remind',
    orderNumber: number,
    sentence: `${what} ${due}. The order is “${stage}”.`,
    path: number === null ? '/admin' : `/desk/orders/${number}`,
  };
}

function mailsOf(
  { teamAddress }: ServiceContext,
  order: OrderView,
  { what, dueAt }: Promised,
  { ahead, loudness, informsBuyer }: Alarm,
): { readonly team: Mail; readonly buyer: Mail | null } {
  const { company, role, name, email } = order.details;
  const about = { number: order.number, company, role, name };
  const team: Mail = {
    // An hour that was promised anew has alarms of its own.
    key: `promise:${order.id}:${what}:${dueAt}:${ahead}`,
    template: 'promise-at-risk',
    to: teamAddress,
    order: order.id,
    values: {
      number: order.number,
      ...order.details,
      what,
      loudness,
      dueAt,
      stage: order.stage,
    },
  };
  const buyer: Mail = {
    key: `report-soon-late:${order.id}:${dueAt}`,
    template: 'report-soon-late',
    to: email,
    order: order.id,
    values: { ...about, promisedAt: dueAt },
  };
  return { team, buyer: informsBuyer ? buyer : null };
}
