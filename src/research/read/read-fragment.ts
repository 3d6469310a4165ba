import { layOut, segmentsOf, type BlockText } from './blocks';
import { removeHidden } from './hidden';
import { ancestorsOf, parsePage, type PageElement } from './tree';

const isButton = (element: PageElement): boolean =>
  [...ancestorsOf(element)].some(({ tag }) => tag === 'button' || tag === 'form');

/** The text of a piece of HTML that came inside something else: a job's description, a comment, a feed's entry. */
export function readFragment(html: string): BlockText {
  const page = parsePage(html);
  removeHidden(page);
  return layOut(segmentsOf(page.root).filter(({ element }) => !isButton(element)));
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Undoes one layer of escaping, for HTML that was escaped into a JSON string. */
export function unescapeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
      if (name !== undefined)
        return (Object.hasOwn(NAMED, name) ? NAMED[name] : undefined) ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}
