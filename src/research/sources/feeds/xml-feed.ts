import { wordSet } from '../../../language';
import { escapeHtml } from '../../../kernel/formats/html';
import type { FeedEntry, ReadFeed } from './entry';
import { allOf, childrenOf, htmlOf, readMarkup, markupText, type Markup } from './markup';

const isTextType = wordSet('application/xhtml+xml, html, text, text/html, text/plain, xhtml');

const ROOTS = new Set(['rss', 'rdf:rdf', 'channel', 'feed', 'atom:feed']);
const ENTRIES = new Set(['item', 'entry', 'atom:entry']);
/** What may stand without a feed around it. */
const ALONE = new Set(['atom:entry']);
const CHANNELS = new Set(['channel', ...ENTRIES]);

/** Where each thing stands, the first that says something first. */
const TITLES = ['title', 'atom:title', 'dc:title', 'media:title', 'itunes:title'];
const DATES = [
  'pubdate published atom:published issued atom:issued dc:date dc:issued date',
  'prism:publicationdate dc:created created atom:created updated atom:updated modified atom:modified dc:modified',
].flatMap((names) => names.split(' '));
const TEXTS = [
  'content:encoded content atom:content description summary atom:summary',
  'dc:description media:description itunes:summary',
].flatMap((names) => names.split(' '));

const isSaid = (text: string): boolean => text.trim() !== '';

function firstOf(
  markup: Markup,
  names: readonly string[],
  read: (one: Markup) => string,
): string | undefined {
  return names
    .flatMap((name) => childrenOf(markup, name))
    .map(read)
    .find(isSaid);
}

/** An entry’s content may be data of some kind, which nobody reads as a text. */
function isText({ attributes }: Markup): boolean {
  const type = attributes.get('type');
  return attributes.get('mode') !== 'base64' && (type === undefined || isTextType(type));
}

const rank = ({ attributes }: Markup): number =>
  /html/i.test(attributes.get('type') ?? 'html') ? 0 : 1;

const relOf = ({ attributes }: Markup): string =>
  (attributes.get('rel') ?? '')
    .trim()
    .toLowerCase()
    .replace(/^.*\/(?=[a-z]+$)/, '');

/** Where there is no page of an entry: what it is about, where its content is kept, what is to be heard. */
function othersOf(
  markup: Markup,
  linked: readonly Markup[],
): readonly { readonly one: Markup; readonly address: string }[] {
  const attribute = (name: string) => (one: Markup) => ({
    one,
    address: one.attributes.get(name) ?? '',
  });
  return [
    ...linked.filter((one) => relOf(one) === 'related').map(attribute('href')),
    ...['content', 'atom:content']
      .flatMap((name) => childrenOf(markup, name))
      .map(attribute('src')),
    ...linked.filter((one) => relOf(one) === 'enclosure').map(attribute('href')),
    ...childrenOf(markup, 'enclosure').map(attribute('url')),
  ];
}

/** The addresses of what an entry, or a feed, is shown at. */
function linksOf(markup: Markup): FeedEntry['links'] {
  const linked = [...childrenOf(markup, 'link'), ...childrenOf(markup, 'atom:link')];
  const pages = linked
    .filter((one) => ['', 'alternate'].includes(relOf(one)))
    .toSorted((one, other) => rank(one) - rank(other));
  // Who counts clicks says where the page itself is.
  const said = [
    ...childrenOf(markup, 'feedburner:origlink').map((one) => ({ one, address: markupText(one) })),
    ...pages.flatMap((one) =>
      [markupText(one), one.attributes.get('href') ?? ''].map((address) => ({ one, address })),
    ),
  ];
  // An identifier is an address only where it looks like one, or says so.
  const named = [
    ...childrenOf(markup, 'guid').map((one) => ({ one, address: markupText(one) })),
    ...[...childrenOf(markup, 'id'), ...childrenOf(markup, 'atom:id')].map((one) => ({
      one,
      address: markupText(one),
    })),
    { one: markup, address: markup.attributes.get('rdf:about') ?? '' },
  ].filter(
    ({ one, address }) =>
      /^\s*https?:\/\//i.test(address) ||
      one.attributes.get('ispermalink') === 'true' ||
      (/^\s*\/[^\s/]/.test(address) && one.attributes.get('ispermalink') === undefined),
  );
  return [...said, ...named, ...othersOf(markup, linked)]
    .filter(({ address }) => isSaid(address))
    .map(({ one, address }) => ({ address: address.trim(), bases: one.bases }));
}

/** “desk@paper.example (Ada Wick)” is Ada Wick; an address of mail alone is nobody. */
function authorOf(markup: Markup): string | undefined {
  const named = ['author', 'atom:author', 'media:group']
    .flatMap((name) => childrenOf(markup, name))
    .map((one) => firstOf(one, ['name', 'atom:name'], markupText) ?? '')
    .find(isSaid);
  const said =
    firstOf(markup, ['dc:creator'], markupText) ??
    named ??
    firstOf(markup, ['author', 'itunes:author'], markupText);
  const inBrackets = /\(([^()]{1,100})\)$/.exec(said?.trim() ?? '')?.[1];
  const name = said?.includes('@') === true ? inBrackets : said;
  return name?.includes('@') === true ? undefined : name;
}

/** A title as HTML; one that says that it is plain text has no markup in it. */
const titleOf = (one: Markup): string =>
  one.attributes.get('type') === 'text' ? escapeHtml(markupText(one)) : htmlOf(one);

function entryOf(markup: Markup): FeedEntry {
  const groups = ['media:group', 'media:content'].flatMap((name) => childrenOf(markup, name));
  const places = [markup, ...groups];
  const find = (names: readonly string[], read: (one: Markup) => string): string | undefined =>
    places.map((place) => firstOf(place, names, read)).find((said) => said !== undefined);
  return {
    title: find(TITLES, titleOf),
    links: linksOf(markup),
    dates: DATES.flatMap((name) => childrenOf(markup, name)).map(markupText),
    html: find(TEXTS, (one) => (isText(one) ? htmlOf(one) : '')),
    author: authorOf(markup),
  };
}

/** Reads RSS of every version, RDF and Atom, also with a page wrapped around; undefined where there is no feed. */
export function readXmlFeed(text: string): ReadFeed | undefined {
  const top = readMarkup(text);
  const [root] = allOf(top, ROOTS);
  const holder = root ?? top;
  const entries = allOf(holder, root === undefined ? ALONE : ENTRIES);
  if (root === undefined && entries.length === 0) return undefined;
  const channel = holder.name === 'channel' ? holder : allOf(holder, CHANNELS)[0];
  return {
    page: linksOf(channel?.name === 'channel' ? channel : holder)[0]?.address,
    entries: entries.map(entryOf),
  };
}
