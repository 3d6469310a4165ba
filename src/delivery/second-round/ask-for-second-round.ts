import { fail, succeed, type Result } from '../../kernel/result';
import type { SecondRoundsContext } from './ports';
import { presentSecondRound } from './present-second-round';

/** The buyer’s one question after delivery. Pressed twice, or in two tabs, it is the same. */
export async function askForSecondRound(
  context: SecondRoundsContext,
  orderId: string,
): Promise<Result<null>> {
  const { database, clock } = context;
  const order = await context.findOrder(orderId);
  const round = await context.readRound(orderId);
  const view = order && presentSecondRound({ order, round, now: clock.now() });
  if (!view) return fail('not-delivered', 'There’s no report to compare with for this order.');
  if (view.state === 'over') return fail('over', 'The time for your second round has passed.');
  // Looking and ready: what was asked for before stands.
  if (view.state === 'looking' || view.state === 'ready') return succeed(null);
  return database.write((transaction) => context.request(transaction, orderId));
}
