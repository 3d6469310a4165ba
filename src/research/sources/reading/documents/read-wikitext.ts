import { phraseFinder, wordSet } from '../../../../language';
import { squeeze, trimSigns } from '../../../../kernel/text';
import { unescapeHtml } from '../../../../kernel/formats/html';
import { shown, type Parts } from './wiki-templates';

export interface WikiArticle {
  /** What the box at its side says, by the names its editors gave: `num_employees`. */
  readonly box: Readonly<Record<string, string>>;
  /** The article, without its box, its tables and what only points elsewhere. */
  readonly text: string;
}

/** Templates and links stand inside of each other; deeper than this nobody writes. */
const DEEPEST = 25;
const LONGEST = 400_000;
const MEDIA = /^\s*(?:file|image|datei|bild|category|kategorie|fichier|archivo)\s*:/i;
const pointsElsewhere = phraseFinder(
  `^ bibliography/footnotes/notes/references/sources $, ^ external links $,
   ^ further reading $, ^ see also $`,
);
/** Where a bar inside a link or a template's finished part must not be taken for a separator. */
const BAR = '\u0001';
/** Marks the article’s first box, which may be resolved after simpler ones that follow it. */
const FIRST = '\u0002';
const isPicture = wordSet(
  '*_alt, *_caption, *_size, caption, footnotes, image, logo, module, screenshot',
);

const KEY = /^[\p{L}\w .-]{1,40}$/u;

function readBox(parts: Parts): WikiArticle['box'] {
  const pairs = parts.flatMap((part) => {
    const equals = part.indexOf('=');
    const key = part.slice(0, Math.max(0, equals)).trim();
    // A line of a list, or a line of its own; a title in brackets goes with the name above it.
    const lined = part
      .slice(equals + 1)
      .replace(/<br\s{0,3}\/?>\s{0,9}(?=\()/gi, ' ')
      .replace(/<br\s{0,3}\/?>|\n\s{0,9}\*/gi, '; ');
    const said = squeeze(clean(lined))
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '')
      .join('; ')
      .replace(/^,\s?|,$/g, '');
    return said === '' || !KEY.test(key) || isPicture(key)
      ? []
      : [[key.toLowerCase().replace(/\s+/g, '_'), said] as const];
  });
  return Object.fromEntries(pairs);
}

/** Markup that is left inside of a line. */
function clean(text: string): string {
  return unescapeHtml(
    text
      .replaceAll(BAR, '|')
      .replace(/'{2,5}/g, '')
      .replace(/\[(?:https?:)?\/\/([^\s\]][^\]]*)\]/g, (_, inside: string) =>
        inside.replace(/^\S+/u, '').trimStart(),
      )
      .replace(/<[^<>]{0,400}>/g, ' '),
  );
}

/** Resolves links and templates from the inside out; the box is read when everything in it is resolved. */
function resolve(source: string): { readonly text: string; readonly box: WikiArticle['box'] } {
  let text = source;
  let box: WikiArticle['box'] = {};
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const before = text;
    text = text.replace(/\[\[([^[\]]*)\]\]/g, (_, inner: string) =>
      MEDIA.test(inner) ? '' : inner.slice(inner.lastIndexOf('|') + 1),
    );
    text = text.replace(/\{\{([^{}]*)\}\}/g, (_, inner: string) => {
      const [name = '', ...parts] = inner.split('|');
      const called = squeeze(name.replaceAll('_', ' ')).toLowerCase();
      if (!/^(?:infobox|.{1,40} infobox$)/.test(called))
        return shown(called, parts).replaceAll('|', BAR);
      // A box inside of a box is about a part of it, and a later one about another thing.
      const isFirst = name.includes(FIRST);
      if (isFirst || Object.keys(box).length === 0) box = readBox(parts);
      return '';
    });
    if (text === before) break;
  }
  // What was opened and never closed ends with its line.
  return { text: text.replace(/\{\{[^{}\n]*|\}\}/g, ''), box };
}

/** “== History ==”. */
function headingOf(line: string): string | undefined {
  const bare = trimSigns(line, '=');
  const isMarked = bare !== '' && line.startsWith('=') && line.endsWith('=');
  return isMarked ? bare.trim() : undefined;
}

/** Reads an encyclopedia's markup: its box and its sentences. It never throws, whatever the markup. */
export function readWikitext(wikitext: string): WikiArticle {
  const bare = wikitext
    .slice(0, LONGEST)
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/<ref\b[^<>]*\/>/gi, '')
    .replace(/<(ref|gallery|math|timeline|score)\b[^<>]*>[^]*?(?:<\/\1\s*>|$)/gi, '');
  const { text, box } = resolve(bare.replace(/\{\{\s{0,5}infobox/i, `$&${FIRST}`));
  const lines: string[] = [];
  let pointing = false;
  let inTable = 0;
  for (const line of text.split('\n')) {
    if (line.startsWith('{|')) inTable += 1;
    const heading = headingOf(line.trim());
    if (heading !== undefined) pointing = pointsElsewhere(heading);
    const said = squeeze(clean(heading ?? line.replace(/^[*#:;]+\s*/, '')));
    // What begins with a bar is left of a box or a table that was never closed.
    const isLeft = /^\s{0,9}[|!]/.test(line);
    if (inTable === 0 && !isLeft && !pointing && said !== '' && !/^__[A-Z]+__$/.test(said))
      lines.push(said);
    if (line.startsWith('|}')) inTable = Math.max(0, inTable - 1);
  }
  return { box, text: lines.join('\n') };
}
