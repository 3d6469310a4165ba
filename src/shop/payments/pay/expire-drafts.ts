import { defined } from '../../../kernel/defined';
import type { Duration } from '../../../kernel/time';
import { expireDraft, listExpiredDrafts } from '../../orders';
import { closeSessions } from './close-sessions';
import type { PaymentsContext } from '../ports';
import { readAttempts } from '../store';

/** First the sessions, then the drafts: a draft that can still be paid is not forgotten. */
export async function expireDrafts(
  context: PaymentsContext,
  kept?: Duration,
): Promise<{ readonly expired: number }> {
  let expired = 0;
  for (const orderId of await listExpiredDrafts(context, kept)) {
    const closing = await closeSessions(context, { orderId });
    if (!closing.ok || closing.value !== 'closed') continue;
    const done = await context.database.write(async (transaction) => {
      const wasTried = (await readAttempts(transaction, orderId)).length > 0;
      return expireDraft(context, transaction, {
        orderId,
        wasTried,
        ...defined({ kept }),
      });
    });
    if (done) expired += 1;
  }
  return { expired };
}
