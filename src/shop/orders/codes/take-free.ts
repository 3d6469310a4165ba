import { fail, succeed, type Result } from '../../../kernel/result';
import { viewOf } from '../lists/present';
import { settleOrder } from '../place/settle-order';
import type { OrdersContext } from '../ports';
import type { OrderView } from '../shape';
import { lockOrder } from '../store';
import { dropCode, spentRefusal } from './hold-code';
import { codeRefusals, type CodeRefusal } from './shape';

/** Places a draft whose code leaves nothing to pay. Asked again, it is the same order. */
export async function takeFreeOrder(
  context: OrdersContext,
  { draftId }: { readonly draftId: string },
): Promise<Result<OrderView, 'no-draft' | 'not-free' | 'closed' | 'illegal-move' | CodeRefusal>> {
  return context.database.write(async (transaction) => {
    const draft = await lockOrder(transaction, draftId);
    if (draft === null) return fail('no-draft', 'We lost your details. Fill in the form again.');
    if (draft.amount > 0) return fail('not-free', 'This order has a price. Go back and pay it.');
    if (draft.paidAt !== null) return succeed(viewOf(draft));
    const refusal = await spentRefusal(transaction, draft);
    if (refusal !== null) {
      await dropCode(context, transaction, draft);
      return fail(refusal, codeRefusals[refusal]);
    }
    const { closed } = await context.delivery.offer(transaction, context.clock.now());
    if (closed !== null) return fail('closed', closed);
    const placed = await settleOrder(context, transaction, draft, {
      actor: 'buyer',
      why: `Code ${draft.code ?? ''} covers the price`,
      billingCountry: null,
      attemptId: null,
    });
    return placed.ok ? succeed(viewOf(placed.value)) : placed;
  });
}
