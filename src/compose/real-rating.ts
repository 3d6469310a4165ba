import { ratingSummary } from '../delivery/ratings';
import { publicRating } from '../delivery/ratings/shape';
import { minutes } from '../kernel/time';
import type { ShopFacts } from '../web/shop-facts';
import type { Platform } from './platform';

/** Every page of the shop asks, and the figure moves a few times a day. */
const KEPT = minutes(10);

/** Claims that the owner confirmed stand as they are; without them the real figure speaks, once there is one. */
export function composeRealRating({ config, database, clock, log }: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>): () => Promise<ShopFacts['realRating']> {
  let known: { readonly at: number; readonly rating: ShopFacts['realRating'] } | undefined;
  return async () => {
    if (config.mode === 'demo' || config.claimsConfirmed) return null;
    const now = clock.now().getTime();
    if (known === undefined || now - known.at >= KEPT) {
      // A page is not lost for want of a figure.
      const rating = await ratingSummary({ database }).then(publicRating, (error: unknown) => {
        log.error({ error }, 'the ratings could not be read');
        return null;
      });
      known = { at: now, rating };
    }
    return known.rating;
  };
}
