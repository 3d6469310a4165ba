import type { OrdersContext } from '../ports';
import { viewOf } from './present';
import type { OrderView } from '../shape';
import { readPromised } from '../promised';

/** More than a day's orders of a full house; whoever has more open promises needs people, not mail. */
const MOST = 2_000;

/** Orders that wait for what they were promised by a moment: a report, or how to pay. */
export async function listPromised(
  { database }: Pick<OrdersContext, 'database'>,
  until: Date,
): Promise<readonly OrderView[]> {
  return (await readPromised(database.read, { until, limit: MOST })).map(viewOf);
}
