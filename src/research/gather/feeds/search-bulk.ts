import { plural } from '../../../kernel/text';
import type { BulkShelf, BulkTable } from '../../bulk';
import { knownAs } from '../../company';
import { matchItems, type Bulk, type Known, type Source, type SourceItem } from '../../sources';
import type { Profile } from '../choice/profile';
import { sourceFitOf } from '../choice/serves';
import { nothingFound, type FetchContext, type SourceFinding } from '../ask/fetch-context';
import { itemSnapshots } from '../item-snapshots';
import { nearest } from '../posting-snapshots';
import { itemField } from '../make-snapshot';
import type { GatherOrder } from '../plan/order';
import { shared, wordsIn } from '../plan/words';

const MOST_LOOKED_AT = 5_000;
/** Rows of a company's own, and of what everybody shares: an occupation, a place. */
const MOST_OWN = 12;
const MOST_SHARED = 3;
/** Fewer answers say nothing of what is usual. */
const FEWEST_ANSWERS = 10;

interface Search extends FetchContext {
  readonly order: GatherOrder;
  readonly known: Known;
  readonly profile: Profile;
}

/** Of many rows one for each group: the middle of a figure, and where its lower and upper quarters end. */
function medians(
  items: readonly SourceItem[],
  { of, per }: NonNullable<Bulk['median']>,
): readonly SourceItem[] {
  const groups = Map.groupBy(
    items.filter((item) => typeof item[of] === 'number'),
    (item) => per.map((name) => itemField(item, name)).join('\n'),
  );
  return [...groups.values()]
    .filter((group) => group.length >= FEWEST_ANSWERS)
    .map((group) => {
      const values = group.map((item) => Number(item[of])).toSorted((one, other) => one - other);
      const at = (share: number): number => values[Math.floor((values.length - 1) * share)] ?? 0;
      const named = Object.fromEntries(
        per.flatMap((name) => (group[0]?.[name] === undefined ? [] : [[name, group[0][name]]])),
      );
      return {
        ...named,
        [`${of}Median`]: at(0.5),
        [`${of}LowerQuarter`]: at(0.25),
        [`${of}UpperQuarter`]: at(0.75),
        answers: values.length,
      };
    });
}

/** What rows are looked for by, where they are not a company's own. */
async function valuesFor(
  { order, known }: Search,
  holds: Bulk['holds'],
  table: BulkTable,
): Promise<readonly string[]> {
  if (holds === 'occupation') return known.occupation === undefined ? [] : [known.occupation];
  if (holds === 'place')
    return (order.location ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  const role = wordsIn(order.role);
  const [best] = (await table.keys())
    .map((key) => ({ key, near: shared(role, key) }))
    .toSorted((one, other) => other.near - one.near || one.key.length - other.key.length);
  return best === undefined || best.near === 0 ? [] : [best.key];
}

async function rowsFor(
  search: Search,
  source: Source,
  bulk: Bulk,
  table: BulkTable,
): Promise<readonly SourceItem[]> {
  const { card, order } = search;
  const isPay = source.evidence.kind === 'pay';
  if (bulk.holds === 'names') {
    const { about } = matchItems(
      source,
      await table.rowsOf([card.name, card.legalName, ...card.aliases], MOST_LOOKED_AT),
      knownAs(card),
    );
    return (isPay ? nearest(about, order) : about).slice(0, MOST_OWN);
  }
  const rows = await table.rowsOf(await valuesFor(search, bulk.holds, table), MOST_LOOKED_AT);
  return nearest(bulk.median === undefined ? rows : medians(rows, bulk.median), order).slice(
    0,
    MOST_SHARED,
  );
}

interface Searched {
  readonly finding: SourceFinding;
  readonly items: readonly SourceItem[];
}

async function searchTable(
  search: Search,
  source: Source,
  bulk: Bulk,
  table: BulkTable | undefined,
): Promise<Searched> {
  const fit = sourceFitOf(source, search.profile);
  // A name that is matched can’t be another’s; what everybody shares must be of the right country and trade.
  if (bulk.holds === 'names' ? fit.fits === 'no' : fit.fits !== 'yes')
    return {
      finding: nothingFound(source, '', 'not-applicable', `Not this company: ${fit.because}.`),
      items: [],
    };
  if (table === undefined)
    return {
      finding: nothingFound(source, '', 'not-applicable', 'Its file has not been loaded yet.'),
      items: [],
    };
  const items = await rowsFor(search, source, bulk, table);
  const { url, loadedAt, period } = table;
  if (items.length === 0)
    return {
      finding: nothingFound(source, url, 'empty', `Its file of ${period} has nothing about it.`),
      items,
    };
  const answer = {
    outcome: 'ok' as const,
    sentence: '',
    items,
    apart: [],
    about: {},
    certain: true,
    fill: {},
    url,
    fetchedAt: loadedAt.toISOString(),
  };
  const snapshots = await itemSnapshots(search, source, answer, search.order);
  return {
    finding: {
      source,
      url,
      outcome: 'ok',
      sentence: `${plural(items.length, 'row')} of its file of ${period}.`,
      snapshots,
    },
    items,
  };
}

/** The number of the occupation that the company itself gave to a job like the order's. */
function occupationIn(items: readonly SourceItem[], { role }: GatherOrder): Known {
  const words = wordsIn(role);
  const [best] = items
    .filter((item) => itemField(item, 'occupation') !== '')
    .map((item) => ({ item, near: shared(words, itemField(item, 'title')) }))
    .filter(({ near }) => near > 0)
    .toSorted((one, other) => other.near - one.near);
  return best === undefined ? {} : { occupation: itemField(best.item, 'occupation') };
}

/**
 * What loaded files say about the company, the occupation, and the place. Nobody is asked: they
 * were loaded once for all reports.
 */
export async function searchBulk(
  { shelf, ...wanted }: Search & { readonly shelf: BulkShelf | undefined },
  sources: readonly Source[],
): Promise<readonly SourceFinding[]> {
  const loaded = sources.flatMap((source) =>
    source.bulk === undefined ? [] : [{ source, bulk: source.bulk }],
  );
  if (shelf === undefined)
    return loaded.map(({ source }) =>
      nothingFound(source, '', 'not-applicable', 'Loaded files are not at hand here.'),
    );
  const search = async (more: Known, some: typeof loaded): Promise<readonly Searched[]> =>
    Promise.all(
      some.map(async ({ source, bulk }) =>
        searchTable(
          { ...wanted, known: { ...more, ...wanted.known } },
          source,
          bulk,
          await shelf.find(source),
        ),
      ),
    );
  const own = await search(
    {},
    loaded.filter(({ bulk }) => bulk.holds === 'names'),
  );
  const shared = await search(
    occupationIn(
      own.flatMap(({ items }) => items),
      wanted.order,
    ),
    loaded.filter(({ bulk }) => bulk.holds !== 'names'),
  );
  return [...own, ...shared].map(({ finding }) => finding);
}
