import { parseHTML } from 'linkedom';
import { withinPageBounds } from '../bounds';
import { removeInvisible } from './visible-text';

/** A page's element, light enough that many rules may walk it: lower-case names, clean text, no comments, no code. */
export interface PageElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: PageElement | undefined;
  readonly depth: number;
  children: (PageElement | string)[];
}

export interface ParsedPage {
  readonly root: PageElement;
  /** The texts of its JSON-LD scripts and of its style sheets. */
  readonly data: readonly string[];
  readonly styles: readonly string[];
  readonly hasScripts: boolean;
  /** What it says to readers without scripts, hung into nothing. */
  readonly unscripted: readonly PageElement[];
}

/** Deeper than any page people read; what is nested deeper is hung in there rather than overflowing the stack. */
const DEEPEST = 200;
const TEXTLESS = new Set([
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'canvas',
  'audio',
  'video',
  'select',
  'input',
  'textarea',
  'datalist',
  'option',
  'frameset',
]);

const isAscii = (text: string): boolean => !/[^\t\n\r\u0020-\u007e]/.test(text);

export function clean(text: string): string {
  return isAscii(text) ? text : removeInvisible(text);
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

function attributesOf(element: Element): ReadonlyMap<string, string> {
  if (!element.hasAttributes()) return NO_ATTRIBUTES;
  const attributes = new Map<string, string>();
  for (const { name, value } of element.attributes)
    attributes.set(name.toLowerCase(), clean(value));
  return attributes;
}

export function createElement(
  tag: string,
  parent?: PageElement,
  attributes = NO_ATTRIBUTES,
): PageElement {
  const element = { tag, attributes, parent, depth: (parent?.depth ?? -1) + 1, children: [] };
  parent?.children.push(element);
  return element;
}

/** Walks without recursion, as a page may be nested thousands deep to break its reader. */
export function parsePage(page: string): ParsedPage {
  const html = withinPageBounds(page);
  const whole = /<html[\s>]/i.test(html)
    ? html
    : `<!doctype html><html><head></head><body>${html}</body></html>`;
  const { document } = parseHTML(whole);
  const root = createElement('#page');
  const data: string[] = [];
  const styles: string[] = [];
  const unscripted: PageElement[] = [];
  let hasScripts = false;
  const open: { next: ChildNode | null; into: PageElement }[] = [];
  const enter = (element: Element, into: PageElement): void => {
    const tag = element.localName.toLowerCase();
    if (tag === 'script') {
      const type = element.getAttribute('type') ?? '';
      if (/ld\+json/i.test(type)) data.push(clean(element.textContent ?? ''));
      else if (type === '' || element.hasAttribute('src')) hasScripts = true;
    } else if (tag === 'style') {
      if (/^(?:|all|screen)$/i.test(element.getAttribute('media') ?? ''))
        styles.push(element.textContent ?? '');
    } else if (tag === 'noscript') {
      const apart = createElement(tag);
      unscripted.push(apart);
      open.push({ next: element.firstChild, into: apart });
    } else if (!TEXTLESS.has(tag)) {
      open.push({
        next: element.firstChild,
        into: into.depth >= DEEPEST ? into : createElement(tag, into, attributesOf(element)),
      });
    }
  };
  for (const element of document.children) {
    enter(element, root);
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const { next: node, into } = top;
      if (node === null) {
        open.pop();
        continue;
      }
      top.next = node.nextSibling;
      if (node.nodeType === 3) into.children.push(clean(node.textContent ?? ''));
      if (node.nodeType === 1) enter(node as Element, into);
    }
  }
  return { root, data, styles, hasScripts, unscripted };
}

export function elementsOf({ children }: PageElement): readonly PageElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** All elements below, in the order of the page. */
export function* descendantsOf(element: PageElement): Generator<PageElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    yield child;
    yield* descendantsOf(child);
  }
}

export function* ancestorsOf(element: PageElement): Generator<PageElement> {
  for (let one: PageElement | undefined = element; one !== undefined; one = one.parent) yield one;
}

export function rawText(element: PageElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : rawText(child)))
    .join('');
}
