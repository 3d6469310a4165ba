import { z } from 'zod';
import { succeed, type Result } from '../../kernel/result';
import { minutes, seconds } from '../../kernel/time';
import type { JobDefinition } from '../../platform/jobs';
import { checkMailAddress, type AddressFailure } from '../../platform/mail';
import type { LostLinksContext } from './ports';

export const findLostLinksJob: JobDefinition<{ address: string }> = {
  name: 'find-lost-links',
  payload: z.object({ address: z.string() }),
  retries: 5,
  retryDelay: seconds(10),
  expiresAfter: minutes(2),
  concurrency: 1,
};

/** What everyone is told, whether there is an order or not. */
export const LINKS_REQUESTED = 'If this address has orders, we’ve emailed their links.';

/** Looks nothing up: the same work, and so the same answer after the same time, for any address. */
export async function requestLinks(
  { database, queue }: Pick<LostLinksContext, 'database' | 'queue'>,
  email: string,
): Promise<Result<string, AddressFailure>> {
  const address = checkMailAddress(email);
  if (!address.ok) return address;
  await database.write((transaction) =>
    queue.enqueue(transaction, findLostLinksJob, { address: address.value }),
  );
  return succeed(LINKS_REQUESTED);
}
