import { seconds } from '../../kernel/time';

/** What a page may take of the processor. The bounds below keep every page at hand far from it. */
export const PAGE_TIME_LIMIT = seconds(10);

/**
 * What a page may hold. The largest annual reports at hand have some 25,000 elements and 11,000 cells,
 * other pages some 9,000 elements and 1,300 links: beyond a multiple of that a page is made to break its
 * reader, and is read up to there.
 */
export interface PageBounds {
  readonly elements: number;
  /** Opening brackets of all kinds: each costs the parser something, whatever it opens. */
  readonly brackets: number;
  readonly cells: number;
  readonly links: number;
  /** Tags nested deeper are left out, what they hold is kept. */
  readonly depth: number;
  readonly characters: number;
}

const BOUNDS: PageBounds = {
  elements: 120_000,
  brackets: 300_000,
  cells: 60_000,
  links: 20_000,
  depth: 1_000,
  characters: 25_000_000,
};

const CELLS = new Set(['td', 'th']);
/** What ends by itself, and what ends where the next of its kind begins. */
const EMPTY = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const SELF_ENDING = new Set('p li td th tr dt dd option tbody thead'.split(' '));
/** What is in them is no element, whatever it looks like. */
const RAW = new Set(['script', 'style', 'title', 'textarea', 'xmp']);
const BRACKET = /</g;
const TAG_NAME = /\/?[a-z][^\s/>]*/iy;
const BETWEEN_ATTRIBUTES = /[\s/]*/y;
const ATTRIBUTE_NAME = /[^>][^\s=/>]*\s*/y;
const UNQUOTED = /[^\s>]*/y;

/** Where a tag ends, whose attributes may hold brackets in quotation marks. Each sign is looked at once. */
function endOfTag(html: string, from: number): number {
  let at = from;
  const pass = (pattern: RegExp): void => {
    pattern.lastIndex = at;
    at += pattern.exec(html)?.[0].length ?? 0;
  };
  while (at < html.length) {
    pass(BETWEEN_ATTRIBUTES);
    if (html[at] === '>') return at + 1;
    pass(ATTRIBUTE_NAME);
    if (html[at] !== '=') continue;
    at += 1;
    while (/\s/.test(html.charAt(at))) at += 1;
    const mark = html[at];
    if (mark === '"' || mark === "'") {
      const close = html.indexOf(mark, at + 1);
      if (close < 0) return html.length;
      at = close + 1;
    } else pass(UNQUOTED);
  }
  return html.length;
}

/** Where a comment, a declaration or a closing tag ends. */
function endOfOther(html: string, from: number): number {
  const isComment = html.startsWith('<!--', from);
  const end = html.indexOf(isComment ? '-->' : '>', from + 2);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

function endOfRaw(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
}

/** The elements that are open, as the parser will have them; to open and to close cost the same at any depth. */
function openElements(): { open(name: string): number; close(name: string): number } {
  const names: string[] = [];
  const counts = new Map<string, number>();
  const drop = (): string | undefined => {
    const name = names.pop();
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 1) - 1);
    return name;
  };
  return {
    /** How deep the new one is. */
    open(name) {
      if (SELF_ENDING.has(name) && names.at(-1) === name) drop();
      names.push(name);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return names.length;
    },
    /** How deep what is closed was, 0 where nothing was. */
    close(name) {
      if ((counts.get(name) ?? 0) === 0) return 0;
      while (drop() !== name);
      return names.length + 1;
    },
  };
}

/** A page's beginning that stays within its bounds, in one pass over its signs. */
export function withinPageBounds(page: string, bounds: PageBounds = BOUNDS): string {
  const html = page.slice(0, bounds.characters);
  const kept: string[] = [];
  const open = openElements();
  let [brackets, elements, cells, links, from] = [0, 0, 0, 0, 0];
  BRACKET.lastIndex = 0;
  for (let found = BRACKET.exec(html); found !== null; found = BRACKET.exec(html)) {
    const { index } = found;
    brackets += 1;
    if (brackets > bounds.brackets) return `${kept.join('')}${html.slice(from, index)}`;
    TAG_NAME.lastIndex = index + 1;
    const name = TAG_NAME.exec(html)?.[0].toLowerCase();
    if (name === undefined) {
      if (/[!?/]/.test(html.charAt(index + 1))) BRACKET.lastIndex = endOfOther(html, index);
      continue;
    }
    const isClosing = name.startsWith('/');
    const end = isClosing ? endOfOther(html, index) : endOfTag(html, TAG_NAME.lastIndex);
    BRACKET.lastIndex = end;
    if (isClosing) {
      if (open.close(name.slice(1)) > bounds.depth) {
        kept.push(html.slice(from, index));
        from = end;
      }
      continue;
    }
    elements += 1;
    cells += CELLS.has(name) ? 1 : 0;
    links += name === 'a' ? 1 : 0;
    if (elements > bounds.elements || cells > bounds.cells || links > bounds.links)
      return `${kept.join('')}${html.slice(from, index)}`;
    if (RAW.has(name) && html[end - 2] !== '/') BRACKET.lastIndex = endOfRaw(html, name, end);
    else if (!EMPTY.has(name) && open.open(name) > bounds.depth) {
      kept.push(html.slice(from, index));
      from = end;
    }
  }
  return kept.length === 0 ? html : `${kept.join('')}${html.slice(from)}`;
}
