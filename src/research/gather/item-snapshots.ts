import type { Snapshot } from '../evidence/shape';
import { layOutFiling } from '../read';
import {
  canonicalJson,
  textWithBox,
  type Source,
  type SourceAnswer,
  type SourceItem,
} from '../sources';
import { accountSnapshots } from './account-snapshots';
import { isDaughter } from './is-daughter';
import { itemDate, scoreOf, urlOf, type Origin } from './item-origin';
import { asMarkup, itemField, itemText, makeSnapshot } from './make-snapshot';
import { tellerOf } from './site/publisher-of';
import type { FetchContext } from './ask/fetch-context';
import { postingSnapshots } from './posting-snapshots';
import type { GatherOrder } from './plan/order';

const MOST_ITEMS = 60;
/** Fields that stand elsewhere in a snapshot, or say nothing to a reader. */
const NOT_A_LINE = new Set([
  'title',
  'url',
  'date',
  'html',
  'text',
  'lists',
  'id',
  'path',
  'award',
  'matchScore',
  'link',
  'author',
  'accession',
  'document',
  'wikidata',
]);

function spelled(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What is said of a company as a whole, in the form in which entities are kept. */
type Facts = readonly (readonly [property: string, fields: readonly string[]])[];
const FACTS: Facts = [
  ['official name', ['name']],
  ['headquarters', ['city', 'place']],
  ['country', ['country']],
  ['industry', ['industry']],
  ['website', ['site']],
];
/** Reference works know companies; a register knows one legal entity, entered on a day and with people of its own. */
const MORE_FACTS: Readonly<Record<Source['evidence']['reliability'], Facts>> = {
  reference: [['founded', ['founded']]],
  register: [
    ['in the register since', ['founded']],
    ['people of this legal entity', ['people']],
    ['registered trade', ['activity']],
    ['status', ['status']],
  ],
  'first-party': [],
  'public-voice': [],
};
const OF_A_PARENT: Facts = [
  ['parent organisation', ['parent']],
  ['country of the parent', ['country']],
];
/** A number of a list of trades says nothing to a reader. */
const saysSomething = (property: string, value: string): boolean =>
  value !== '' && (property !== 'registered trade' || /\p{L}{4}/u.test(value));

function entity(fetchContext: FetchContext, origin: Origin, item: SourceItem): Promise<Snapshot> {
  const wanted =
    itemField(item, 'parent') === ''
      ? [...FACTS, ...MORE_FACTS[origin.source.evidence.reliability]]
      : OF_A_PARENT;
  const isSeatOfAnother = isDaughter(fetchContext.card, origin.source, item);
  const facts = wanted
    .filter(([property]) => property !== 'headquarters' || !isSeatOfAnother)
    .flatMap(([property, names]) =>
      names
        .map((name) => itemField(item, name))
        .filter((value) => saysSomething(property, value))
        .slice(0, 1)
        .map((value) => ({ property, value })),
    );
  const description = itemField(item, 'description');
  const text = canonicalJson({
    entity: itemField(item, 'id') || urlOf(item, origin),
    name: itemField(item, 'name'),
    description,
    facts,
  });
  return makeSnapshot(fetchContext.store, { ...origin, url: urlOf(item, origin) }, text, {
    title: itemField(item, 'name') || origin.source.name,
    blocks: [],
    matchScore: scoreOf(item, fetchContext.card, ''),
  });
}

function record(fetchContext: FetchContext, origin: Origin, item: SourceItem): Promise<Snapshot> {
  const { source } = origin;
  const title =
    itemField(item, 'title') ||
    itemField(item, 'name') ||
    itemField(item, 'employer') ||
    source.name;
  const told = Object.entries(item).filter(
    ([name, value]) => !NOT_A_LINE.has(name) && value !== '' && value !== title,
  );
  const date = itemField(item, 'date') === '' ? [] : [`Date: ${itemField(item, 'date')}`];
  const { text, blocks } = itemText(
    title,
    [...date, ...told.map(([name, value]) => `${spelled(name)}: ${value}`)],
    itemField(item, 'html') || asMarkup(itemField(item, 'text')),
  );
  const details = Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !['html', 'text', 'matchScore'].includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 400) : value]),
  );
  const author = itemField(item, 'author');
  return makeSnapshot(fetchContext.store, { ...origin, url: urlOf(item, origin) }, text, {
    title,
    blocks,
    details,
    matchScore: scoreOf(item, fetchContext.card, ''),
    ...itemDate(item),
    ...(author === '' ? {} : { author }),
  });
}

/** A talk or a headline is kept as what it says, without the fields around it. */
async function told(
  fetchContext: FetchContext,
  origin: Origin,
  item: SourceItem,
): Promise<Snapshot> {
  const { text, blocks } =
    origin.source.evidence.kind === 'filing'
      ? layOutFiling(itemField(item, 'title') || origin.source.name, itemField(item, 'text'))
      : itemText(
          itemField(item, 'title'),
          [],
          itemField(item, 'html') || asMarkup(textWithBox(origin.source, item)),
        );
  const isTalk = origin.source.evidence.kind === 'discussion';
  const details = Object.fromEntries(
    ['points', 'comments', 'publisher', 'part'].flatMap((name) =>
      item[name] === undefined ? [] : [[name, item[name]]],
    ),
  );
  const author = itemField(item, 'author');
  const url = urlOf(item, origin);
  const snapshot = await makeSnapshot(fetchContext.store, { ...origin, url }, text, {
    title: itemField(item, 'title') || origin.source.name,
    blocks,
    details,
    matchScore: scoreOf(item, fetchContext.card, isTalk ? text : ''),
    ...itemDate(item),
    ...(author === '' ? {} : { author }),
  });
  return { ...snapshot, sourceName: tellerOf(origin.source, item, url) };
}

/** Kinds of which each thing is a row of fields. */
const ROWS: ReadonlySet<Snapshot['kind']> = new Set(['record', 'pay', 'place', 'person']);

/** What a source answered, as snapshots: each thing it lists is one. A directory only leads to others and is none. */
export async function itemSnapshots(
  fetchContext: FetchContext,
  source: Source,
  answer: SourceAnswer,
  order: GatherOrder,
): Promise<readonly Snapshot[]> {
  const origin = { source, url: answer.url, fetchedAt: answer.fetchedAt ?? '' };
  // What a register tells of a group’s unit, its name, seat, and age, is not the company’s.
  const own = answer.items.filter((item) => itemField(item, 'ofGroup') === '');
  const items = own.slice(0, MOST_ITEMS);
  const { kind } = source.evidence;
  if (kind === 'directory' || items.length === 0) return [];
  if (kind === 'company-facts')
    return accountSnapshots(fetchContext, { ...origin, url: urlOf(items[0] ?? {}, origin) }, items);
  if (kind === 'job-posting') return postingSnapshots(fetchContext, origin, answer, order);
  if (kind === 'entity')
    return Promise.all(items.map((item) => entity(fetchContext, origin, item)));
  const make = ROWS.has(kind) ? record : told;
  const made = await Promise.all(items.map((item) => make(fetchContext, origin, item)));
  return made.filter(({ matchScore }) => matchScore > 0);
}
