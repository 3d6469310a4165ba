import type { OrderView } from '../../shop/orders/shape';
import type { PublishContext } from './ports';

export interface ApprovedReport {
  readonly orderId: string;
  readonly reportId: string;
}

/** Sends an approved report on its way: the order is delivered and the mail is queued, both or neither, once. */
export async function publishReport(context: PublishContext, { orderId, reportId }: ApprovedReport): Promise<void> {
  const order = await context.findOrder(orderId);
  if (!order || order.stage === 'Refunded' || order.stage === 'Cancelled') {
    context.log.warn({ orderId, reportId, stage: order?.stage ?? 'gone' }, 'a report was approved that no one waits for');
    return;
  }
  await context.database.write(async (transaction) => {
    const moved = await context.markDelivered(transaction, orderId);
    // A later version of a delivered report changes the page; the mail's key keeps it from going out again.
    if (!moved.ok && order.stage !== 'Delivered') throw new Error(`Order ${orderId} cannot be delivered: ${moved.failure.sentence}`);
    await context.mailer.queue(transaction, {
      key: `report-ready:${reportId}`,
      template: 'report-ready',
      to: order.details.email,
      order: orderId,
      values: valuesOf(order),
    });
  });
}

const valuesOf = ({ number, details: { company, role, name } }: OrderView) => ({ number, company, role, name });
