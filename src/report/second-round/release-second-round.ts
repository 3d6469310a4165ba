import { fail, succeed, type Result } from '../../kernel/result';
import { move } from '../../kernel/state-machine';
import type { Transaction } from '../../platform/database';
import { secondRoundEnded } from './events';
import type { SecondRoundContext } from './ports';
import { secondRoundMoves } from './shape';
import { lockSecondRound, updateSecondRound } from './store';

export interface SecondRoundRelease {
  readonly orderId: string;
  /** The member of staff who looked at it. */
  readonly by: string;
  /** `fail`: it isn’t good enough to send. The buyer may ask again. */
  readonly event: 'release' | 'fail';
  readonly why: string;
}

/** An expert’s word on what a second round found, in the transaction of whoever writes it down. */
export async function releaseSecondRound(
  context: Pick<SecondRoundContext, 'clock' | 'queue' | 'note'>,
  transaction: Transaction,
  { orderId, by, event, why }: SecondRoundRelease,
): Promise<Result<null, 'not-waiting'>> {
  const held = await lockSecondRound(transaction, orderId);
  const next = held?.state === 'in-review' ? move(secondRoundMoves, held.state, event) : undefined;
  if (held === undefined || next?.ok !== true)
    return fail('not-waiting', 'No second round of this order is waiting for review.');
  await updateSecondRound(transaction, orderId, {
    state: next.value,
    endedAt: context.clock.now(),
    approvedBy: event === 'release' ? by : null,
    ...(event === 'release' ? {} : { found: null }),
  });
  await context.note(transaction, orderId, {
    actor: `staff:${by}`,
    what: event === 'release' ? 'second-round-ready' : 'second-round-failed',
    why,
  });
  await context.queue.emit(
    transaction,
    secondRoundEnded,
    { orderId, attempt: held.attempt },
    { key: `second-round-ended:${orderId}:${held.attempt}` },
  );
  return succeed(null);
}
