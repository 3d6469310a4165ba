import { raiseAlert } from '../desk/alerts';
import { presentSecondRound } from '../delivery/second-round';
import { addLaterEvidence, readResearched, type ProductionContext } from '../report/production';
import type { SecondRoundContext } from '../report/second-round';
import { findOrder, noteOnOrder } from '../shop/orders';
import type { Platform } from './platform';
import { raisingOf } from './raise-alerts';
import type { Shop } from './shop';
import { composeChanges } from './writing';

export function composeSecondRound(
  platform: Platform,
  shop: Shop,
  { research }: Pick<ProductionContext, 'research'>,
): SecondRoundContext {
  const { database, clock, files, steps, jobs, config } = platform;
  const raising = raisingOf(platform);
  return {
    database,
    clock,
    steps,
    queue: jobs.queue,
    review: config.review,
    research,
    writeChanges: composeChanges(files),
    readResearched: (orderId) => readResearched({ database, steps }, orderId),
    async isDelivered(orderId) {
      const order = await findOrder(shop.orders, orderId);
      return (
        order !== null && presentSecondRound({ order, round: undefined, now: clock.now() }) !== null
      );
    },
    keepEvidence: addLaterEvidence,
    note: (transaction, orderId, line) => noteOnOrder(shop.orders, transaction, orderId, line),
    async alertWaiting(transaction, orderId) {
      const number = (await findOrder(shop.orders, orderId))?.number ?? null;
      await raiseAlert(raising, transaction, {
        kind: 'second-round-waiting',
        subject: orderId,
        sentence: 'A second round is waiting for review.',
        path: number === null ? '/desk' : `/desk/orders/${encodeURIComponent(number)}`,
        orderNumber: number,
      });
    },
  };
}
