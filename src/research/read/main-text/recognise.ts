import { PAGE_TITLE_WORDS, Phrasebook, wordSet } from '../../../language';
import { LAYOUT_CLUES, layoutClues } from '../layout/layout-clues';
import models from './page-kind-model.json';
import type { ContentType } from '../shape';
import type { Survey } from './survey-page';
import { typesOf } from '../structured';
import { likelihood, type TreeModel } from './tree-model';

type Points = Record<ContentType, number>;

type Rule = readonly [fits: (text: string) => boolean, type: ContentType, points: number];

/** Names that pages give to what they are. */
const STATED: readonly Rule[] = [
  [
    wordSet('*article, *blogposting*, *newsrelease*, *pressrelease*, recipe, report, review'),
    'article',
    4,
  ],
  [
    wordSet('*softwareapplication*, *videogame*, book, product, productgroup, vehicle'),
    'product',
    3,
  ],
  [wordSet('*offercatalog*, *productcollection*, itemlist'), 'collection', 1.5],
  [wordSet('*collectionpage*, *searchresultspage*, blog'), 'listing', 2],
  [wordSet('*discussionforumposting*, comment, qapage, question'), 'forum', 3],
  [wordSet('*apireference*, techarticle'), 'documentation', 3],
  [wordSet('*localbusiness*, *professionalservice*, course, faqpage, service'), 'service', 1.5],
];
/** Words of an address that name its kind of page on any site. */
interface Place {
  readonly parts: string;
  readonly type: ContentType;
  readonly points: number;
  /** Only with something below it. */
  readonly isAbove?: true;
}
const PLACES: readonly Place[] = [
  {
    parts:
      'article articles blog blogs guide guides insights learn magazine news newsroom opinion post posts press ' +
      'resources stories story',
    type: 'article',
    points: 2,
    isAbove: true,
  },
  {
    parts: 'app dp gp item itm listing p pr product products',
    type: 'product',
    points: 3,
    isAbove: true,
  },
  {
    parts:
      'browse c catalog categories category collection collections department departments s shop store',
    type: 'collection',
    points: 2.5,
  },
  {
    parts:
      'comments community discussion discussions forum forums question questions showthread t thread threads topic ' +
      'topics viewtopic',
    type: 'forum',
    points: 3,
  },
  {
    parts:
      'api book current developer developers doc docs documentation help manual reference tutorial wiki',
    type: 'documentation',
    points: 2.5,
  },
  {
    parts:
      'about about-us company contact department departments platform pricing program programs service services ' +
      'solution solutions',
    type: 'service',
    points: 1.5,
  },
  {
    parts: 'archive author authors directory jobs latest page search tag tags topic topics',
    type: 'listing',
    points: 2,
  },
];
const PARTS_OF = PLACES.map(({ parts }): ReadonlySet<string> => new Set(parts.split(' ')));
const YEAR = /\/(?:19|20)\d\d\//;
const BUYING = /\/buy-[a-z]+(?:\/|$)/;

/** What kind of page the words of an address name, on any site. */
function addPlaces(points: Points, path: string): void {
  const parts = path.split('/').slice(1);
  for (const [index, { type, points: worth, isAbove }] of PLACES.entries()) {
    const names = PARTS_OF[index];
    const isThere = parts.some((part, at) => {
      const name = type === 'forum' ? (part.split('.')[0] ?? part) : part;
      return names?.has(name) === true && (isAbove !== true || (parts[at + 1] ?? '') !== '');
    });
    if (isThere || (type === 'collection' && BUYING.test(path))) points[type] += worth;
  }
  if (YEAR.test(path)) points.article += 2;
}
/** Beginnings of a host's name. */
const HOSTS: readonly Rule[] = [
  [
    wordSet(
      'answers.*, community.*, discuss.*, discussion.*, discussions.*, forum.*, forums.*, talk.*',
    ),
    'forum',
    3,
  ],
  [
    wordSet('api.*, devdocs.*, developer.*, developers.*, doc.*, docs.*, learn.*, wiki.*'),
    'documentation',
    3,
  ],
  [wordSet('blog.*, blogs.*, news.*, newsroom.*'), 'article', 1.5],
  [wordSet('shop.*, store.*'), 'collection', 1],
];
const TITLES = new Phrasebook(PAGE_TITLE_WORDS);
const TITLE_POINTS = {
  article: 1,
  documentation: 1.5,
  forum: 1,
  listing: 0.5,
  service: 1,
} as const;
const isForumSoftware = wordSet(
  '*discourse*, *flarum*, *invision*, *mybb*, *nodebb*, *phpbb*, *smf*, *vanilla*, *vbulletin*, *xenforo*',
);
const isDocumentationSoftware = wordSet(
  `*antora*, *docfx*, *docusaurus*, *doxygen*, *gitbook*, *hugo-book*, *mdbook*, *mkdocs*, *sphinx*, *vitepress*`,
);

