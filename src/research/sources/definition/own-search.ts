import { seconds, type Clock } from '../../../kernel/time';
import { searxng } from '../catalogue/web/web-search';
import type { Ask, AskedNothing } from '../shape';

export interface OwnSearch {
  /** Where the owner's search engine is reached, as the configuration has it. */
  readonly address: string;
  /** Reaches that origin alone. It may stand in the owner's own network, where the guard lets nobody go. */
  readonly fetchThere: typeof fetch;
  readonly clock: Clock;
}

const TIMEOUT = seconds(15);

function nothing(outcome: AskedNothing['outcome'], sentence: string): AskedNothing {
  return { outcome, sentence };
}

/**
 * Lets the owner's search engine be asked at its configured address and everything else go on the
 * guarded way. No answer and no page can choose this way: it is taken by the source's name, and only
 * for a search at that very address.
 */
export function withOwnSearch(ask: Ask, { address, fetchThere, clock }: OwnSearch): Ask {
  return async (question) => {
    const { source, url, signal } = question;
    if (source.id !== searxng.id) return ask(question);
    if (!url.startsWith(`${address}/search?`))
      return nothing('refused', 'That is not the search engine that was configured.');
    const timeoutSignal = AbortSignal.timeout(TIMEOUT);
    try {
      const answer = await fetchThere(url, {
        headers: { accept: 'application/json' },
        signal: signal === undefined ? timeoutSignal : AbortSignal.any([timeoutSignal, signal]),
      });
      if (answer.status === 429) return nothing('limited', 'It asked us to come back later.');
      if (answer.status === 403)
        return nothing(
          'blocked',
          'It does not answer programs; its settings must allow the format “json”.',
        );
      if (answer.status !== 200)
        return nothing('error-page', `It answered with an error (${answer.status}).`);
      return {
        outcome: 'ok',
        url,
        type: 'application/json',
        text: await answer.text(),
        headers: {},
        fetchedAt: clock.now().toISOString(),
      };
    } catch {
      return nothing('unreachable', 'It could not be reached.');
    }
  };
}
