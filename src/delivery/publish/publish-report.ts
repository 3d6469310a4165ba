import { after } from '../../kernel/time';
import type { Alongside } from '../../platform/database';
import { disputeOf, type OrderView } from '../../shop/orders/shape';
import { ASKED_AFTER, sendRatingMailJob } from '../ratings';
import type { ApprovedReport, PublishContext } from './ports';

/**
 * Publishes a signed version, marks the order delivered, and queues the email, in one transaction
 * and only once. Returns false if nothing was sent.
 */
export async function publishReport(
  context: PublishContext,
  approved: ApprovedReport,
  alongside?: Alongside,
): Promise<boolean> {
  const { orderId, reportId, number } = approved;
  const order = await context.findOrder(orderId);
  if (!order || order.stage === 'Refunded' || order.stage === 'Cancelled') {
    context.log.warn(
      { orderId, reportId, stage: order?.stage ?? 'gone' },
      'a report was approved that no one waits for',
    );
    return false;
  }
  const dispute = disputeOf(order);
  if (dispute !== null) {
    // One that is won has it told again.
    context.log.info({ orderId, reportId, dispute }, 'an approved report is held back');
    return false;
  }
  return context.database.write(async (transaction) => {
    const publication = await context.publish(transaction, approved);
    if (publication.came !== 'published') return false;
    await alongside?.(transaction);
    const moved = await context.markDelivered(transaction, orderId);
    // A later version moves nothing, but its payment counts as well.
    if (!moved.ok && (order.stage !== 'Delivered' || moved.failure.code === 'unpaid'))
      throw new Error(`Order ${orderId} cannot be delivered: ${moved.failure.sentence}`);
    await context.mailer.queue(transaction, {
      key: publication.first ? `report-ready:${reportId}` : `report-updated:${reportId}:${number}`,
      template: publication.first ? 'report-ready' : 'report-updated',
      to: order.details.email,
      order: orderId,
      values: valuesOf(order),
    });
    if (publication.first) {
      await context.queue.enqueue(
        transaction,
        sendRatingMailJob,
        { orderId },
        { key: orderId, after: after(context.clock.now(), ASKED_AFTER) },
      );
    }
    return true;
  });
}

const valuesOf = ({ number, details: { company, role, name } }: OrderView) => ({
  number,
  company,
  role,
  name,
});