function addUp(points: Points, text: string, rules: readonly Rule[]): void {
  for (const [fits, type, worth] of rules) if (fits(text)) points[type] += worth;
}

export const CONTENT_TYPES: readonly ContentType[] = [
  'service',
  'article',
  'listing',
  'collection',
  'product',
  'documentation',
  'forum',
];
const TOLD_BY = ['stated', 'place', 'host', 'title'];

/** The names of a page's clues, in the order of their values. */
export const KIND_CLUES: readonly string[] = [
  ...CONTENT_TYPES.map((kind) => `told:${kind}`),
  ...TOLD_BY.flatMap((by) => CONTENT_TYPES.map((kind) => `${by}:${kind}`)),
  'og:article',
  'og:product',
  'og:group',
  'published',
  'signed',
  'depth',
  'root',
  ...LAYOUT_CLUES,
];

const isProduct = wordSet('og:product, og:product.item, product, product.item');

/** What a page states of itself, where it lies and what it looks like, in the order of `KIND_CLUES`. */
export function kindClues(
  { view, index, metadata: { title, author, publishedAt } }: Survey,
  chosen: readonly boolean[],
): Float32Array {
  const ogType = (index.metas.get('og:type') ?? '').toLowerCase();
  const generator = index.metas.get('generator') ?? '';
  const url = URL.canParse(view.url) ? new URL(view.url) : undefined;
  const told = TOLD_BY.map(
    () => Object.fromEntries(CONTENT_TYPES.map((kind) => [kind, 0])) as Points,
  );
  const [stated, place, host, named] = told as [Points, Points, Points, Points];
  for (const type of new Set(view.structured.flatMap(typesOf))) addUp(stated, type, STATED);
  for (const kind of TITLES.kindsIn(title)) named[kind] += TITLE_POINTS[kind];
  if (url !== undefined) {
    addPlaces(place, url.pathname.toLowerCase());
    addUp(host, url.hostname.toLowerCase(), HOSTS);
  }
  if (isForumSoftware(generator)) stated.forum += 4;
  if (isDocumentationSoftware(generator)) stated.documentation += 4;
  return Float32Array.from([
    ...CONTENT_TYPES.map((kind) => told.reduce((sum, points) => sum + points[kind], 0)),
    ...told.flatMap((points) => CONTENT_TYPES.map((kind) => points[kind])),
    ...[
      ogType.startsWith('article'),
      isProduct(ogType),
      ogType.includes('product.group'),
      publishedAt !== undefined,
      author !== undefined,
    ].map(Number),
    url?.pathname.split('/').filter((part) => part !== '').length ?? -1,
    Number(url?.pathname === '/'),
    ...layoutClues(view, chosen),
  ]);
}

const at = (clue: string): number => KIND_CLUES.indexOf(clue);
const TOLD = CONTENT_TYPES.map((kind) => at(`told:${kind}`));
const SIGNED = [
  'stated:article',
  'place:article',
  'host:article',
  'og:article',
  'published',
  'signed',
].map(at);

/** Shorter pages show too little to be told by their layout: they are what they say, or a service. */
const FEWEST_WORDS = 120;
const USUAL = 1.5;
const MOST_PROSE = 0.85;
const LISTS: ReadonlySet<ContentType> = new Set(['listing', 'collection']);

const oddsOf = (likely: number): number => Math.log(likely / (1 - likely));

/** What kind of page it is: the likeliest by its clues, of what was learned and what is known of the web. */
export function recogniseType(survey: Survey, chosen: readonly boolean[]): ContentType {
  const row = kindClues(survey, chosen);
  const learned = models as Readonly<Record<ContentType, Pick<TreeModel, 'base' | 'trees'>>>;
  // Well-written pages of any kind have prose; only what states, dates or signs itself is told as news.
  const isSigned = SIGNED.some((clue) => (row[clue] ?? 0) > 0);
  const isShort = (row[at('main:words')] ?? 0) < FEWEST_WORDS;
  // Lists are made of entries: whole sentences alone are none, unless the page says so.
  const isProse = (row[at('main:prose')] ?? 0) > MOST_PROSE;
  const kinds = CONTENT_TYPES.map((kind, index) => ({
    kind,
    told: row[TOLD[index] ?? -1] ?? 0,
    odds:
      (row[TOLD[index] ?? -1] ?? 0) +
      (isShort ? Number(kind === 'service') * USUAL : oddsOf(likelihood(learned[kind], row))),
  })).filter(({ kind, told }) =>
    kind === 'article' ? isSigned : !(LISTS.has(kind) && isProse && told === 0),
  );
  return kinds.toSorted((one, other) => other.odds - one.odds)[0]?.kind ?? 'service';
}
