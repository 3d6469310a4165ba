import { LAYOUT_CLUES, layoutClues } from '../layout/layout-clues';
import models from './page-kind-model.json';
import type { ContentType } from '../shape';
import type { Survey } from './survey-page';
import { typesOf } from '../structured';
import { likelihood, type TreeModel } from './tree-model';

type Points = Record<ContentType, number>;

const STATED: readonly (readonly [pattern: RegExp, type: ContentType, points: number])[] = [
  [/Article$|BlogPosting|NewsRelease|PressRelease|^Report$|^Review$|^Recipe$/, 'article', 4],
  [/^Product(?:Group)?$|^Book$|^Vehicle$|SoftwareApplication|VideoGame/, 'product', 3],
  [/^ItemList$|OfferCatalog|ProductCollection/, 'collection', 1.5],
  [/CollectionPage|SearchResultsPage|^Blog$/, 'listing', 2],
  [/DiscussionForumPosting|^QAPage$|^Question$|^Comment$/, 'forum', 3],
  [/^TechArticle$|APIReference/, 'documentation', 3],
  [/^Service$|LocalBusiness|ProfessionalService|^FAQPage$|^Course$/, 'service', 1.5],
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
const HOSTS: readonly (readonly [pattern: RegExp, type: ContentType, points: number])[] = [
  [/^(?:forums?|community|discuss(?:ions?)?|answers|talk)\./, 'forum', 3],
  [/^(?:docs?|developers?|api|devdocs|learn|wiki)\./, 'documentation', 3],
  [/^(?:blogs?|news|newsroom)\./, 'article', 1.5],
  [/^(?:shop|store)\./, 'collection', 1],
];
const TITLES: readonly (readonly [pattern: RegExp, type: ContentType, points: number])[] = [
  [/\b(?:documentation|docs|reference|manual|api|user guide)\b/i, 'documentation', 1.5],
  [/\b(?:forum|community|thread|discussion|solved)\b/i, 'forum', 1],
  [/\b(?:services?|solutions|company|agency|software|platform|consulting|firm)\b/i, 'service', 1],
  [
    /\b(?:best|top) \d+|^\d+ (?:best|top|ways|tips|things)|\b(?:list of|directory|jobs in|near me)\b/i,
    'listing',
    0.5,
  ],
  [/^(?:how|why|what|when|is|are|can|should)\b/i, 'article', 1],
];
const FORUM_SOFTWARE = /discourse|phpbb|vbulletin|xenforo|vanilla|mybb|invision|smf|flarum|nodebb/i;
const DOCUMENTATION_SOFTWARE =
  /docusaurus|sphinx|mkdocs|gitbook|vitepress|docfx|hugo-book|mdbook|antora|doxygen/i;

function addUp(
  points: Points,
  text: string,
  rules: readonly (readonly [RegExp, ContentType, number])[],
): void {
  for (const [pattern, type, worth] of rules) if (pattern.test(text)) points[type] += worth;
}

export const KINDS: readonly ContentType[] = [
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
  ...KINDS.map((kind) => `told:${kind}`),
  ...TOLD_BY.flatMap((by) => KINDS.map((kind) => `${by}:${kind}`)),
  'og:article',
  'og:product',
  'og:group',
  'published',
  'signed',
  'depth',
  'root',
  ...LAYOUT_CLUES,
];

/** What a page states of itself, where it lies and what it looks like, in the order of `KIND_CLUES`. */
export function kindClues(
  { view, index, metadata: { title, author, publishedAt } }: Survey,
  chosen: readonly boolean[],
): Float32Array {
  const ogType = index.metas.get('og:type') ?? '';
  const generator = index.metas.get('generator') ?? '';
  const url = URL.canParse(view.url) ? new URL(view.url) : undefined;
  const told = TOLD_BY.map(() => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Points);
  const [stated, place, host, named] = told as [Points, Points, Points, Points];
  for (const type of new Set(view.structured.flatMap(typesOf))) addUp(stated, type, STATED);
  addUp(named, title, TITLES);
  if (url !== undefined) {
    addPlaces(place, url.pathname.toLowerCase());
    addUp(host, url.hostname.toLowerCase(), HOSTS);
  }
  if (FORUM_SOFTWARE.test(generator)) stated.forum += 4;
  if (DOCUMENTATION_SOFTWARE.test(generator)) stated.documentation += 4;
  return Float32Array.from([
    ...KINDS.map((kind) => told.reduce((sum, points) => sum + points[kind], 0)),
    ...told.flatMap((points) => KINDS.map((kind) => points[kind])),
    ...[
      /^article/i.test(ogType),
      /^(?:og:)?product(?:\.item)?$/i.test(ogType),
      /product\.group/i.test(ogType),
      publishedAt !== undefined,
      author !== undefined,
    ].map(Number),
    url?.pathname.split('/').filter((part) => part !== '').length ?? -1,
    Number(url?.pathname === '/'),
    ...layoutClues(view, chosen),
  ]);
}

const at = (clue: string): number => KIND_CLUES.indexOf(clue);
const TOLD = KINDS.map((kind) => at(`told:${kind}`));
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
  const kinds = KINDS.map((kind, index) => ({
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
