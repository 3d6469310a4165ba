import { unescapeHtml } from '../../kernel/formats/html';
import type { Result } from '../../kernel/result';
import { broken, tooLarge, toResult, type FormatCode } from './fault';
import { attributesIn, createXmlScanner, type XmlScanner } from './xml-scanner';

/** Only text: that text. Otherwise its parts by name. */
export type XmlValue = string | XmlElement | readonly (string | XmlElement)[];
export interface XmlElement {
  readonly [name: string]: XmlValue;
}

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

/** One that holds others is a list of them even where it stands alone, so that a path is the same for one and many. */
function closed({ parts, text, whole }: Open): string | XmlElement {
  if (parts.size === 0) return text.trim();
  const named = [...parts].map(
    ([name, values]) =>
      [name, values.length === 1 && typeof values[0] === 'string' ? values[0] : values] as const,
  );
  return Object.fromEntries(text.trim() === '' ? named : [...named, ['$', whole.trim()] as const]);
}

const notXml = () => broken('it is no XML.');

interface TreeBuilder {
  open(scanner: XmlScanner): void;
  close(name?: string): void;
  write(text: string): void;
  finish(): XmlElement;
}

function createTreeBuilder(): TreeBuilder {
  const open: Open[] = [];
  let root: Open | undefined;
  let elements = 0;
  const closeLast = (): void => {
    const element = open.pop();
    const parent = open.at(-1);
    if (element === undefined || parent === undefined) return;
    const alike = parent.parts.get(element.name) ?? [];
    alike.push(closed(element));
    parent.whole += element.whole;
    parent.parts.set(element.name, alike);
  };
  return {
    open(scanner) {
      elements += 1;
      if (root !== undefined && open.length === 0) throw notXml();
      if (elements > MOST_ELEMENTS || open.length >= DEEPEST)
        throw tooLarge('it is larger or nested deeper than a list may be.');
      const attributes = attributesIn(scanner.attributes());
      const element: Open = {
        name: scanner.name(),
        parts: new Map(attributes.map(([name, value]) => [`@${name}`, [unescapeHtml(value)]])),
        text: '',
        whole: '',
      };
      root ??= element;
      open.push(element);
    },
    close(name) {
      const at = open.findLastIndex((one) => name === undefined || one.name === name);
      while (at >= 0 && open.length > at) closeLast();
    },
    write(text) {
      const holder = open.at(-1);
      if (holder === undefined) return;
      holder.text += text;
      holder.whole += text;
    },
    finish() {
      while (open.length > 1) closeLast();
      if (root === undefined || /^html$/i.test(root.name)) throw notXml();
      const read = closed(root);
      return typeof read === 'string' ? {} : read;
    },
  };
}

/** Reads XML as data, beginning below its root. What is cut off in the middle is read as far as it goes. */
export function readXml(source: string): Result<XmlElement, FormatCode> {
  return toResult(() => {
    const scanner = createXmlScanner();
    const tree = createTreeBuilder();
    scanner.push(source);
    scanner.end();
    for (let token = scanner.next(); token !== 'more'; token = scanner.next()) {
      if (token === 'text') tree.write(unescapeHtml(scanner.text()));
      else if (token === 'cdata') tree.write(scanner.text());
      else if (token === 'close') tree.close(scanner.name());
      else tree.open(scanner);
      if (token === 'empty') tree.close();
    }
    return tree.finish();
  });
}
