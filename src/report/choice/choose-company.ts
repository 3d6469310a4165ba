import { fail, succeed, type Result } from '../../kernel/result';
import { clip, squeeze } from '../../kernel/text';
import type { ChoiceContext, Decider } from './ports';
import { handOver, settle } from './settle';
import { lockChoice } from './store';

const LONGEST_NOTE = 500;

export interface CompanyAnswer {
  readonly orderId: string;
  /** A candidate's id, or null: none of these. */
  readonly chosen: string | null;
  readonly by: Decider;
  /** What helps to find the right one where it is none of these. */
  readonly note?: string;
}

export type ChoiceFailure = 'nothing-asked' | 'already-settled' | 'not-a-candidate';

/**
 * Someone's word on which company is meant. “None of these” from a buyer goes to an expert, where
 * there is one; from anyone else, and where there is none, it ends the question.
 */
export async function chooseCompany(context: ChoiceContext, { orderId, chosen, by, note = '' }: CompanyAnswer): Promise<Result<null, ChoiceFailure>> {
  return context.database.write(async (transaction) => {
    const held = await lockChoice(transaction, orderId);
    if (held === undefined) return fail('nothing-asked', 'There is nothing to choose for this order.');
    if (chosen !== null && !held.candidates.some(({ card }) => card.id === chosen)) return fail('not-a-candidate', 'Please choose one of the companies shown.');
    const added = clip(squeeze(note), LONGEST_NOTE) || held.note;
    if (chosen === null && by === 'buyer' && context.review === 'required') {
      if (held.state === 'decided' || held.state === 'closed') return settledAlready();
      await handOver(context, transaction, held, added || 'The buyer says it is none of these.');
      return succeed(null);
    }
    const settled = await settle(context, transaction, held, { chosen, by, note: added });
    return settled ? succeed(null) : settledAlready();
  });
}

const settledAlready = () => fail('already-settled' as const, 'This is settled already.');
