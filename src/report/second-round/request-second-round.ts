import { fail, succeed, type Result } from '../../kernel/result';
import { move } from '../../kernel/state-machine';
import { before, hours } from '../../kernel/time';
import type { Transaction } from '../../platform/database';
import { secondRoundJob } from './job';
import type { SecondRoundContext } from './ports';
import { secondRoundMoves } from './shape';
import { insertSecondRound, lockSecondRound, updateSecondRound } from './store';

/** A worker that was killed on its last try leaves a round that looks forever; after this it counts as failed. */
const LOST_AFTER = hours(24);
/** Whatever fails so often needs a person. */
export const MOST_ATTEMPTS = 5;

type Requesting = Pick<SecondRoundContext, 'queue' | 'clock' | 'note'>;

/** Asks for it in the caller’s transaction; asked again while one is under way or done, it is the same one. */
export async function requestSecondRound(
  context: Requesting,
  transaction: Transaction,
  orderId: string,
): Promise<Result<null, 'too-many'>> {
  const askedAt = context.clock.now();
  const isFirst = await insertSecondRound(transaction, {
    orderId,
    state: 'looking',
    attempt: 1,
    askedAt,
  });
  if (isFirst) {
    await place(context, transaction, { orderId, attempt: 1 });
    return succeed(null);
  }
  const held = await lockSecondRound(transaction, orderId);
  if (held === undefined) return succeed(null);
  const isLost = held.state === 'looking' && held.askedAt < before(askedAt, LOST_AFTER);
  const again = move(secondRoundMoves, isLost ? 'failed' : held.state, 'ask');
  if (!again.ok) return succeed(null);
  if (held.attempt >= MOST_ATTEMPTS)
    return fail(
      'too-many',
      'It failed too often. Reply to any of our emails and we’ll look into it.',
    );
  const attempt = held.attempt + 1;
  await updateSecondRound(transaction, orderId, {
    state: again.value,
    attempt,
    askedAt,
    endedAt: null,
  });
  await place(context, transaction, { orderId, attempt });
  return succeed(null);
}

async function place(
  { queue, note }: Requesting,
  transaction: Transaction,
  looking: { readonly orderId: string; readonly attempt: number },
): Promise<void> {
  const { orderId, attempt } = looking;
  await queue.enqueue(transaction, secondRoundJob, looking, { key: `${orderId}:${attempt}` });
  await note(transaction, orderId, { actor: 'buyer', what: 'second-round-asked', why: '' });
}
