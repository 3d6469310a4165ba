import { NAMES, PHRASES, STOPWORDS } from './phrases';
import { typesOf } from './structured';
import { wordsIn, type Counted, type PageView, type Stats } from './page-view';
import { ancestorsOf, type PageElement } from './tree';

const LEVELS = [0, 1, 2, 3, 5, 7];
const TAGS = ['main', 'article', 'nav', 'header', 'footer', 'aside', 'form', 'figure', 'ul', 'table', 'section', 'dialog', 'li', 'details', 'button', 'a', 'h2', 'dl', 'pre', 'figcaption', 'summary', 'label', 'address', 'td', 'p'];
const ROLES: Readonly<Record<string, string>> = { main: 'main', article: 'article', navigation: 'nav', banner: 'header', contentinfo: 'footer', complementary: 'aside', dialog: 'dialog', alertdialog: 'dialog', button: 'button', form: 'form', search: 'form', listitem: 'li', list: 'ul' };
const KINDS = ['heading', 'paragraph', 'item', 'row', 'quote'];
const NEIGHBOURS = [-3, -2, -1, 1, 2, 3];
const FAR = 30;
const PAGE_TYPES: readonly (readonly [name: string, words: RegExp])[] = [
  ['article', /Article|BlogPosting|Report$/], ['product', /^Product|Offer/], ['list', /ItemList|CollectionPage|SearchResultsPage|OfferCatalog|Blog$/], ['faq', /FAQPage|HowTo/], ['forum', /DiscussionForumPosting|QAPage|Question|Comment/], ['organisation', /Organization|LocalBusiness|Service|Corporation/],
];
const PRICE = /(?:[$€£¥₹]|\b(?:usd|eur|gbp)\b)\s?\d|\d\s?(?:[$€£¥₹]|\b(?:usd|eur|gbp)\b)/i;
const DATE = /\b(?:19|20)\d{2}-\d{2}-\d{2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/i;
/** Phrases tell furniture in short lines; in a long one they are a part of what is told. */
const LONGEST_PHRASE_LINE = 220;

/** The names of a segment's features, in the order of their values. */
export const FEATURES: readonly string[] = [
  'words', 'chars', 'linkDensity', 'endsInStop', 'commas', 'digits', 'capitals', 'stopwords', 'wordLength', 'startsUpper', 'price', 'date', 'level', 'listed', 'prose', 'question', 'colon',
  ...KINDS.map((kind) => `kind:${kind}`), ...PHRASES.map(([name]) => `phrase:${name}`),
  'place', 'wordPlace', 'index', 'fromEnd', 'toTitle', 'fromH1', 'beforeH1', 'fromFirstProse', 'toLastProse',
  ...TAGS.map((tag) => `in:${tag}`), ...NAMES.map(([name]) => `named:${name}`), 'depth', 'articles-in',
  ...LEVELS.flatMap((level) => ['share', 'links', 'prose', 'perSegment', 'segments', 'alike'].map((name) => `up${level}:${name}`)),
  'path:segments', 'path:words', 'path:links', 'path:prose', 'path:first', 'most:alike', 'alike:words', 'alike:links', 'copies',
  ...NEIGHBOURS.flatMap((step) => ['words', 'links', 'heading', 'samePath'].map((name) => `next${step}:${name}`)),
  'since:heading', 'section:words', 'section:links', 'section:prose', 'section:level', ...PHRASES.map(([name]) => `section:${name}`), 'own:words', 'own:prose', 'own:links',
  'core50', 'core70', 'core90', 'core50:steps', 'said',
  'page:words', 'page:segments', 'page:links', 'page:prose', 'page:articles', 'page:main', 'page:h1', 'page:h2', 'page:p', 'page:li', 'page:tables', 'page:forms', 'page:depth', ...PAGE_TYPES.map(([name]) => `page:${name}`),
];

const NO_STATS: Stats = { words: 0, linkedWords: 0, segments: 0, prose: 0, headings: 0, first: 0, last: 0 };
const per = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const flag = (isTrue: boolean): number => (isTrue ? 1 : 0);

interface Ancestry {
  readonly chain: readonly PageElement[];
  readonly tags: readonly number[];
  readonly names: readonly number[];
  readonly articles: number;
}

function ancestryOf(element: PageElement): Ancestry {
  const chain = [...ancestorsOf(element)].filter(({ tag }) => tag !== '#page' && tag !== 'html');
  const tags = TAGS.map(() => FAR);
  const names = NAMES.map(() => FAR);
  let articles = 0;
  for (const [step, { tag, attributes }] of chain.entries()) {
    if (tag === 'body') break;
    const role = ROLES[attributes.get('role') ?? ''];
    const known = [TAGS.indexOf(tag === 'ol' ? 'ul' : tag), role === undefined ? -1 : TAGS.indexOf(role)];
    for (const one of known) if (one >= 0) tags[one] = Math.min(tags[one] ?? FAR, step);
    if (tag === 'article' || role === 'article') articles += 1;
    const name = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.toLowerCase();
    if (name.length > 1) for (const [index, [, tokens]] of NAMES.entries()) if ((names[index] ?? FAR) === FAR && tokens.test(name)) names[index] = step;
  }
  return { chain, tags, names, articles };
}

function ownFeatures({ segment, words, linkedWords, lower, isProse }: Counted): readonly number[] {
  const { text, kind, level, listed } = segment;
  const tokens = wordsIn(lower);
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const phrases = lower.length <= LONGEST_PHRASE_LINE;
  return [
    words, Math.log1p(text.length), per(linkedWords, words), flag(/[.!?…]["”’')\]]?$/.test(text)), per(text.match(/[,;]/g)?.length ?? 0, words), per(text.match(/\d/g)?.length ?? 0, text.length), per(capitals, text.length),
    per(tokens.filter((word) => STOPWORDS.has(word)).length, words), per(text.length, words), flag(/^\p{Lu}/u.test(text)), flag(PRICE.test(text)), flag(DATE.test(text)), level ?? 0, flag(listed === true), flag(isProse), flag(text.endsWith('?')), flag(text.endsWith(':')),
    ...KINDS.map((one) => flag(one === kind)), ...PHRASES.map(([, pattern]) => flag(phrases && pattern.test(lower))),
  ];
}

function placeFeatures({ counted, words, titleWords, h1, firstProse, lastProse }: PageView, index: number, { lower, offset, words: own }: Counted): readonly number[] {
  const inTitle = wordsIn(lower).filter((word) => titleWords.has(word)).length;
  const fromH1 = h1 < 0 ? 0 : index - h1;
  return [
    per(index, counted.length), per(offset, words), index, counted.length - index, per(inTitle, Math.max(own, titleWords.size)), Math.max(-50, Math.min(200, fromH1)), flag(fromH1 < 0),
    Math.max(-50, Math.min(200, index - firstProse)), Math.max(-50, Math.min(200, lastProse - index)),
  ];
}

function containerFeatures({ stats, words, prose, alike }: PageView, chain: readonly PageElement[]): readonly number[] {
  return LEVELS.flatMap((level) => {
    const element = chain[Math.min(level, chain.length - 1)];
    const found = (element === undefined ? undefined : stats.get(element)) ?? NO_STATS;
    return [per(found.words, words), per(found.linkedWords, found.words), per(found.prose, Math.max(1, prose)), per(found.words, found.segments), found.segments, element === undefined ? 0 : alike.get(element) ?? 1];
  });
}

function repetitionFeatures({ stats, paths, texts, alike }: PageView, { path, lower }: Counted, chain: readonly PageElement[]): readonly number[] {
  const found = paths.get(path) ?? NO_STATS;
  const most = chain.reduce((best, one) => ((alike.get(one) ?? 1) > (alike.get(best) ?? 1) ? one : best), chain[0] as PageElement);
  const card = stats.get(most) ?? NO_STATS;
  return [found.segments, per(found.words, found.segments), per(found.linkedWords, found.words), per(found.prose, found.words), found.first, alike.get(most) ?? 1, card.words, per(card.linkedWords, card.words), texts.get(lower) ?? 1];
}

function neighbourFeatures({ counted }: PageView, index: number, path: string): readonly number[] {
  return NEIGHBOURS.flatMap((step) => {
    const one = counted[index + step];
    if (one === undefined) return [-1, -1, 0, 0];
    return [one.words, per(one.linkedWords, one.words), flag(one.segment.kind === 'heading'), flag(one.path === path)];
  });
}

function sectionFeatures({ counted, sections }: PageView, index: number, { heading, segment }: Counted): readonly number[] {
  const at = segment.kind === 'heading' ? index : heading;
  const above = counted[at];
  const section = sections.get(at);
  const own = segment.kind === 'heading' ? sections.get(index) : undefined;
  return [
    index - at, section?.words ?? 0, per(section?.linkedWords ?? 0, section?.words ?? 0), per(section?.prose ?? 0, section?.words ?? 0), above?.segment.level ?? 0,
    ...PHRASES.map(([, pattern]) => flag(above !== undefined && above.lower.length <= LONGEST_PHRASE_LINE && pattern.test(above.lower))),
    own?.words ?? -1, own?.prose ?? -1, per(own?.linkedWords ?? 0, own?.words ?? 0),
  ];
}

function pageFeatures({ words, linkedWords, prose, counted, tags, structured, url }: PageView): readonly number[] {
  const types = structured.flatMap(typesOf);
  const path = URL.canParse(url) ? new URL(url).pathname.split('/').filter((part) => part !== '') : [];
  const tagged = (tag: string): number => tags.get(tag) ?? 0;
  return [
    words, counted.length, per(linkedWords, words), per(prose, words), tagged('article'), tagged('main'), tagged('h1'), tagged('h2'), tagged('p'), tagged('li'), tagged('table'), tagged('form'), path.length,
    ...PAGE_TYPES.map(([, pattern]) => flag(types.some((type) => pattern.test(type)))),
  ];
}

/** One row of numbers for each segment, in the order of `FEATURES`. */
export function featuresOf(view: PageView): readonly Float32Array[] {
  const page = pageFeatures(view);
  const known = new Map<PageElement, { readonly ancestry: Ancestry; readonly containers: readonly number[] }>();
  const coreDepths = view.cores.map(({ depth }) => depth);
  return view.counted.map((counted, index) => {
    const { element } = counted.segment;
    const found = known.get(element) ?? describe(element);
    known.set(element, found);
    const { ancestry: { chain, tags, names, articles }, containers } = found;
    const inCores = view.cores.map((core) => flag(chain.includes(core)));
    return Float32Array.of(
      ...ownFeatures(counted), ...placeFeatures(view, index, counted), ...tags, ...names, element.depth, articles,
      ...containers, ...repetitionFeatures(view, counted, chain), ...neighbourFeatures(view, index, counted.path), ...sectionFeatures(view, index, counted),
      ...inCores, inCores[0] === 1 ? element.depth - (coreDepths[0] ?? 0) : -1, flag(counted.lower.length > 12 && view.said.includes(counted.lower)), ...page,
    );
  });
  function describe(element: PageElement): { readonly ancestry: Ancestry; readonly containers: readonly number[] } {
    const ancestry = ancestryOf(element);
    return { ancestry, containers: containerFeatures(view, ancestry.chain) };
  }
}
