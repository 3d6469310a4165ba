import { fail, succeed, type Result } from '../../kernel/result';
import { move } from '../../kernel/state-machine';
import type { Clock } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import { messageMoves, type MessageEvent, type MessageState } from './shape';
import { lockMessage, updateMessage } from './store';

/** What becomes of a message or of a complaint, in the transaction of the act. */
export async function moveMessage(
  { clock }: { readonly clock: Clock },
  transaction: Transaction,
  { reference, event }: { readonly reference: string; readonly event: MessageEvent },
): Promise<Result<MessageState, 'no-message' | 'illegal-move'>> {
  const message = await lockMessage(transaction, reference);
  if (message === null) return fail('no-message', 'Message not found.');
  const state = move(messageMoves, message.state, event);
  if (!state.ok) return state;
  await updateMessage(transaction, reference, {
    state: state.value,
    answeredAt: answeredAt(event, message.answeredAt, clock),
  });
  return succeed(state.value);
}

function answeredAt(event: MessageEvent, before: Date | null, clock: Clock): Date | null {
  if (event === 'answer') return clock.now();
  return event === 'reopen' ? null : before;
}
