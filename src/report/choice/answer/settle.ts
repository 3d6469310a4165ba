import { move } from '../../../kernel/state-machine';
import type { Transaction } from '../../../platform/database';
import { companySettled } from '../events';
import type { ChoiceContext, Decider } from '../ports';
import { choiceMoves } from '../shape';
import { updateChoice, type ChoiceRow } from '../store';

export interface ChoiceSettlement {
  /** A candidate's id, or null where it is none of them and nobody is left to ask. */
  readonly chosen: string | null;
  readonly by: Decider;
  readonly note?: string;
}

/** Ends the question either way and has the work go on; false where it had ended before. The caller holds the row. */
export async function settle(
  context: ChoiceContext,
  transaction: Transaction,
  held: ChoiceRow,
  { chosen, by, note = held.note }: ChoiceSettlement,
): Promise<boolean> {
  const { orderId, candidates } = held;
  const moved = move(choiceMoves, held.state, chosen === null ? 'close' : 'decide');
  if (!moved.ok) return false;
  await updateChoice(transaction, orderId, {
    state: moved.value,
    candidates,
    chosen,
    note,
    decidedAt: context.clock.now(),
    decidedBy: by,
  });
  const name = candidates.find(({ card }) => card.id === chosen)?.card.name;
  await context.note(transaction, orderId, {
    actor: by,
    what: 'company-chosen',
    why: name ?? 'none of those found',
  });
  await context.queue.emit(
    transaction,
    companySettled,
    { orderId },
    { key: `company-settled:${orderId}` },
  );
  return true;
}

/** An expert takes over; false where there is nothing left to decide, or one has it already. */
export async function handOverToExpert(
  context: ChoiceContext,
  transaction: Transaction,
  held: ChoiceRow,
  note = held.note,
): Promise<boolean> {
  const moved = move(choiceMoves, held.state, 'hand-over');
  if (!moved.ok) return false;
  await updateChoice(transaction, held.orderId, { state: moved.value, note });
  await context.note(transaction, held.orderId, {
    actor: 'system',
    what: 'company-handed-over',
    why: note,
  });
  return true;
}
