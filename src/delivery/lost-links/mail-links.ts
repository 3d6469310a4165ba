import { createHash } from 'node:crypto';
import { hours } from '../../kernel/time';
import type { LostLinksContext } from './ports';

const MOST_ORDERS = 20;
/** Whoever asks over and over fills no one's mailbox. */
const ONCE_EVERY = hours(1);

/**
 * Sends each address the links of its own orders. Two addresses that differ in case alone may be two
 * people's, so neither sees the other's.
 */
export async function mailLinks(context: LostLinksContext, asked: string): Promise<void> {
  const byAddress = new Map<string, string[]>();
  for (const order of await context.findOrdersOf(asked)) {
    const { email } = order.details;
    byAddress.set(email, [...(byAddress.get(email) ?? []), order.id]);
  }
  if (byAddress.size === 0) return;
  const period = Math.floor(context.clock.now().getTime() / ONCE_EVERY);
  await context.database.write(async (transaction) => {
    for (const [address, found] of byAddress) {
      const orders: string[] = [];
      for (const id of found) if (await context.mayStore(transaction, id)) orders.push(id);
      if (orders.length === 0) continue;
      await context.mailer.queue(transaction, {
        key: `lost-links:${createHash('sha256').update(address).digest('hex')}:${period}`,
        template: 'lost-links',
        to: address,
        values: { orderIds: orders.slice(0, MOST_ORDERS).join(',') },
      });
    }
  });
}
