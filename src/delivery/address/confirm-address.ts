import { fail, succeed, type Result } from '../../kernel/result';
import { makeLink, openLink, type LinkFailure } from '../links';
import { followCorrection } from './follow-correction';
import type { AddressContext } from './ports';
import { findRequest } from './store';

export interface Confirmed {
  readonly orderId: string;
  readonly address: string;
  /** The way back to the order; every earlier link has ended. */
  readonly trackUrl: string;
}

/** To be called by a button and not by opening a page: mail programs open links to look at them. */
export async function confirmAddress(
  context: AddressContext,
  token: string,
): Promise<Result<Confirmed, LinkFailure | 'no-wish' | 'too-late'>> {
  const opened = await openLink(context, 'address', token);
  if (!opened.ok) return opened;
  const { orderId } = opened.value;
  const address = await findRequest(context.database.read, orderId);
  if (address === undefined) return fail('no-wish', 'You already confirmed this address.');
  const corrected = await context.correctAddress({ orderId, email: address, actor: 'buyer' });
  if (!corrected.ok) return fail('too-late', corrected.failure.sentence);
  await followCorrection(context, orderId);
  return succeed({
    orderId,
    address,
    trackUrl: await makeLink(context, { orderId, purpose: 'track' }),
  });
}
