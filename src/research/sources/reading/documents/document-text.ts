import { squeeze } from '../../../../kernel/text';
import { unescapeHtml } from '../../../../kernel/formats/html';
import { removeInvisible } from '../../../read';

/** Tags that stand on a line of their own. */
const BLOCKS = new Set([
  'address',
  'article',
  'blockquote',
  'br',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'ul',
]);
const UNREAD = new Set(['script', 'style', 'title', 'head', 'ix:header', 'noscript', 'svg']);
const ALONE = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'wbr']);
const HIDDEN =
  /\bstyle\s*=\s*["'][^"']*(?:display\s*:\s*none|visibility\s*:\s*hidden)|\shidden(?:[\s=>/]|$)/i;
/** No part of it can run over the beginning of the next tag, so that broken markup costs no more than sound one. */
const TOKEN =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[|<[!?][^<>]*>|<(\/?)([a-z][\w:-]*)(?![\w:-])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>|</iy;
/** What a tag says of itself stands at its beginning. */
const LONGEST_ATTRIBUTES = 4_000;

export interface MarkupToken {
  readonly whole: string;
  /** A slash, where the tag closes. */
  readonly closing: string;
  /** As it is written; of a text, nothing. */
  readonly tag: string;
  readonly attributes: string;
}

function textAt(html: string, at: number): string {
  const next = html.indexOf('<', at);
  return html.slice(at, next < 0 ? html.length : next);
}

/** Tags and texts, one after the other. */
export function* markupTokens(html: string, start = 0): Generator<MarkupToken, void, undefined> {
  for (let at = start; at < html.length;) {
    // Who reads a document meanwhile may have moved it.
    TOKEN.lastIndex = at;
    const [whole = textAt(html, at), closing = '', tag = '', attributes = ''] =
      TOKEN.exec(html) ?? [];
    at += whole.length;
    yield { whole, closing, tag, attributes };
  }
}

/**
 * The lines of a long document in HTML, without building its tree: filings have megabytes of markup.
 * Cells of a row stand side by side; what is hidden or isn't text is left out.
 */
export function documentText(html: string): string {
  const lines: string[] = [];
  let line = '';
  /** Inside a cell a paragraph is no line of its own, the row is. */
  let cells = 0;
  /** The tag whose inside is not read, and how often it is open inside of itself. */
  let unread: { readonly name: string; depth: number } | undefined;
  const endLine = (): void => {
    const text = squeeze(removeInvisible(line))
      .replace(/^(?:\| )+|(?: \|)+$/g, '')
      .replace(/(?:\| )+\| /g, '| ');
    if (text !== '' && text !== '|') lines.push(text);
    line = '';
  };
  // What an archive puts before the document itself is no part of it.
  const start = /<html[\s>]/i.exec(html)?.index ?? 0;
  for (const { whole, closing, tag, attributes } of markupTokens(html, start)) {
    const name = tag.toLowerCase();
    if (unread !== undefined) {
      if (name === unread.name && !attributes.endsWith('/'))
        unread.depth += closing === '' ? 1 : -1;
      if (unread.depth === 0) unread = undefined;
    } else if (name === '') {
      if (!whole.startsWith('<!') && !whole.startsWith('<?')) line += unescapeHtml(whole);
    } else if (
      closing === '' &&
      !ALONE.has(name) &&
      !attributes.endsWith('/') &&
      (UNREAD.has(name) || HIDDEN.test(attributes.slice(0, LONGEST_ATTRIBUTES)))
    ) {
      unread = { name, depth: 1 };
    } else if (name === 'td' || name === 'th') {
      // An empty cell may be written as one tag, which opens nothing.
      const isWhole = closing === '' && attributes.endsWith('/');
      if (!isWhole) cells = Math.max(0, cells + (closing === '' ? 1 : -1));
      if (isWhole || closing !== '') line += ' | ';
    } else if (name === 'tr' || name === 'table') {
      if (name === 'table') cells = closing === '' ? 0 : cells;
      endLine();
    } else if (BLOCKS.has(name)) {
      if (cells === 0) endLine();
      else line += ' ';
    }
  }
  endLine();
  return lines.join('\n');
}
