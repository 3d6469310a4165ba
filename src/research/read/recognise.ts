import type { PageView } from './page-view';
import type { ContentType } from './shape';
import { typesOf } from './structured';

export interface TypeClues {
  readonly view: PageView;
  readonly chosen: readonly boolean[];
  readonly title: string;
  readonly ogType: string;
  readonly generator: string;
  readonly publishedAt: string | undefined;
  readonly hasAuthor: boolean;
}

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
const PLACES: readonly (readonly [pattern: RegExp, type: ContentType, points: number])[] = [
  [
    /\/(?:blog|blogs|news|newsroom|press|stories|story|posts?|articles?|insights|magazine|opinion|guides?|learn|resources)\/[^/]+/,
    'article',
    2,
  ],
  [/\/(?:19|20)\d\d\/(?:\d\d?\/)?/, 'article', 2],
  [/\/(?:products?|p|dp|itm|item|app|listing|gp|pr)\/[^/]+/, 'product', 3],
  [
    /\/(?:collections?|categor(?:y|ies)|c|shop|store|browse|catalog|buy-[a-z]+|departments?|s)(?:\/|$)/,
    'collection',
    2.5,
  ],
  [
    /\/(?:t|threads?|topics?|forums?|questions?|discussions?|comments|viewtopic|showthread|community)(?:\/|\.|$)/,
    'forum',
    3,
  ],
  [
    /\/(?:docs?|documentation|reference|manual|api|developers?|tutorial|wiki|help|book|current)(?:\/|$)/,
    'documentation',
    2.5,
  ],
  [
    /\/(?:services?|solutions?|platform|pricing|about(?:-us)?|company|departments?|programs?|contact)(?:\/|$)/,
    'service',
    1.5,
  ],
  [/\/(?:tags?|topics?|jobs|directory|search|archive|authors?|latest|page)(?:\/|$)/, 'listing', 2],
];
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
const PRICE = /(?:[$€£¥₹]|\b(?:usd|eur|gbp)\b)\s?\d|\d\s?(?:[$€£¥₹]|\b(?:usd|eur|gbp)\b)/i;
const BUY = /^(?:add to (?:cart|bag|basket)|buy (?:it )?now|in den warenkorb|ajouter au panier)\b/;

function addUp(
  points: Points,
  text: string,
  rules: readonly (readonly [RegExp, ContentType, number])[],
): void {
  for (const [pattern, type, worth] of rules) if (pattern.test(text)) points[type] += worth;
}

const FULL_PROSE = 0.7;

/** What the layout shows: prices, posts, code, prose and links in their proportions. */
function addLayout(points: Points, { view, chosen, publishedAt, hasAuthor }: TypeClues): void {
  const main = view.counted.filter((_, index) => chosen[index]);
  const words = Math.max(
    1,
    main.reduce((sum, one) => sum + one.words, 0),
  );
  const prose = main.reduce((sum, { isProse, words: own }) => sum + (isProse ? own : 0), 0) / words;
  const linked = main.reduce((sum, one) => sum + one.linkedWords, 0) / words;
  const prices = view.counted.filter(
    ({ segment }) => segment.text.length < 80 && PRICE.test(segment.text),
  ).length;
  const buys = view.counted.filter(({ lower }) => BUY.test(lower)).length;
  const tagged = (tag: string): number => view.tags.get(tag) ?? 0;
  if (prices >= 8) points.collection += prices >= 20 ? 2.5 : 1.5;
  if (buys === 1 || buys === 2) points.product += 2;
  if (buys > 2) points.collection += 1;
  if (prose > FULL_PROSE && words > 250) points.article += 1.5;
  if (publishedAt !== undefined) points.article += 1;
  if (hasAuthor) points.article += 1;
  if (linked > 0.45) points.listing += 1.5;
  if (prose < 0.35) points.listing += 0.5;
  if (tagged('article') > 4) points.listing += 1;
  if (tagged('pre') > 3 || tagged('dl') > 3) points.documentation += 1.5;
  if (tagged('form') > 0 && publishedAt === undefined) points.service += 0.5;
}

/** What kind of page it is, by what it states, where it lies and what it looks like. */
export function recogniseType(clues: TypeClues): ContentType {
  const { view, ogType, generator, title } = clues;
  const points: Points = {
    service: 1.5,
    article: 0,
    listing: 0,
    collection: 0,
    product: 0,
    documentation: 0,
    forum: 0,
  };
  for (const type of new Set(view.structured.flatMap(typesOf))) addUp(points, type, STATED);
  if (/^article/i.test(ogType)) points.article += 1.5;
  if (/^(?:og:)?product(?:\.item)?$/i.test(ogType)) points.product += 2;
  if (/product\.group/i.test(ogType)) points.collection += 3;
  if (FORUM_SOFTWARE.test(generator)) points.forum += 4;
  if (DOCUMENTATION_SOFTWARE.test(generator)) points.documentation += 4;
  const url = URL.canParse(view.url) ? new URL(view.url) : undefined;
  if (url !== undefined) {
    addUp(points, url.pathname.toLowerCase(), PLACES);
    addUp(points, url.hostname.toLowerCase(), HOSTS);
    if (url.pathname === '/') points.service += 2;
  }
  // Well-written pages of any kind have prose; only what states, dates or signs itself is told as news.
  const isSigned = points.article > 0 || clues.publishedAt !== undefined || clues.hasAuthor;
  addUp(points, title, TITLES);
  addLayout(points, clues);
  if (!isSigned) points.article = 0;
  const ranked = (Object.entries(points) as [ContentType, number][]).toSorted(
    ([, one], [, other]) => other - one,
  );
  return ranked[0]?.[0] ?? 'service';
}
