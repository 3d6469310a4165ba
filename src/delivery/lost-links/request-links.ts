import { z } from 'zod';
import { succeed, type Result } from '../../kernel/result';
import { minutes, seconds } from '../../kernel/time';
import type { JobDefinition } from '../../platform/jobs';
import { checkMailAddress, type AddressFailure } from '../../platform/mail';
import type { LostLinksContext } from './ports';

/** Anybody's address may be typed here, so the queue holds it sealed, and only until it was looked for. */
export const findLostLinksJob: JobDefinition<{ sealed: string }> = {
  name: 'find-lost-links',
  holds: 'sealed',
  payload: z.object({ sealed: z.string() }),
  retries: 5,
  retryDelay: seconds(10),
  expiresAfter: minutes(2),
  concurrency: 1,
};

/** What a sealed address is sealed for. */
export const LOST_LINKS = 'lost-links';

/** What everyone is told, whether there is an order or not. */
export const LINKS_REQUESTED = 'If this address has orders, we’ve emailed their links.';

/** Looks nothing up: the same work, and so the same answer after the same time, for any address. */
export async function requestLinks(
  { database, queue, sealer }: Pick<LostLinksContext, 'database' | 'queue' | 'sealer'>,
  email: string,
): Promise<Result<string, AddressFailure>> {
  const address = checkMailAddress(email);
  if (!address.ok) return address;
  await database.write((transaction) =>
    queue.enqueue(transaction, findLostLinksJob, {
      sealed: sealer.seal(address.value, LOST_LINKS),
    }),
  );
  return succeed(LINKS_REQUESTED);
}
