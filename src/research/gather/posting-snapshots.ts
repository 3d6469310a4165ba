import type { Snapshot } from '../evidence/shape';
import { canonicalJson, type SourceAnswer, type SourceItem } from '../sources';
import type { FetchContext } from './ask/fetch-context';
import { itemDate, scoreOf, urlOf, type Origin } from './item-origin';
import { itemField, itemText, makeSnapshot } from './make-snapshot';
import type { GatherOrder } from './plan/order';
import { shared, wordsIn } from './plan/words';

/** More than this is a hiring wave; the rest adds nothing. The closest to the role come first. */
export const MOST_POSTINGS = 80;

/** The role first, then the place: the job at the buyer’s place among those of their role. */
export function nearest(
  items: readonly SourceItem[],
  { role, location = '' }: Pick<GatherOrder, 'role' | 'location'>,
): readonly SourceItem[] {
  const [roleWords, placeWords] = [wordsIn(role), wordsIn(location)];
  const places = (item: SourceItem): string =>
    ['place', 'state', 'country'].map((name) => itemField(item, name)).join(' ');
  const near = (item: SourceItem): number =>
    shared(roleWords, itemField(item, 'title')) * 10 +
    Math.min(9, shared(placeWords, places(item)));
  return items
    .filter((item) => itemField(item, 'title') !== '')
    .toSorted((one, other) => near(other) - near(one))
    .slice(0, MOST_POSTINGS);
}

/** Each posting is a snapshot, and of a company’s own board the list of all is one too. */
export async function postingSnapshots(
  fetchContext: FetchContext,
  origin: Origin,
  answer: SourceAnswer,
  order: GatherOrder,
): Promise<readonly Snapshot[]> {
  const { source, fetchedAt } = origin;
  const each = await Promise.all(
    nearest(answer.items, order).map((item) => {
      const pay =
        itemField(item, 'pay') !== ''
          ? itemField(item, 'pay')
          : [itemField(item, 'payFrom'), itemField(item, 'payTo')]
              .filter((amount) => amount !== '')
              .join(' - ');
      const currency =
        pay === ''
          ? ''
          : [itemField(item, 'payCurrency'), itemField(item, 'payInterval')]
              .filter((word) => word !== '')
              .join(' ');
      const lines = [
        ['Team', itemField(item, 'team')],
        ['Place', itemField(item, 'place')],
        ['Pay', `${pay} ${currency}`.trim()],
      ]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}: ${value}`);
      const { text, blocks } = itemText(
        itemField(item, 'title'),
        lines,
        `${itemField(item, 'html')}${itemField(item, 'lists')}`,
      );
      const details = Object.fromEntries(
        ['team', 'place']
          .filter((name) => itemField(item, name) !== '')
          .map((name) => [name, itemField(item, name)]),
      );
      return makeSnapshot(
        fetchContext.store,
        { source, url: urlOf(item, origin), fetchedAt },
        text,
        {
          title: itemField(item, 'title'),
          blocks,
          matchScore: scoreOf(item, fetchContext.card, ''),
          details,
          ...itemDate(item),
        },
      );
    }),
  );
  // A market has some of its openings: how many there are, its own board says.
  if (source.evidence.reliability !== 'first-party') return each;
  const total = Number(answer.about['total'] ?? answer.items.length);
  const list =
    answer.body !== undefined && canonicalJson(answer.body).includes('"meta": {"total": ')
      ? canonicalJson(answer.body)
      : canonicalJson({
          jobs: answer.items.map((item) => ({
            title: item['title'],
            place: item['place'],
            team: item['team'],
          })),
          meta: { total },
        });
  const record = await makeSnapshot(fetchContext.store, origin, list, {
    title: `Open jobs at ${fetchContext.card.name}`,
    kind: 'directory',
    blocks: [],
    matchScore: 1,
  });
  return [record, ...each];
}
