import { cents, formatMoney } from '../../../kernel/money';
import { after } from '../../../kernel/time';
import type { Transaction } from '../../../platform/database';
import type { Mail, MailValue } from '../../../platform/mail';
import { interviewReport } from '../../catalog';
import { detailsOf } from '../lists/present';
import type { OrdersContext } from '../ports';
import type { OrderRow } from '../schema';
import { readOrder } from '../store';

/** What every mail about an order may say of it. */
export function orderValues(order: OrderRow): Record<string, MailValue> {
  return {
    orderId: order.id,
    number: order.number,
    ...(order.kind === 'gift' ? { gift: true } : {}),
    company: order.company,
    role: order.role,
    name: order.name,
    price: formatMoney({ amount: cents(order.amount), currency: order.currency }),
    ...codeValues(order),
  };
}

/** What an email to the team may say of it besides. */
const teamValues = (order: OrderRow): Record<string, MailValue> => ({
  ...orderValues(order),
  ...detailsOf(order),
});

/** What a code took off and tax added, where they did. */
function codeValues(order: OrderRow): Record<string, MailValue> {
  const { code, discount, amount, tax, currency } = order;
  const money = (sum: number): string => formatMoney({ amount: cents(sum), currency });
  return {
    ...(code === null ? {} : { code, discount: money(discount) }),
    ...(tax === 0 ? {} : { tax: money(tax) }),
    ...(code === null && tax === 0 ? {} : { listPrice: money(amount - tax + discount) }),
  };
}

/** To the buyer and to the team, in one go. */
export async function queuePaidOrderMails(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
): Promise<void> {
  const earlier =
    order.earlierOrderId === null ? null : await readOrder(transaction, order.earlierOrderId);
  await context.mailer.queue(
    transaction,
    confirmation(order, earlier),
    teamNotice(order, context.teamAddress),
  );
}

function confirmation(order: OrderRow, earlier: OrderRow | null): Mail {
  return {
    key: `order-confirmed:${order.id}`,
    template: 'order-confirmed',
    to: order.email,
    order: order.id,
    values: {
      ...orderValues(order),
      paidAt: order.paidAt?.toISOString() ?? null,
      promisedAt: order.promisedAt?.toISOString() ?? null,
      earlierOrderId: earlier?.id ?? null,
      earlierOrderNumber: earlier?.number ?? null,
    },
  };
}

function teamNotice(order: OrderRow, teamAddress: string): Mail {
  return {
    key: `new-order-team:${order.id}`,
    template: 'new-order-team',
    to: teamAddress,
    order: order.id,
    values: {
      ...teamValues(order),
      promisedAt: order.promisedAt?.toISOString() ?? null,
    },
  };
}

export async function confirmManualRequest(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
  readyBy: Date,
): Promise<void> {
  const asUsual = readyBy <= after(context.clock.now(), interviewReport.promise);
  await context.mailer.queue(transaction, {
    key: `manual-request-received:${order.id}`,
    template: 'manual-request-received',
    to: order.email,
    order: order.id,
    values: {
      ...orderValues(order),
      contactDueAt: order.contactDueAt?.toISOString() ?? null,
      readyBy: asUsual ? null : readyBy.toISOString(),
    },
  });
}

/** Asked for twice, by the request itself and by the documented mail call; its key makes it one mail. */
export async function queueManualRequestMail(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
): Promise<void> {
  await context.mailer.queue(transaction, {
    key: `manual-request-team:${order.id}`,
    template: 'manual-request-team',
    to: context.teamAddress,
    replyTo: order.email,
    order: order.id,
    values: {
      ...teamValues(order),
      contactDueAt: order.contactDueAt?.toISOString() ?? null,
    },
  });
}

export async function queueCancelRequestMail(
  context: OrdersContext,
  transaction: Transaction,
  order: OrderRow,
  reason: string,
): Promise<void> {
  await context.mailer.queue(transaction, {
    key: `cancel-asked-team:${order.id}`,
    template: 'cancel-asked-team',
    to: context.teamAddress,
    replyTo: order.email,
    order: order.id,
    values: {
      ...teamValues(order),
      reason,
    },
  });
}

export async function queueCanceledMail(
  { mailer }: Pick<OrdersContext, 'mailer'>,
  transaction: Transaction,
  order: OrderRow,
  reason: string,
): Promise<void> {
  await mailer.queue(transaction, {
    key: `order-cancelled:${order.id}`,
    template: 'order-cancelled',
    to: order.email,
    order: order.id,
    values: {
      ...orderValues(order),
      paid:
        order.amount > 0 &&
        order.payment !== 'none' &&
        order.payment !== 'manual-requested' &&
        order.payment !== 'pending',
      reason,
    },
  });
}
