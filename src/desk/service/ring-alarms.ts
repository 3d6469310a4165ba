import { after } from '../../kernel/time';
import type { Mail } from '../../platform/mail';
import type { OrderView } from '../../shop/orders/shape';
import type { ServiceContext } from './ports';
import { alarmDue, LONGEST_AHEAD, type Alarm, type Promised } from './alarms';

/** Rings each alarm once, however often it is asked to: a mail’s key is the alarm’s own. */
export async function ringAlarms(context: ServiceContext): Promise<{ readonly rung: number }> {
  const now = context.clock.now();
  const orders = await context.listPromised(after(now, LONGEST_AHEAD));
  let rung = 0;
  for (const order of orders) {
    const promised = promisedOf(order);
    const alarm = promised && alarmDue(promised, now);
    if (!promised || !alarm) continue;
    rung += 1;
    await context.database.write((transaction) => context.mailer.queue(transaction, ...mailsOf(context, order, promised, alarm)));
  }
  return { rung };
}

function promisedOf({ id, payment, promisedAt, contactDueAt }: OrderView): Promised | undefined {
  if (payment === 'manual-requested') return contactDueAt === null ? undefined : { orderId: id, what: 'instructions', dueAt: contactDueAt };
  return promisedAt === null ? undefined : { orderId: id, what: 'report', dueAt: promisedAt };
}

function mailsOf({ teamAddress }: ServiceContext, order: OrderView, { what, dueAt }: Promised, { ahead, loudness, tellsBuyer }: Alarm): Mail[] {
  const { company, role, name, email, interviewers, location } = order.details;
  const about = { number: order.number, company, role, name };
  const team: Mail = {
    // An hour that was promised anew has alarms of its own.
    key: `promise:${order.id}:${what}:${dueAt}:${ahead}`,
    template: 'promise-at-risk',
    to: teamAddress,
    order: order.id,
    values: { ...about, email, interviewers, location, what, loudness, dueAt, stage: order.stage },
  };
  const buyer: Mail = { key: `report-soon-late:${order.id}:${dueAt}`, template: 'report-soon-late', to: email, order: order.id, values: { ...about, promisedAt: dueAt } };
  return tellsBuyer ? [team, buyer] : [team];
}
