import { crawler } from '../../../content/bot';
import type { Config } from '../../config';
import { createOutboundFetch } from '../../platform/fetch';
import type { SampleOrWeb } from '../../compose/outside';
import { clockOf, type ChosenWorld } from './world';

export type FetchedPage =
  | { readonly html: string; readonly fetchedAt: string }
  | { readonly error: string };

/** Gets a page out of a folder of hosts, through the guard that stands before the internet. */
export function fetchPageFrom(
  { network }: SampleOrWeb,
  world: ChosenWorld,
  { mail }: Config,
): (url: string) => Promise<FetchedPage> {
  const outboundFetch = createOutboundFetch({
    network,
    userAgent: `${crawler}/1.0 (${mail.support})`,
    clock: clockOf(world),
  });
  return async (url) => {
    const answer = await outboundFetch({ url });
    if (!answer.ok) return { error: answer.failure.sentence };
    const { status, text, fetchedAt } = answer.value;
    return status === 200 ? { html: text, fetchedAt } : { error: `The page returned ${status}.` };
  };
}
