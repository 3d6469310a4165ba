import { wordSet } from '../../language';
import { squeeze } from '../../kernel/text';
import { textBelow } from './layout/layout';
import type { JsonObject } from './shape';
import { elementsOf, type PageElement } from './layout/tree';

/** What kind of page its stated types speak for. */
export const PAGE_TYPES: readonly (readonly [name: string, fits: (type: string) => boolean])[] = [
  ['article', wordSet('*article*, *blogposting*, *report')],
  ['product', wordSet('*offer*, product*')],
  ['list', wordSet('*blog, *collectionpage*, *itemlist*, *offercatalog*, *searchresultspage*')],
  ['faq', wordSet('*faqpage*, *howto*')],
  ['forum', wordSet('*comment*, *discussionforumposting*, *qapage*, *question*')],
  ['organisation', wordSet('*corporation*, *localbusiness*, *organization*, *service*')],
];

/** Bounds for what a hostile page may declare. */
const DEEPEST = 8;
const MOST_OBJECTS = 400;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseOne(text: string): unknown {
  // Some sites wrap it into a comment or a CDATA section.
  const bare = text
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\/\s*\]\]>|\]\]>)\s*$/, '');
  try {
    return JSON.parse(bare);
  } catch {
    try {
      // Line ends inside of a string are the most frequent fault of written-by-hand JSON.
      return JSON.parse(bare.replace(/[\n\r\t]+/g, ' '));
    } catch {
      return undefined;
    }
  }
}

/** The objects of JSON-LD scripts, lists and graphs taken apart. What can't be parsed says nothing. */
export function parseJsonLd(scripts: readonly string[]): readonly JsonObject[] {
  const objects: JsonObject[] = [];
  const take = (value: unknown, depth: number): void => {
    if (depth > DEEPEST || objects.length >= MOST_OBJECTS) return;
    if (Array.isArray(value)) for (const one of value as readonly unknown[]) take(one, depth + 1);
    if (!isObject(value)) return;
    if (Array.isArray(value['@graph'])) take(value['@graph'], depth + 1);
    else objects.push(value);
  };
  for (const script of scripts) take(parseOne(script), 0);
  return objects;
}

function valueOf({ tag, attributes }: PageElement, text: () => string): string {
  const named =
    attributes.get('content') ??
    attributes.get('datetime') ??
    (tag === 'a' || tag === 'link' ? undefined : attributes.get('value'));
  return squeeze(
    named ?? (tag === 'link' || tag === 'a' ? (attributes.get('href') ?? '') : text()),
  );
}

/** Microdata in the form of JSON-LD, so that what follows need not know which a page uses. */
export function readMicrodata(root: PageElement): readonly JsonObject[] {
  const found: Record<string, unknown>[] = [];
  const visit = (element: PageElement, owner: Record<string, unknown> | undefined): void => {
    const { attributes } = element;
    const names = (attributes.get('itemprop') ?? '')
      .split(/\s+/)
      .filter((name) => name !== '' && !name.startsWith('_'));
    let inner = owner;
    let value: unknown;
    if (attributes.has('itemscope') && found.length < MOST_OBJECTS) {
      const type = attributes.get('itemtype')?.split(/\s+/)[0]?.split(/[/#]/).at(-1);
      const item: Record<string, unknown> =
        type === undefined || type === '' ? {} : { '@type': type };
      [inner, value] = [item, item];
      if (owner === undefined || names.length === 0) found.push(item);
    } else if (names.length > 0) {
      value = valueOf(element, () => textBelow(element).slice(0, 2_000));
    }
    for (const name of names)
      if (owner !== undefined && value !== '' && !Object.hasOwn(owner, name)) owner[name] = value;
    for (const child of elementsOf(element)) visit(child, inner);
  };
  visit(root, undefined);
  return found;
}

/** The types an object states, without the address of their vocabulary. */
export function typesOf(object: JsonObject): readonly string[] {
  const stated = object['@type'];
  const list: readonly unknown[] = Array.isArray(stated) ? stated : [stated];
  return list
    .filter((one) => typeof one === 'string')
    .map((one) => one.split(/[/#]/).at(-1) ?? one);
}
