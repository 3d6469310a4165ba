import { broken, tooLarge } from './fault';

/** No honest tag, text or comment is longer; only a stream that waits for its end holds so much. */
const LONGEST_TOKEN = 1_000_000;
const [LESS, GREATER, SLASH, BANG, QUESTION, QUOTE, APOSTROPHE, COLON] = [
  60, 62, 47, 33, 63, 34, 39, 58,
];
const CDATA = '<![CDATA[';
const COMMENT = '<!--';
const NAME = /[\p{L}_][\w:.-]{0,200}/uy;

/** `more`: the text at hand ends inside of a token, or it is all read. */
export type XmlToken = 'open' | 'empty' | 'close' | 'text' | 'cdata' | 'more';

/**
 * Reads XML token by token while it arrives. What looks like a tag and isn't one is text, and no token runs over the
 * beginning of the next, so that broken markup costs no more than sound one.
 */
export interface XmlScanner {
  push(piece: string): void;
  /** Nothing follows: what stands last is taken as far as it goes. */
  end(): void;
  next(): XmlToken;
  /** Of a tag: its name as written. */
  name(): string;
  /** Of a tag: whether that is its name, with whatever prefix. */
  isCalled(name: string): boolean;
  /** Of a tag: what it says of itself, still escaped. */
  attributes(): string;
  /** Of a text, still escaped, or of a CDATA section. */
  text(): string;
}

export function createXmlScanner(): XmlScanner {
  let text = '';
  let at = 0;
  let isEnded = false;
  /** Where the token at hand has its name, or its text, and what follows the name. */
  let [from, to, end] = [0, 0, 0];

  const wait = (): XmlToken => {
    if (!isEnded && text.length - at > LONGEST_TOKEN) throw tooLarge('a row never ends.');
    return 'more';
  };
  const textUntil = (next: number): XmlToken => {
    [from, to, at] = [at, next, next];
    return 'text';
  };
  /** A stretch between two marks; without the second one it goes on to the end. */
  const stretch = (opening: string, closing: string): 'waits' | 'read' => {
    const found = text.indexOf(closing, at + opening.length);
    if (found < 0 && !isEnded) return 'waits';
    [from, to] = [at + opening.length, found < 0 ? text.length : found];
    at = found < 0 ? text.length : found + closing.length;
    return 'read';
  };
  /** The end of a tag, outside of what stands in quotation marks; -1 where the text ends first, 0 where it is none. */
  const tagEnd = (start: number): number => {
    let quote = 0;
    for (let place = start; place < text.length; place += 1) {
      const sign = text.charCodeAt(place);
      if (sign === LESS) return 0;
      if (quote !== 0) quote = sign === quote ? 0 : quote;
      else if (sign === GREATER) return place;
      else if (sign === QUOTE || sign === APOSTROPHE) quote = sign;
    }
    return -1;
  };
  const nameEnd = (start: number): number => {
    for (let place = start; place < text.length; place += 1) {
      const sign = text.charCodeAt(place);
      if ((sign >= 97 && sign <= 122) || (sign >= 65 && sign <= 90)) continue;
      if (sign === GREATER || sign === SLASH || sign === 32) return place;
      NAME.lastIndex = start;
      return NAME.test(text) ? NAME.lastIndex : start;
    }
    return text.length;
  };
  const tag = (): XmlToken => {
    const isClosing = text.charCodeAt(at + 1) === SLASH;
    from = at + (isClosing ? 2 : 1);
    const closing = tagEnd(from);
    if (closing < 0 && !isEnded) return wait();
    to = closing <= 0 ? from : nameEnd(from);
    if (to <= from || to > closing) return literal();
    at = closing + 1;
    if (isClosing) return 'close';
    const isEmpty = text.charCodeAt(closing - 1) === SLASH;
    end = isEmpty ? closing - 1 : closing;
    return isEmpty ? 'empty' : 'open';
  };
  /** A sign that begins nothing is text, with what follows it. */
  const literal = (): XmlToken => {
    const next = text.indexOf('<', at + 1);
    if (next < 0 && !isEnded) return wait();
    return textUntil(next < 0 ? text.length : next);
  };
  /** The end of a declaration, or of the text where it is none; -1 where neither is there yet. */
  const declarationEnd = (): number => {
    for (let place = at + 1; place < text.length; place += 1) {
      const sign = text.charCodeAt(place);
      if (sign === LESS || sign === GREATER) return place;
    }
    return isEnded ? text.length : -1;
  };
  /** Comments and declarations are passed over: then there is no token yet. */
  const declaration = (): XmlToken | undefined => {
    for (const mark of [COMMENT, CDATA]) {
      if (text.startsWith(mark, at)) {
        if (stretch(mark, mark === COMMENT ? '-->' : ']]>') === 'waits') return wait();
        return mark === CDATA ? 'cdata' : undefined;
      }
      if (!isEnded && mark.startsWith(text.slice(at, at + mark.length))) return wait();
    }
    const place = declarationEnd();
    if (place < 0) return wait();
    if (text.charCodeAt(place) !== GREATER) return literal();
    at = place + 1;
    return undefined;
  };
  const next = (): XmlToken => {
    while (at < text.length) {
      if (text.charCodeAt(at) !== LESS) return literal();
      if (at + 1 >= text.length && !isEnded) return 'more';
      const sign = text.charCodeAt(at + 1);
      const token = sign === BANG || sign === QUESTION ? declaration() : tag();
      if (token !== undefined) return token;
    }
    return 'more';
  };

  return {
    push(piece) {
      text = text.slice(at) + piece;
      at = 0;
    },
    end() {
      isEnded = true;
    },
    next,
    name: () => text.slice(from, to),
    isCalled: (name) => {
      const start = to - name.length;
      return (
        (start === from || (start > from && text.charCodeAt(start - 1) === COLON)) &&
        text.startsWith(name, start)
      );
    },
    attributes: () => text.slice(to, end),
    text: () => text.slice(from, to),
  };
}

const ATTRIBUTE = /([\w:.-]{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g;
const MOST_ATTRIBUTES = 1_000;

/** What a tag says of itself, by name and still escaped. */
export function attributesIn(tag: string): readonly (readonly [name: string, value: string])[] {
  const found: (readonly [string, string])[] = [];
  for (const [, name = '', one, other] of tag.matchAll(ATTRIBUTE)) {
    if (found.length >= MOST_ATTRIBUTES) throw broken('a tag has more attributes than it may.');
    found.push([name, one ?? other ?? '']);
  }
  return found;
}
