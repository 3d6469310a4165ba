import { fail, succeed, type Result } from '../../../kernel/result';
import { readRole, suggestTitles } from '../../../occupations';
import { orderAnswersChanged } from '../events';
import type { OrdersContext } from '../ports';
import { viewOf } from '../lists/present';
import { NO_OCCUPATION, type OrderView, type RoleOffer } from '../shape';
import { insertEvents, lockOrder, updateOrder } from '../store';

/** Titles that may be meant by a role as far as it’s typed. */
export const suggestRoleTitles = (typed: string): readonly string[] => suggestTitles(typed);

type Chosen = Pick<OrderView, 'state' | 'payment'>;

/** Until an expert has the report or it is out; after that nothing is written for the choice. */
const isOpen = ({ state, payment }: Chosen): boolean =>
  payment !== 'refunded' && (state === 'draft' || state === 'placed' || state === 'in-production');

/** Two or three occupations where the role may mean each; null where it is clear, or nobody can tell. */
export function offerOccupations(
  order: Chosen & Pick<OrderView, 'details' | 'occupation'>,
): RoleOffer | null {
  if (!isOpen(order)) return null;
  const { verdict, choices, typed } = readRole(order.details.role);
  return verdict === 'ask' && choices.length > 1
    ? {
        typed,
        choices: choices.map(({ code, title }) => ({ code, title })),
        chosen: order.occupation,
      }
    : null;
}

type ChoiceFailure = 'no-order' | 'too-late' | 'not-offered';

/** The occupation that a buyer says is nearest to their role; the same choice again changes nothing. */
export async function chooseOccupation(
  { database, clock, queue }: OrdersContext,
  input: { readonly orderId: string; readonly occupation: string },
): Promise<Result<OrderView, ChoiceFailure>> {
  return database.write(async (transaction) => {
    const order = await lockOrder(transaction, input.orderId);
    if (order === null) return fail('no-order', 'We can’t find this order.');
    if (!isOpen(order))
      return fail('too-late', 'Your report is already written, so this no longer changes it.');
    // The role may have been typed anew in another tab, and then these were never offered for it.
    const offered = offerOccupations(viewOf(order))?.choices ?? [];
    const isOffered =
      offered.length > 0 &&
      [NO_OCCUPATION, ...offered.map(({ code }) => code)].includes(input.occupation);
    if (!isOffered) return fail('not-offered', 'Your role has changed since. Please choose again.');
    if (order.occupation === input.occupation) return succeed(viewOf(order));
    const chosen = await updateOrder(transaction, clock, order.id, {
      occupation: input.occupation,
    });
    if (order.state === 'draft') return succeed(viewOf(chosen));
    await insertEvents(transaction, clock, order.id, [
      { actor: 'buyer', what: 'answered-questions' },
    ]);
    const key = `order-answers:${order.id}:${chosen.version}`;
    await queue.emit(transaction, orderAnswersChanged, { orderId: order.id }, { key });
    return succeed(viewOf(chosen));
  });
}
