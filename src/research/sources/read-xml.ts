import { unescapeHtml } from '../read';

/** An element that holds only text is that text; one that holds others, or says something of itself, is its parts by name. */
export type XmlValue = string | XmlElement | readonly (string | XmlElement)[];
export interface XmlElement {
  readonly [name: string]: XmlValue;
}

/** No part of it can run over the beginning of the next tag, so that broken markup costs no more than sound one. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[!?][^<>]*>|<(\/?)([\p{L}_][\w:.-]*)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|[^<]+|</gu;
/** Nothing that is read as a list is nested deeper. */
const DEEPEST = 40;
const MOST_ELEMENTS = 500_000;

interface Open {
  readonly name: string;
  readonly parts: Map<string, (string | XmlElement)[]>;
  text: string;
  /** With the text of what stands in it, in order. */
  whole: string;
}

function attributesOf(tag: string): readonly (readonly [string, string])[] {
  return [...tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', one, other]) => [`@${name}`, unescapeHtml(one ?? other ?? '')] as const,
  );
}

/** One that holds others is a list of them even where it stands alone, so that a path through it is the same for one as for many. */
function closed({ parts, text, whole }: Open): string | XmlElement {
  if (parts.size === 0) return text.trim();
  const named = [...parts].map(
    ([name, values]) =>
      [name, values.length === 1 && typeof values[0] === 'string' ? values[0] : values] as const,
  );
  return Object.fromEntries(text.trim() === '' ? named : [...named, ['$', whole.trim()] as const]);
}

/** Reads XML as data that a mapping can walk, beginning below its root. Undefined where it is none; what is cut off in the middle is read as far as it goes. */
export function readXml(source: string): XmlElement | undefined {
  const xml = source.replace(/^[\s\ufeff]+/, '');
  const open: Open[] = [];
  let root: Open | undefined;
  let elements = 0;
  const close = (): void => {
    const element = open.pop();
    const parent = open.at(-1);
    if (element === undefined || parent === undefined) return;
    const alike = parent.parts.get(element.name) ?? [];
    alike.push(closed(element));
    parent.whole += element.whole;
    parent.parts.set(element.name, alike);
  };
  for (const [whole, cdata, closing = '', name, attributes = ''] of xml.matchAll(TOKEN)) {
    const holder = open.at(-1);
    if (cdata !== undefined || name === undefined) {
      if (holder === undefined || (cdata === undefined && /^<[!?]/.test(whole))) continue;
      const written = cdata ?? unescapeHtml(whole);
      holder.text += written;
      holder.whole += written;
    } else if (closing === '/') {
      const at = open.findLastIndex((one) => one.name === name);
      while (at >= 0 && open.length > at) close();
    } else {
      elements += 1;
      if (
        elements > MOST_ELEMENTS ||
        open.length >= DEEPEST ||
        (root !== undefined && open.length === 0)
      )
        return undefined;
      const element: Open = {
        name,
        parts: new Map(attributesOf(attributes).map(([key, value]) => [key, [value]])),
        text: '',
        whole: '',
      };
      root ??= element;
      open.push(element);
      if (attributes.endsWith('/')) close();
    }
  }
  while (open.length > 1) close();
  if (root === undefined || /^html$/i.test(root.name)) return undefined;
  const read = closed(root);
  return typeof read === 'string' ? {} : read;
}
