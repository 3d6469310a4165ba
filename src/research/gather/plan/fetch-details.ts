import { detailUrl, withDetail, type Source, type SourceItem } from '../../sources';
import type { FetchContext } from '../ask/fetch-context';
import { nearest } from '../posting-snapshots';
import type { Known } from '../../sources';
import type { GatherOrder } from './order';

/** Of postings whose board lists them without their text, those nearest to the role; each is a question of its own. */
const MOST_DETAILS = 4;

/** A board's postings, of which those that matter most say what they have to say. */
export async function fetchDetails(
  { ask }: Pick<FetchContext, 'ask'>,
  source: Source,
  {
    items,
    known,
    order,
  }: {
    readonly items: readonly SourceItem[];
    readonly known: Known;
    readonly order: GatherOrder;
  },
): Promise<readonly SourceItem[]> {
  if (source.extract?.detail === undefined) return items;
  const wanted = new Map(
    nearest(items, order)
      .slice(0, MOST_DETAILS)
      .flatMap((item) => {
        const url = detailUrl(source, item, known);
        return url === undefined ? [] : [[item, url] as const];
      }),
  );
  return Promise.all(
    items.map(async (item) => {
      const url = wanted.get(item);
      const answer = url === undefined ? undefined : await ask({ source, url });
      return answer?.outcome === 'ok' ? withDetail(source, item, answer) : item;
    }),
  );
}
