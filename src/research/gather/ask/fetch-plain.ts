import { fetchSource, type HealthStore, type Known } from '../../sources';
import type { Clock } from '../../../kernel/time';
import type { Source } from '../../sources/shape';
import { itemSnapshots } from '../item-snapshots';
import { knownAs } from '../../company';
import { fetchDetails } from '../plan/fetch-details';
import { learnFrom, NOTHING_LEARNED, type Learned } from '../plan/learn';
import { nothingFound, type FetchContext, type SourceFinding } from './fetch-context';
import type { GatherOrder } from '../plan/order';

export interface PlainContext extends FetchContext {
  readonly clock: Clock;
  readonly health: HealthStore;
  readonly order: GatherOrder;
}

export interface PlainFinding {
  readonly finding: SourceFinding;
  readonly learned: Learned;
  /** Pages it leads to, which are read themselves before they count. */
  readonly leads: readonly { readonly url: string; readonly title: string }[];
}

/**
 * Only a document with named parts is read as a page first: from any other, the page reader might
 * drop headings, tables, or figures as furniture.
 */
const isPageFirst = ({ kind, extract }: Source): boolean =>
  kind === 'doc' && (extract === undefined || extract.sections !== undefined);

/** Such a filing is read where that can’t hold anybody up, and its parts are found in the text. */
function readFirst(fetchContext: FetchContext, source: Source): FetchContext['ask'] {
  if (!isPageFirst(source)) return fetchContext.ask;
  return async (question) => {
    const answer = await fetchContext.ask(question);
    if (answer.outcome !== 'ok' || !/html|xml/i.test(answer.type)) return answer;
    const page = await fetchContext
      .read({ html: answer.text, url: answer.url })
      .catch(() => undefined);
    return page === undefined
      ? { outcome: 'error-page', sentence: 'Its document could not be taken apart.' }
      : { ...answer, type: 'text/plain; read', text: page.text };
  };
}

/** Asks one source of the catalogue, keeps what it says and notes what it teaches. */
export async function fetchPlain(
  context: PlainContext,
  source: Source,
  known: Known,
): Promise<PlainFinding> {
  const { clock, health, card, order } = context;
  const answer = await fetchSource(
    { ask: readFirst(context, source), clock, health },
    { source, known, knownAs: knownAs(card) },
  );
  if (answer.outcome !== 'ok')
    return {
      finding: nothingFound(source, answer.url, answer.outcome, answer.sentence),
      learned: NOTHING_LEARNED,
      leads: [],
    };
  const items = await fetchDetails(context, source, { items: answer.items, known, order });
  const snapshots = await itemSnapshots(context, source, { ...answer, items }, order);
  const leads =
    ['news', 'directory'].includes(source.evidence.kind) && source.match !== undefined
      ? answer.items.flatMap(({ url, title }) =>
          typeof url === 'string' ? [{ url, title: String(title ?? '') }] : [],
        )
      : [];
  return {
    finding: { source, url: answer.url, outcome: 'ok', sentence: answer.sentence, snapshots },
    learned: learnFrom(source, answer),
    leads,
  };
}
