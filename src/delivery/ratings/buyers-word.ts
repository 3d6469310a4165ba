import { minutes, type Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Log } from '../../platform/log';
import { publicQuotes } from './quotes';
import { ratingSummary } from './rate-report';
import { publicRating, type BuyerQuote } from './shape';

/** Every page of the shop asks, and the figure moves a few times a day. */
const KEPT = minutes(10);

interface BuyersWord {
  readonly realRating: { readonly count: number; readonly average: number } | null;
  readonly realQuotes: readonly BuyerQuote[];
}

interface BuyersWordContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** Claims that the owner confirmed stand as they are; without them real buyers speak, once there are enough. */
  readonly claimsShown: boolean;
}

const NOTHING: BuyersWord = { realRating: null, realQuotes: [] };

/** What buyers gave and said, as every page may ask for it. */
export function rememberBuyersWord({
  database,
  clock,
  log,
  claimsShown,
}: BuyersWordContext): () => Promise<BuyersWord> {
  let known: { readonly at: number; readonly word: BuyersWord } | undefined;

  async function read(): Promise<BuyersWord> {
    const realRating = publicRating(await ratingSummary({ database }));
    return realRating === null
      ? NOTHING
      : { realRating, realQuotes: await publicQuotes({ database }) };
  }

  return async () => {
    if (claimsShown) return NOTHING;
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
