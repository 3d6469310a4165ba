/** A row of a workbook, or one of its texts: none is longer. */
const LONGEST_ELEMENT = 1_000_000;

export interface Element {
  readonly attributes: string;
  readonly inner: string;
  /** `x:` where the names of this file have such a beginning. */
  readonly prefix: string;
}

/** The elements of one name out of a long XML text while it arrives, one after the other and each whole. */
export async function* elementsIn(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<Element> {
  const decoder = new TextDecoder();
  const begins = new RegExp(`<((?:\\w{1,20}:)?)${name}(?=[\\s/>])`);
  let prefix: string | undefined;
  let text = '';
  for await (const piece of bytes) {
    text += decoder.decode(piece, { stream: true });
    prefix ??= begins.exec(text)?.[1];
    if (prefix === undefined) {
      text = text.slice(-100);
      continue;
    }
    const [opening, closing] = [`<${prefix}${name}`, `</${prefix}${name}>`];
    let at = 0;
    for (;;) {
      const start = text.indexOf(opening, at);
      if (start < 0) {
        at = Math.max(at, text.length - opening.length);
        break;
      }
      at = start;
      const after = start + opening.length;
      const headEnd = text.indexOf('>', after);
      if (headEnd < 0) break;
      if (!/[\s/>]/.test(text[after] ?? '')) {
        at = after;
        continue;
      }
      if (text[headEnd - 1] === '/') {
        yield { attributes: text.slice(after, headEnd - 1), inner: '', prefix };
        at = headEnd + 1;
        continue;
      }
      const end = text.indexOf(closing, headEnd + 1);
      if (end < 0) break;
      yield { attributes: text.slice(after, headEnd), inner: text.slice(headEnd + 1, end), prefix };
      at = end + closing.length;
    }
    text = text.slice(at);
    if (text.length > LONGEST_ELEMENT) throw new RangeError('a row never ends.');
  }
  if (prefix !== undefined && text.includes(`<${prefix}${name} `))
    throw new RangeError('its sheet breaks off.');
}
