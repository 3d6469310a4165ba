import { presentSecondRound } from '../../delivery/second-round';
import { addLaterEvidence, readResearched, type ProductionContext } from '../../report/production';
import type { SecondRoundContext } from '../../report/second-round';
import { findOrder, noteOnOrder } from '../../shop/orders';
import type { Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';
import { orderChangesWriter } from '../../report/writers';

export function composeSecondRound(
  platform: Platform,
  shop: Shop,
  { research }: Pick<ProductionContext, 'research'>,
): SecondRoundContext {
  const { database, clock, files, steps, jobs, config } = platform;
  return {
    database,
    clock,
    steps,
    queue: jobs.queue,
    review: config.review,
    research,
    writeChanges: orderChangesWriter(files),
    readResearched: (orderId) => readResearched({ database, steps }, orderId),
    async isDelivered(orderId) {
      const order = await findOrder(shop.orders, orderId);
      return (
        order !== null && presentSecondRound({ order, round: undefined, now: clock.now() }) !== null
      );
    },
    keepEvidence: addLaterEvidence,
    note: (transaction, orderId, line) => noteOnOrder(shop.orders, transaction, orderId, line),
  };
}
