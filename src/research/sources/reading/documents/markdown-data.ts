import { squeeze, trimSigns, trimEndSigns } from '../../../../kernel/text';
import { unescapeHtml } from '../../../../kernel/formats/html';
import { removeInvisible } from '../../../read';
import { columnName } from '../formats/table-rows';

/** A line of a list or a paragraph of its own: its text, the first of its links, and what bars part in it. */
interface MarkdownEntry {
  readonly section: string;
  readonly text: string;
  readonly parts: readonly string[];
  readonly name?: string;
  readonly url?: string;
}

/** A file in Markdown as data that a mapping can walk. */
export interface MarkdownData {
  /** What stands above the text, by its names. */
  readonly front: Readonly<Record<string, string | readonly string[]>>;
  readonly entries: readonly MarkdownEntry[];
  /** What stands below each heading, by the heading as a column would be called. */
  readonly sections: Readonly<Record<string, string>>;
}

const MOST_LINES = 60_000;
const LONGEST_LINE = 20_000;
const LONGEST_HEADING = 300;
const LINK = /!?\[([^[\]]{0,400})\]\(([^()]{0,2000}(?:\([^()]{0,400}\)[^()]{0,2000})?)\)/g;

/** What a link leads to, and behind it in quotes what it is called; other words in brackets are no link. */
function targetOf(inside: string): string | undefined {
  const [target = '', ...title] = inside.trim().split(' ');
  const isTitled = title.length === 0 || /^"[^"]*"$/u.test(title.join(' ').trim());
  return isTitled ? trimSigns(target, '<', '>') : undefined;
}

function plain(text: string): string {
  const unlinked = text
    .replace(LINK, (whole, name: string, inside: string) =>
      targetOf(inside) === undefined ? whole : name,
    )
    .replace(/<[^<>]{0,400}>/g, ' ');
  return squeeze(
    removeInvisible(
      unescapeHtml(
        unlinked
          .replace(/(\*\*|__|~~|`)/g, '')
          .replace(/(^|\s)[*_](\S)/g, '$1$2')
          .replace(/(\S)[*_](?=[\s.,;:!?)]|$)/g, '$1'),
      ),
    ),
  );
}

function entryOf(section: string, line: string): MarkdownEntry | undefined {
  const [, name = '', inside = ''] =
    [...line.matchAll(LINK)].find(
      ([whole, , target = '']) => !whole.startsWith('!') && targetOf(target) !== undefined,
    ) ?? [];
  const url = targetOf(inside) ?? '';
  const text = plain(line);
  if (text === '') return undefined;
  const isAddress = /^https?:\/\/\S+$/.test(url) && URL.canParse(url);
  return {
    section,
    text,
    parts: line.split(/\s\|\s/).map(plain),
    ...(plain(name) === '' ? {} : { name: plain(name) }),
    ...(isAddress ? { url } : {}),
  };
}

const unquoted = (value: string): string =>
  squeeze(/^(["'])([^]*)\1$/.exec(value.trim())?.[2] ?? value);

/** What a line says behind a mark at its beginning. */
function behindMark(line: string, mark: RegExp): string | undefined {
  const bare = line.trimStart();
  const found = mark.exec(bare)?.[0];
  const said = bare.slice(found?.length).trim();
  return found === undefined || said === '' ? undefined : said;
}

/** `name: value`, and below a name without one a list; deeper things are left out. */
function frontOf(lines: readonly string[]): MarkdownData['front'] {
  const front = new Map<string, string | string[]>();
  let last = '';
  for (const line of lines) {
    const name = /^[\w-]{1,60}(?=:)/.exec(line)?.[0];
    const item = behindMark(line, /^-(?=\s)/);
    if (name !== undefined) {
      last = columnName(name);
      const value = line.slice(name.length + 1);
      if (value.trim() !== '') front.set(last, unquoted(value));
    } else if (item !== undefined && last !== '') {
      const before = front.get(last);
      if (typeof before !== 'string') front.set(last, [...(before ?? []), unquoted(item)]);
    }
  }
  return Object.fromEntries(front);
}

/** Takes a file in Markdown apart without judging what in it matters; that is what the mapping says. */
export function markdownData(source: string): MarkdownData {
  const lines = source
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE));
  const end = lines[0]?.trim() === '---' ? lines.indexOf('---', 1) : -1;
  const entries: MarkdownEntry[] = [];
  const sections = new Map<string, string[]>();
  let section = '';
  let isCode = false;
  let paragraph = '';
  const endParagraph = (): void => {
    const entry = paragraph === '' ? undefined : entryOf(section, paragraph);
    paragraph = '';
    if (entry === undefined) return;
    entries.push(entry);
    const below = sections.get(columnName(section)) ?? [];
    below.push(entry.text);
    sections.set(columnName(section), below);
  };
  for (const line of lines.slice(end + 1)) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const heading =
      isCode || !line.startsWith('#') || line.length > LONGEST_HEADING
        ? undefined
        : behindMark(trimEndSigns(line, ' #'), /^#{1,6}(?=\s)/);
    const item = isCode ? undefined : behindMark(line, /^(?:[-*+]|\d{1,4}[.)])(?=\s)/);
    if (
      heading !== undefined ||
      item !== undefined ||
      line.trim() === '' ||
      isCode ||
      /^\s*(?:[-*_]\s*){3,}$/.test(line)
    )
      endParagraph();
    if (heading !== undefined) section = plain(heading);
    else if (item !== undefined) paragraph = item;
    else if (!isCode && !/^\s*(?:```|~~~|(?:[-*_]\s*){3,}$)/.test(line))
      paragraph = squeeze(`${paragraph} ${line.replace(/^>\s?/, '')}`);
  }
  endParagraph();
  return {
    front: frontOf(lines.slice(1, Math.max(1, end))),
    entries,
    sections: Object.fromEntries([...sections].map(([name, texts]) => [name, texts.join('\n')])),
  };
}
