import { clearlyBest } from '../../../research/company/shape';
import type { ChoiceContext } from '../ports';
import { handOverToExpert, settle } from './settle';
import { lockChoice } from '../store';

/**
 * The buyer's time is over. An expert decides; where none reviews, the best candidate is taken only
 * if it stands well above the others, and otherwise none is: a report on the wrong company is worse.
 */
export async function handOverChoice(context: ChoiceContext, orderId: string): Promise<void> {
  await context.database.write(async (transaction) => {
    const held = await lockChoice(transaction, orderId);
    if (held?.state !== 'with-buyer') return;
    if (context.review === 'required') await handOverToExpert(context, transaction, held);
    else
      await settle(context, transaction, held, {
        chosen: clearlyBest(held.candidates)?.card.id ?? null,
        by: 'system',
      });
  });
}
