import { readAuditOf } from '../audit';
import type { OrderReading } from './ports';
import type { OrderLine } from './shape';
import { mergeTimeline } from './timeline';

export interface Changes {
  readonly actCount: number;
  readonly lines: readonly OrderLine[];
}

/** What happened to an order since somebody read its page, for whoever was refused because of it. */
export async function readChanges(
  context: Pick<OrderReading, 'database' | 'findOrder' | 'readTimeline'>,
  number: string,
  since: string,
): Promise<Changes | null> {
  const order = await context.findOrder(number);
  if (order === null || order.number === null) return null;
  const [entries, audit] = await Promise.all([
    context.readTimeline(order.id),
    readAuditOf(context.database.read, 'order', order.number),
  ]);
  return {
    actCount: order.actCount,
    lines: mergeTimeline(entries, audit).filter(({ at }) => at > since),
  };
}
