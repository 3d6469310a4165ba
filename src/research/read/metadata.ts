import { squeeze } from '../../kernel/text';
import { plainText } from './blocks';
import { toDay } from './dates';
import type { JsonObject, PageLink } from './shape';
import { removeInvisible } from './visible-text';

const MOST_LINKS = 600;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The JSON-LD objects of a page, graphs taken apart. What can't be parsed says nothing. */
export function structuredData(document: Document): readonly JsonObject[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    try {
      const parsed: unknown = JSON.parse(script.textContent ?? '');
      const top: readonly unknown[] = Array.isArray(parsed) ? parsed : [parsed];
      return top.filter(isObject).flatMap((one) => (Array.isArray(one['@graph']) ? (one['@graph'] as readonly unknown[]).filter(isObject) : [one]));
    } catch {
      return [];
    }
  });
}

function meta(document: Document, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const content = document.querySelector(`meta[property="${name}"],meta[name="${name}"],meta[itemprop="${name}"]`)?.getAttribute('content');
    const text = squeeze(removeInvisible(content ?? ''));
    if (text !== '') return text;
  }
  return undefined;
}

function fromStructured(structured: readonly JsonObject[], key: string): string | undefined {
  const value = structured.map((one) => one[key]).find((one) => typeof one === 'string' && one !== '');
  return typeof value === 'string' ? value : undefined;
}

function authorOf(document: Document, structured: readonly JsonObject[]): string | undefined {
  const author = structured.map((one) => one['author']).find((one) => one !== undefined);
  const first: unknown = Array.isArray(author) ? author[0] : author;
  if (typeof first === 'string') return squeeze(first);
  if (isObject(first) && typeof first['name'] === 'string') return squeeze(first['name']);
  const element = document.querySelector('[rel="author"],[itemprop="author"],.author,.byline');
  const byline = meta(document, 'author', 'article:author') ?? (element === null ? undefined : plainText(element).replace(/^by\s+/i, ''));
  return byline === undefined || byline === '' || byline.length > 80 || byline.startsWith('http') ? undefined : byline;
}

function titleOf(document: Document, siteName: string | undefined): string {
  const heading = document.querySelector('h1');
  const stated = meta(document, 'og:title', 'twitter:title') ?? squeeze(removeInvisible(document.querySelector('title')?.textContent ?? ''));
  const first = heading === null ? '' : plainText(heading);
  // Sites add their own name to a title in many ways; the heading inside it has none.
  if (first !== '' && (stated === '' || stated.startsWith(first))) return first;
  const [head = stated, tail] = stated.split(/\s+[|–—·-]\s+(?=[^|–—·]+$)/);
  return siteName !== undefined && tail === siteName ? head : stated;
}

function languageOf(document: Document): string | undefined {
  const stated = document.documentElement.getAttribute('lang') ?? meta(document, 'og:locale', 'content-language');
  return stated === undefined || stated === '' ? undefined : stated.toLowerCase().replace('_', '-').split('-')[0];
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

/** What a page says of itself in its head, its JSON-LD and its marked-up dates. */
export function metadataOf(document: Document, structured: readonly JsonObject[]): Metadata {
  const siteName = meta(document, 'og:site_name');
  const marked = document.querySelector('article time[datetime],main time[datetime],time[datetime][pubdate],time[itemprop="datePublished"]');
  // A list of articles has many dates and none of its own.
  const alone = document.querySelectorAll('time[datetime]').length === 1 ? marked?.getAttribute('datetime') : undefined;
  const found = {
    author: authorOf(document, structured),
    siteName,
    description: meta(document, 'og:description', 'description', 'twitter:description'),
    publishedAt: toDay(meta(document, 'article:published_time', 'datePublished', 'date') ?? fromStructured(structured, 'datePublished') ?? alone ?? undefined),
    modifiedAt: toDay(meta(document, 'article:modified_time', 'dateModified') ?? fromStructured(structured, 'dateModified')),
    language: languageOf(document),
  };
  const stated = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
  return { title: titleOf(document, siteName), ...stated };
}

function absolute(href: string | null, base: string | undefined): string | undefined {
  if (href === null || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  url.hash = '';
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

export function linksOf(document: Document, base: string | undefined): readonly PageLink[] {
  const seen = new Map<string, PageLink>();
  for (const anchor of document.querySelectorAll('a[href]')) {
    const url = absolute(anchor.getAttribute('href'), base);
    if (url !== undefined && !seen.has(url) && seen.size < MOST_LINKS) seen.set(url, { url, text: plainText(anchor) });
  }
  return [...seen.values()];
}

export function feedsOf(document: Document, base: string | undefined): readonly string[] {
  const links = document.querySelectorAll('link[rel~="alternate"][type*="rss"],link[rel~="alternate"][type*="atom"],link[rel~="alternate"][type*="feed+json"]');
  return [...links].map((link) => absolute(link.getAttribute('href'), base)).filter((url) => url !== undefined);
}
