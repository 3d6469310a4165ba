import { fail, succeed, type Result } from '../../../kernel/result';
import type { EntityCard } from '../../../research/company/shape';
import { shorten, visible } from '../../document';
import type { ChoiceContext, Decider } from '../ports';
import { handOverToExpert, settle } from './settle';
import { lockChoice, type ChoiceRow } from '../store';

const LONGEST_NOTE = 500;

export interface CompanyAnswer {
  readonly orderId: string;
  /** A candidate's id, or null: none of these. Staff who found another company give its card. */
  readonly chosen: string | EntityCard | null;
  readonly by: Decider;
  /** What helps to find the right one where it is none of these. */
  readonly note?: string;
}

export type ChoiceFailure = 'nothing-asked' | 'already-settled' | 'not-a-candidate';

/**
 * Someone's word on which company is meant. “None of these” from a buyer goes to an expert, where
 * there is one; from anyone else, and where there is none, it ends the question.
 */
export async function chooseCompany(
  context: ChoiceContext,
  answer: CompanyAnswer,
): Promise<Result<null, ChoiceFailure>> {
  const { orderId, chosen, by, note = '' } = answer;
  return context.database.write(async (transaction) => {
    const stored = await lockChoice(transaction, orderId);
    if (stored === undefined)
      return fail('nothing-asked', 'There is nothing to choose for this order.');
    const held = withFound(stored, answer);
    const id = typeof chosen === 'string' ? chosen : (chosen?.id ?? null);
    if (id !== null && !held.candidates.some(({ card }) => card.id === id))
      return fail('not-a-candidate', 'Please choose one of the companies shown.');
    const added = shorten(visible(note), LONGEST_NOTE) || held.note;
    const isForExpert = id === null && by === 'buyer' && context.review === 'required';
    const moved = isForExpert
      ? await handOverToExpert(
          context,
          transaction,
          held,
          added || 'The buyer says it is none of these.',
        )
      : await settle(context, transaction, held, { chosen: id, by, note: added });
    return moved ? succeed(null) : fail('already-settled', 'This is settled already.');
  });
}

/** The company that someone of the staff found beside those that were shown. */
function withFound(held: ChoiceRow, { chosen, by }: CompanyAnswer): ChoiceRow {
  if (chosen === null || typeof chosen === 'string' || by === 'buyer') return held;
  const others = held.candidates.filter(({ card }) => card.id !== chosen.id);
  return {
    ...held,
    candidates: [
      ...others,
      {
        card: chosen,
        score: 1,
        reasons: [`${chosen.name} was found by someone who looked into it.`],
      },
    ],
  };
}
