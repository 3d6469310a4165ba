import { holdsAny, squeeze, trimEndSigns } from '../../kernel/text';
import { Phrasebook, phraseFinder, toDay } from '../../language';
import { textBelow } from './layout/layout';
import type { JsonObject, PageLink } from './shape';
import { isObject, typesOf } from './structured';
import { ancestorsOf, descendantsOf, rawText, type PageElement } from './layout/tree';

const MOST_LINKS = 600;
const LONGEST_NAME = 80;
/** Longer is no title and no byline, and would cost more to take apart than it tells. */
const LONGEST_TITLE = 400;
const namesAuthor = phraseFinder('=author, authorname, by =line, =byline, =writer');
const PAGE_TYPES = [
  'Article',
  'BlogPosting',
  'Book',
  'CreativeWork',
  'Event',
  'HowTo',
  'NewsRelease',
  'Posting',
  'PressRelease',
  'Product',
  'QAPage',
  'Recipe',
  'Report',
  'Review',
  'WebPage',
];
const isAboutPage = (type: string): boolean => PAGE_TYPES.some((one) => type.includes(one));

/** A page's elements once, by what they are asked for. */
export interface PageIndex {
  readonly metas: ReadonlyMap<string, string>;
  readonly byTag: ReadonlyMap<string, readonly PageElement[]>;
  readonly elements: readonly PageElement[];
}

export function indexPage(root: PageElement): PageIndex {
  const elements = [...descendantsOf(root)];
  const byTag = Map.groupBy(elements, ({ tag }) => tag);
  const metas = new Map<string, string>();
  for (const { attributes } of byTag.get('meta') ?? []) {
    const text = squeeze(attributes.get('content') ?? '');
    for (const name of ['property', 'name', 'itemprop', 'http-equiv']) {
      const key = attributes.get(name)?.toLowerCase();
      if (key !== undefined && text !== '' && !metas.has(key)) metas.set(key, text);
    }
  }
  return { metas, byTag, elements };
}

function meta({ metas }: PageIndex, ...names: readonly string[]): string | undefined {
  return names.map((name) => metas.get(name)).find((text) => text !== undefined);
}

/** What the page says of itself comes before what it says of other things it shows. */
function fromStructured(structured: readonly JsonObject[], key: string): unknown {
  const about = structured.filter((one) => typesOf(one).some((type) => isAboutPage(type)));
  return [...about, ...structured]
    .map((one) => one[key])
    .find((one) => one !== undefined && one !== null && one !== '');
}

function textFrom(structured: readonly JsonObject[], key: string): string | undefined {
  const value = fromStructured(structured, key);
  return typeof value === 'string' ? squeeze(value) : undefined;
}

function nameOf(value: unknown): string | undefined {
  if (Array.isArray(value))
    return (value as readonly unknown[]).map(nameOf).find((one) => one !== undefined);
  if (typeof value === 'string') return squeeze(value);
  return isObject(value) && typeof value['name'] === 'string' ? squeeze(value['name']) : undefined;
}

function isName(text: string | undefined): text is string {
  return (
    text !== undefined &&
    text !== '' &&
    text.length <= LONGEST_NAME &&
    !['http:', 'https:', '@', 'www.'].some((sign) => text.startsWith(sign))
  );
}

const BY = new Phrasebook([['by', '^ by (:), ^ posted/reviewed/written by (:)']]);

function withoutBy(text: string): string {
  const name = text.slice(BY.find(text)[0]?.end).trimStart();
  return trimEndSigns(name.split(/\s(?:[|•·,]|on \w+ \d|-\s)/, 1)[0] ?? '', ' ,');
}

const wordsIn = (value = ''): readonly string[] => squeeze(value).split(' ');

function bylineOf({ elements }: PageIndex): string | undefined {
  const marked = elements.find(({ attributes }) =>
    ['rel', 'itemprop'].some((name) => wordsIn(attributes.get(name)).includes('author')),
  );
  const named =
    marked ??
    elements.find(
      ({ attributes, tag }) =>
        tag !== 'body' &&
        tag !== 'html' &&
        namesAuthor((attributes.get('class') ?? '').replaceAll('_', ' ')),
    );
  return named === undefined ? undefined : withoutBy(textBelow(named).slice(0, LONGEST_TITLE));
}

function authorOf(index: PageIndex, structured: readonly JsonObject[]): string | undefined {
  const candidates = [
    nameOf(fromStructured(structured, 'author')),
    meta(index, 'author', 'article:author', 'parsely-author', 'dc.creator', 'sailthru.author'),
    bylineOf(index),
  ];
  return candidates.find(isName);
}

