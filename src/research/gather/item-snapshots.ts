import type { EntityCard } from '../company';
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
import { asMarkup, field, itemText, makeSnapshot } from './make-snapshot';
import { matchScoreOf } from './match-score';
import { tellerOf } from './site/publisher-of';
import { shared, wordsIn } from './plan/words';
import type { FetchContext } from './ask/fetch-context';
import type { GatherOrder } from './plan/order';

/** More postings than this are a hiring wave whose rest adds nothing; those nearest to the role and the place come first. */
export const MOST_POSTINGS = 80;
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

function dateOf(item: SourceItem): { publishedAt?: string } {
  return field(item, 'date') === '' ? {} : { publishedAt: field(item, 'date') };
}

/** The role first, then the place: the job at the buyer’s place among those of their role. */
export function nearest(
  items: readonly SourceItem[],
  { role, location = '' }: Pick<GatherOrder, 'role' | 'location'>,
): readonly SourceItem[] {
  const [roleWords, placeWords] = [wordsIn(role), wordsIn(location)];
  const places = (item: SourceItem): string =>
    ['place', 'state', 'country'].map((name) => field(item, name)).join(' ');
  const near = (item: SourceItem): number =>
    shared(roleWords, field(item, 'title')) * 10 + Math.min(9, shared(placeWords, places(item)));
  return items
    .filter((item) => field(item, 'title') !== '')
    .toSorted((one, other) => near(other) - near(one))
    .slice(0, MOST_POSTINGS);
}

function spelled(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface Origin {
  readonly source: Source;
  readonly url: string;
  readonly fetchedAt: string;
}

const urlOf = (item: SourceItem, { url }: Origin): string =>
  URL.canParse(field(item, 'url')) ? field(item, 'url') : url;

async function postings(
  fetchContext: FetchContext,
  origin: Origin,
  answer: SourceAnswer,
  order: GatherOrder,
): Promise<readonly Snapshot[]> {
  const { source, fetchedAt } = origin;
  const each = await Promise.all(
    nearest(answer.items, order).map((item) => {
      const pay =
        field(item, 'pay') !== ''
          ? field(item, 'pay')
          : [field(item, 'payFrom'), field(item, 'payTo')]
              .filter((amount) => amount !== '')
              .join(' - ');
      const currency =
        pay === ''
          ? ''
          : [field(item, 'payCurrency'), field(item, 'payInterval')]
              .filter((word) => word !== '')
              .join(' ');
      const lines = [
        ['Team', field(item, 'team')],
        ['Place', field(item, 'place')],
        ['Pay', `${pay} ${currency}`.trim()],
      ]
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `${name}: ${value}`);
      const { text, blocks } = itemText(
        field(item, 'title'),
        lines,
        `${field(item, 'html')}${field(item, 'lists')}`,
      );
      const details = Object.fromEntries(
        ['team', 'place']
          .filter((name) => field(item, name) !== '')
          .map((name) => [name, field(item, name)]),
      );
      return makeSnapshot(
        fetchContext.store,
        { source, url: urlOf(item, origin), fetchedAt },
        text,
        {
          title: field(item, 'title'),
          blocks,
          matchScore: scoreOf(item, fetchContext.card, ''),
          details,
          ...dateOf(item),
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
    field(item, 'parent') === ''
      ? [...FACTS, ...MORE_FACTS[origin.source.evidence.reliability]]
      : OF_A_PARENT;
  const isSeatOfAnother = isDaughter(fetchContext.card, origin.source, item);
  const facts = wanted
    .filter(([property]) => property !== 'headquarters' || !isSeatOfAnother)
    .flatMap(([property, names]) =>
      names
        .map((name) => field(item, name))
        .filter((value) => saysSomething(property, value))
        .slice(0, 1)
        .map((value) => ({ property, value })),
    );
  const description = field(item, 'description');
  const text = canonicalJson({
    entity: field(item, 'id') || urlOf(item, origin),
    name: field(item, 'name'),
    description,
    facts,
  });
  return makeSnapshot(fetchContext.store, { ...origin, url: urlOf(item, origin) }, text, {
    title: field(item, 'name') || origin.source.name,
    blocks: [],
    matchScore: scoreOf(item, fetchContext.card, ''),
  });
}

/** As sure as its own match says; without one a text of strangers must name the company, and a company’s own does not. */
function scoreOf(item: SourceItem, card: EntityCard, text: string): number {
  const matched = item['matchScore'];
  return typeof matched === 'number'
    ? matched
    : text === ''
      ? 1
      : matchScoreOf(card, text, field(item, 'link'));
}

function record(fetchContext: FetchContext, origin: Origin, item: SourceItem): Promise<Snapshot> {
  const { source } = origin;
  const title =
    field(item, 'title') || field(item, 'name') || field(item, 'employer') || source.name;
  const told = Object.entries(item).filter(
    ([name, value]) => !NOT_A_LINE.has(name) && value !== '' && value !== title,
  );
  const date = field(item, 'date') === '' ? [] : [`Date: ${field(item, 'date')}`];
  const { text, blocks } = itemText(
    title,
    [...date, ...told.map(([name, value]) => `${spelled(name)}: ${value}`)],
    field(item, 'html') || asMarkup(field(item, 'text')),
  );
  const details = Object.fromEntries(
    Object.entries(item)
      .filter(([name]) => !['html', 'text', 'matchScore'].includes(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, 400) : value]),
  );
  const author = field(item, 'author');
  return makeSnapshot(fetchContext.store, { ...origin, url: urlOf(item, origin) }, text, {
    title,
    blocks,
    details,
    matchScore: scoreOf(item, fetchContext.card, ''),
    ...dateOf(item),
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
      ? layOutFiling(field(item, 'title') || origin.source.name, field(item, 'text'))
      : itemText(
          field(item, 'title'),
          [],
          field(item, 'html') || asMarkup(textWithBox(origin.source, item)),
        );
  const isTalk = origin.source.evidence.kind === 'discussion';
  const details = Object.fromEntries(
    ['points', 'comments', 'publisher', 'part'].flatMap((name) =>
      item[name] === undefined ? [] : [[name, item[name]]],
    ),
  );
  const author = field(item, 'author');
  const url = urlOf(item, origin);
  const snapshot = await makeSnapshot(fetchContext.store, { ...origin, url }, text, {
    title: field(item, 'title') || origin.source.name,
    blocks,
    details,
    matchScore: scoreOf(item, fetchContext.card, isTalk ? text : ''),
    ...dateOf(item),
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
  const own = answer.items.filter((item) => field(item, 'ofGroup') === '');
  const items = own.slice(0, MOST_ITEMS);
  const { kind } = source.evidence;
  if (kind === 'directory' || items.length === 0) return [];
  if (kind === 'company-facts')
    return accountSnapshots(fetchContext, { ...origin, url: urlOf(items[0] ?? {}, origin) }, items);
  if (kind === 'job-posting') return postings(fetchContext, origin, answer, order);
  if (kind === 'entity')
    return Promise.all(items.map((item) => entity(fetchContext, origin, item)));
  const make = ROWS.has(kind) ? record : told;
  const made = await Promise.all(items.map((item) => make(fetchContext, origin, item)));
  return made.filter(({ matchScore }) => matchScore > 0);
}
