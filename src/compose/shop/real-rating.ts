import { publicQuotes, ratingSummary } from '../../delivery/ratings';
import { publicRating } from '../../delivery/ratings/shape';
import { minutes } from '../../kernel/time';
import type { ShopFacts } from '../../web/shop-facts';
import type { Platform } from '../platform/platform';

/** Every page of the shop asks, and the figure moves a few times a day. */
const KEPT = minutes(10);

export type BuyersWord = Pick<ShopFacts, 'realRating' | 'realQuotes'>;

const NOTHING: BuyersWord = { realRating: null, realQuotes: [] };

/** Claims that the owner confirmed stand as they are; without them real buyers speak, once there are enough. */
export function composeBuyersWord({
  config,
  database,
  clock,
  log,
}: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>): () => Promise<BuyersWord> {
  let known: { readonly at: number; readonly word: BuyersWord } | undefined;

  async function read(): Promise<BuyersWord> {
    const realRating = publicRating(await ratingSummary({ database }));
    return realRating === null
      ? NOTHING
      : { realRating, realQuotes: await publicQuotes({ database }) };
  }

  return async () => {
    if (config.mode === 'demo' || config.claimsConfirmed) return NOTHING;
    const now = clock.now().getTime();
    if (known === undefined || now - known.at >= KEPT) {
      // A page is not lost for want of a figure.
      const word = await read().catch((error: unknown) => {
        log.error({ error }, 'the ratings could not be read');
        return NOTHING;
      });
      known = { at: now, word };
    }
    return known.word;
  };
}
