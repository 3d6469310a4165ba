import { wordSet } from '../../../language';

/** An element of a page or of XML as it was written, to be cut and written again. */
export interface TreeElement {
  readonly tag: string;
  readonly name: string;
  readonly parts: (TreeElement | string)[];
  isClosed: boolean;
}

/** Comment, section of plain text, declaration, tag, text, or a sign that opens nothing. */
const TOKENS = [
  /<!--[\s\S]*?(?:-->|$)/iu,
  /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)/iu,
  /<[!?][^<>]*>/iu,
  /<\/?[\p{L}_](?:[^<>"']|"[^"]*"|'[^']*')*>/iu,
  /[^<]+|</iu,
];
const TOKEN = new RegExp(TOKENS.map(({ source }) => source).join('|'), 'giu');
const isVoid = wordSet(
  'area, base, br, col, embed, hr, img, input, link, meta, source, track, wbr',
);
/** What is between these is no markup. */
const isRaw = wordSet('script, style');
/** An element of these ends where the next of its kind begins, whether or not anybody closed it. */
const endsItself = wordSet('dd, dt, li, option, p, td, th, tr');

const nameOf = (tag: string): string => /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';

/** Takes markup apart, sound or not; what is never closed ends with the document. */
export function readTree(text: string, isXml: boolean): TreeElement {
  const root: TreeElement = { tag: '', name: '', parts: [], isClosed: false };
  const open: TreeElement[] = [root];
  const last = (): TreeElement => open.at(-1) ?? root;
  const pattern = new RegExp(TOKEN);
  for (let token = pattern.exec(text); token !== null; token = pattern.exec(text)) {
    const [whole] = token;
    if (!/^<\/?[\p{L}_]/u.test(whole)) {
      last().parts.push(whole);
      continue;
    }
    const name = nameOf(whole);
    if (whole.startsWith('</')) {
      const at = open.findLastIndex((one) => one.name.toLowerCase() === name.toLowerCase());
      const found = open[at];
      if (at > 0 && found !== undefined) {
        found.isClosed = true;
        open.length = at;
      }
      continue;
    }
    const element: TreeElement = { tag: whole, name, parts: [], isClosed: false };
    if (!isXml && endsItself(name) && last().name.toLowerCase() === name.toLowerCase())
      open.length -= 1;
    last().parts.push(element);
    if (whole.endsWith('/>') || (!isXml && isVoid(name))) continue;
    if (!isXml && isRaw(name)) {
      const end = new RegExp(`</${name}`, 'i').exec(text.slice(pattern.lastIndex));
      const inside = text.slice(
        pattern.lastIndex,
        end === null ? undefined : pattern.lastIndex + end.index,
      );
      element.parts.push(inside);
      element.isClosed = true;
      pattern.lastIndex = text.indexOf('>', pattern.lastIndex + inside.length) + 1;
      if (pattern.lastIndex === 0) break;
      continue;
    }
    open.push(element);
  }
  return root;
}

/** The markup of a tree, as it was but for what was done to its parts. */
export function writeTree({ tag, name, parts, isClosed }: TreeElement): string {
  const inside = parts.map((part) => (typeof part === 'string' ? part : writeTree(part))).join('');
  return `${tag}${inside}${isClosed ? `</${name}>` : ''}`;
}
