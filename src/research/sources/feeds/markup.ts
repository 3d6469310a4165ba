import { wordSet } from '../../../language';
import { escapeHtml, unescapeHtml } from '../../../kernel/formats/html';
import { attributesIn, createXmlScanner } from '../../../platform/formats';

/** An element of a feed. */
export interface Markup {
  /** `title`, `atom:link`, `dc:date`: in small letters, after the namespace where one of ours is meant. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (Markup | string)[];
  /** The addresses that `xml:base` says here and further out, the outermost first. */
  readonly bases: readonly string[];
}

interface Open extends Markup {
  readonly tag: string;
  readonly prefixes: ReadonlyMap<string, string>;
  readonly children: (Markup | string)[];
}

/** What nests deeper is markup gone wrong: its text is kept, its tags are not. */
const DEEPEST = 60;
const MOST_ELEMENTS = 200_000;

/** The vocabularies of feeds, by how their addresses begin. What has another, or none, goes by its own name. */
const VOCABULARIES: readonly (readonly [begins: string, short: string])[] = [
  ['http://www.w3.org/2005/atom', 'atom'],
  ['http://purl.org/atom/ns', 'atom'],
  ['http://purl.org/dc/', 'dc'],
  ['http://purl.org/rss/1.0/modules/content', 'content'],
  ['http://purl.org/rss/1.0/modules/dcterms', 'dc'],
  ['http://search.yahoo.com/mrss', 'media'],
  ['http://www.itunes.com/dtds/', 'itunes'],
  ['http://rssnamespace.org/feedburner', 'feedburner'],
  ['http://prismstandard.org/namespaces', 'prism'],
  ['http://www.w3.org/1999/02/22-rdf-syntax-ns', 'rdf'],
  // The words of feeds themselves, which stand without a name elsewhere.
  ['http://purl.org/rss/1.0/', ''],
  ['http://my.netscape.com/rdf/', ''],
  ['http://channel.netscape.com/rdf/', ''],
];
/** Prefixes whose declaration was forgotten. */
const USUAL = new Map([
  ['dcterms', 'dc'],
  ...['atom', 'dc', 'content', 'media', 'itunes', 'rdf', 'feedburner', 'prism'].map(
    (one) => [one, one] as const,
  ),
]);

function shortOf(prefix: string, prefixes: ReadonlyMap<string, string>): string {
  const address = prefixes.get(prefix)?.toLowerCase();
  if (address === undefined) return USUAL.get(prefix) ?? prefix;
  return VOCABULARIES.find(([begins]) => address.startsWith(begins))?.[1] ?? prefix;
}

function nameOf(tag: string, prefixes: ReadonlyMap<string, string>): string {
  const [local = '', prefix = ''] = tag.toLowerCase().split(':').toReversed();
  const short = shortOf(prefix, prefixes);
  return short === '' ? local : `${short}:${local}`;
}

function opened(tag: string, said: string, parent: Open | undefined): Open {
  const attributes = new Map(
    attributesIn(said).map(([name, value]) => [name.toLowerCase(), unescapeHtml(value)]),
  );
  const declared = [...attributes].flatMap(([name, value]) =>
    name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
  ) as [string, string][];
  const prefixes =
    declared.length === 0 && parent !== undefined
      ? parent.prefixes
      : new Map([...(parent?.prefixes ?? []), ...declared]);
  const base = attributes.get('xml:base');
  const bases = parent?.bases ?? [];
  return {
    tag: tag.toLowerCase(),
    name: nameOf(tag, prefixes),
    attributes,
    prefixes,
    children: [],
    bases: base === undefined ? bases : [...bases, base],
  };
}

/** Reads a feed's markup as a tree. An end that nobody began is passed over; a missing one comes with the next. */
export function readMarkup(text: string): Markup {
  const scanner = createXmlScanner();
  scanner.push(text);
  scanner.end();
  const top = opened('', '', undefined);
  const open = [top];
  let elements = 0;
  const write = (said: string): void => {
    open.at(-1)?.children.push(said);
  };
  for (let token = scanner.next(); token !== 'more'; token = scanner.next()) {
    if (token === 'text') write(unescapeHtml(scanner.text()));
    else if (token === 'cdata') write(scanner.text());
    else if (token === 'close') {
      const name = scanner.name().toLowerCase();
      const at = open.findLastIndex(({ tag }, place) => place > 0 && tag === name);
      if (at > 0) open.length = at;
    } else if (elements < MOST_ELEMENTS && (token === 'empty' || open.length < DEEPEST)) {
      elements += 1;
      const element = opened(scanner.name(), scanner.attributes(), open.at(-1));
      open.at(-1)?.children.push(element);
      if (token === 'open') open.push(element);
    }
  }
  return top;
}

const isElement = (one: Markup | string): one is Markup => typeof one !== 'string';

/** The elements directly inside of it that are called so. */
export function childrenOf({ children }: Markup, name: string): readonly Markup[] {
  return children.filter(isElement).filter((one) => one.name === name);
}

/** All elements called so, at any depth, but none inside of another. */
export function allOf(markup: Markup, names: ReadonlySet<string>): readonly Markup[] {
  return markup.children
    .filter(isElement)
    .flatMap((one) => (names.has(one.name) ? [one] : allOf(one, names)));
}

/** Its text without the tags in it. */
export function markupText({ children }: Markup): string {
  return children.map((one) => (isElement(one) ? markupText(one) : one)).join('');
}

/** What stands in it as HTML: markup that was escaped is HTML already, markup that was not is written out. */
export function htmlOf(markup: Markup): string {
  return markup.children.some(isElement) ? written(markup) : markupText(markup);
}

const isKept = wordSet('alt, class, hidden, href, src, style, title');

function written({ children }: Markup): string {
  return children
    .map((one) => {
      if (!isElement(one)) return escapeHtml(one);
      const tag = one.name.split(':').at(-1) ?? '';
      const attributes = [...one.attributes]
        .filter(([name]) => isKept(name))
        .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
      return `<${tag}${attributes.join('')}>${written(one)}</${tag}>`;
    })
    .join('');
}
