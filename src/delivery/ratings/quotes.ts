import { fail, succeed, type Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { BuyerQuote, RatingRow } from './shape';
import { readRatings, readShownQuotes, setShown } from './store';

/** As many as the page has room for. */
const QUOTES = 3;

/** What buyers said, the newest first, for whoever decides what may be shown. */
export const listRatings = ({
  database,
}: {
  readonly database: Database;
}): Promise<readonly RatingRow[]> => readRatings(database.read);

/** Words that their writer lets us quote and that somebody of the shop has read. */
export const publicQuotes = ({
  database,
}: {
  readonly database: Database;
}): Promise<readonly BuyerQuote[]> => readShownQuotes(database.read, QUOTES);

/** Lets a buyer’s words stand on the pages, or takes them down again; never those of who said no. */
export async function showQuote(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { orderId, shown }: { readonly orderId: string; readonly shown: boolean },
): Promise<Result<null, 'not-quotable'>> {
  const found = await database.write((transaction) =>
    setShown(transaction, orderId, shown ? clock.now() : null),
  );
  return found
    ? succeed(null)
    : fail('not-quotable', 'This order has no rating that we may quote.');
}
