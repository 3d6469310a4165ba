import { fail, succeed, type Result } from '../../../kernel/result';
import { move } from '../../../kernel/state-machine';
import { after } from '../../../kernel/time';
import { interviewReport } from '../../catalog';
import { confirmManualRequest, queueManualRequestMail } from '../mails/order-mails';
import { placementOf } from './settle-order';
import type { OrdersContext } from '../ports';
import { viewOf } from '../lists/present';
import { paymentMoves, type OrderView } from '../shape';
import { insertEvents, lockOrder, updateOrder } from '../store';

/** Places a draft to be paid by other means. Asking again for the same draft changes nothing. */
export async function requestManual(
  context: OrdersContext,
  { draftId }: { readonly draftId: string },
): Promise<Result<OrderView, 'no-draft' | 'closed' | 'nothing-to-pay' | 'illegal-move'>> {
  const { database, clock } = context;
  return database.write(async (transaction) => {
    const draft = await lockOrder(transaction, draftId);
    if (draft === null) return fail('no-draft', 'We lost your details. Fill in the form again.');
    if (draft.payment === 'manual-requested') return succeed(viewOf(draft));
    if (draft.amount === 0)
      return fail('nothing-to-pay', 'Your code covers the price. Go back and place the order.');
    const { closed, readyBy } = await context.delivery.offer(transaction, clock.now());
    if (closed !== null) return fail('closed', closed);
    const payment = move(paymentMoves, draft.payment, 'request-manual');
    if (!payment.ok) return payment;
    const placement = await placementOf(context, transaction, draft);
    if (!placement.ok) return placement;
    const placed = await updateOrder(transaction, clock, draftId, {
      ...placement.value,
      payment: payment.value,
      contactDueAt: after(clock.now(), interviewReport.manualContact),
    });
    await insertEvents(transaction, clock, draftId, [
      { actor: 'buyer', what: 'placed' },
      { actor: 'buyer', what: 'manual-requested' },
    ]);
    await confirmManualRequest(context, transaction, placed, readyBy);
    await queueManualRequestMail(context, transaction, placed);
    return succeed(viewOf(placed));
  });
}
