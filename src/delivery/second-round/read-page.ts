import type { SecondRoundsContext } from './ports';
import { presentSecondRound } from './present-second-round';
import type { SecondRoundPage } from './shape';

/** What the page shows; null where the order has none. */
export async function readSecondRoundPage(
  context: SecondRoundsContext,
  orderId: string,
): Promise<SecondRoundPage | null> {
  const [order, round] = await Promise.all([
    context.findOrder(orderId),
    context.readRound(orderId),
  ]);
  const view = order && presentSecondRound({ order, round, now: context.clock.now() });
  if (!order || !view) return null;
  return {
    company: order.details.company,
    round: view,
    found: view.state === 'ready' ? (round?.found ?? null) : null,
  };
}