function titleOf(
  index: PageIndex,
  structured: readonly JsonObject[],
  siteName: string | undefined,
): string {
  const heading = index.byTag.get('h1')?.[0];
  const first = heading === undefined ? '' : textBelow(heading).slice(0, LONGEST_TITLE).trim();
  const isOwn = (one: PageElement) => [...ancestorsOf(one)].every(({ tag }) => tag !== 'svg');
  const element = index.byTag.get('title')?.find(isOwn);
  const stated = (
    meta(index, 'og:title', 'twitter:title') ??
    squeeze(element === undefined ? '' : rawText(element))
  )
    .slice(0, LONGEST_TITLE)
    .trim();
  // Sites add their own name to a title in many ways; the heading inside it has none.
  if (first !== '' && (stated === '' || stated.startsWith(first))) return first;
  if (stated === '') return textFrom(structured, 'headline') ?? '';
  // A hyphen is no sure mark: it parts only what stands behind the last one that is.
  const lastMark = Math.max(...[...'|–—·'].map((sign) => stated.lastIndexOf(sign))) + 1;
  const marks = [...stated.matchAll(/\s[|–—·-]\s/gu)].map((mark) => mark.index);
  const [from = stated.length, to] = marks.filter((at) => at + 2 >= lastMark);
  return stated.slice(from + 3, to).trim() === siteName ? stated.slice(0, from).trimEnd() : stated;
}

function languageOf(index: PageIndex): string | undefined {
  const html = index.byTag.get('html')?.[0]?.attributes;
  const stated = [
    html?.get('lang'),
    html?.get('xml:lang'),
    meta(index, 'og:locale', 'content-language', 'language', 'dc.language'),
  ].find((one) => one !== undefined && /^[a-z]{2,3}(?:[-_]|$)/i.test(one.trim()));
  return stated?.trim().toLowerCase().replace('_', '-').split('-')[0];
}

/** A list of articles has many dates and none of its own. */
function aloneDate({ byTag }: PageIndex): string | undefined {
  const times = (byTag.get('time') ?? []).filter(({ attributes }) => attributes.has('datetime'));
  const own = times.find(
    ({ attributes }) =>
      attributes.has('pubdate') || attributes.get('itemprop')?.includes('datePublished') === true,
  );
  const only =
    times.length === 1 &&
    [...ancestorsOf(times[0] as PageElement)].some(({ tag }) => tag === 'article' || tag === 'main')
      ? times[0]
      : undefined;
  return (own ?? only)?.attributes.get('datetime');
}

export interface Metadata {
  readonly title: string;
  readonly author?: string;
  readonly siteName?: string;
  readonly description?: string;
  readonly publishedAt?: string;
  readonly modifiedAt?: string;
  readonly language?: string;
}

/** What a page says of itself in its head, its JSON-LD, its microdata and its marked-up dates. */
export function metadataOf(index: PageIndex, structured: readonly JsonObject[]): Metadata {
  const siteName = meta(index, 'og:site_name', 'application-name');
  const published = [
    meta(
      index,
      'article:published_time',
      'datepublished',
      'date',
      'pubdate',
      'publish-date',
      'parsely-pub-date',
      'dc.date',
      'dcterms.created',
    ),
    textFrom(structured, 'datePublished'),
    textFrom(structured, 'uploadDate'),
    aloneDate(index),
  ];
  const modified = [
    meta(index, 'article:modified_time', 'datemodified', 'last-modified', 'og:updated_time'),
    textFrom(structured, 'dateModified'),
  ];
  const found = {
    author: authorOf(index, structured),
    siteName,
    description: meta(index, 'og:description', 'description', 'twitter:description'),
    publishedAt: published.map(toDay).find((day) => day !== undefined),
    modifiedAt: modified.map(toDay).find((day) => day !== undefined),
    language: languageOf(index),
  };
  const stated = Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined),
  );
  return { title: titleOf(index, structured, siteName), ...stated };
}

function absolute(href: string | undefined, base: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  url.hash = '';
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

export function linksOf({ byTag }: PageIndex, base: string | undefined): readonly PageLink[] {
  const seen = new Map<string, PageLink>();
  for (const anchor of byTag.get('a') ?? []) {
    const url = seen.size < MOST_LINKS ? absolute(anchor.attributes.get('href'), base) : undefined;
    if (url !== undefined && !seen.has(url)) seen.set(url, { url, text: textBelow(anchor) });
  }
  return [...seen.values()];
}

export function feedsOf({ byTag }: PageIndex, base: string | undefined): readonly string[] {
  const links = (byTag.get('link') ?? []).filter(
    ({ attributes }) =>
      wordsIn(attributes.get('rel')?.toLowerCase()).includes('alternate') &&
      holdsAny((attributes.get('type') ?? '').toLowerCase(), ['rss', 'atom', 'feed+json']),
  );
  return links
    .map(({ attributes }) => absolute(attributes.get('href'), base))
    .filter((url) => url !== undefined);
}

/** What relative links start from. */
export function baseOf({ byTag }: PageIndex, url: string | undefined): string | undefined {
  const stated = byTag
    .get('base')
    ?.find(({ attributes }) => attributes.has('href'))
    ?.attributes.get('href');
  return stated !== undefined && URL.canParse(stated, url) ? new URL(stated, url).href : url;
}
