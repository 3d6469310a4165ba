import { defined } from '../../kernel/defined';
import { squeeze } from '../../kernel/text';
import type { BlockText } from './layout/blocks';
import type { Block } from './shape';
import { removeInvisible } from './layout/visible-text';

const BULLET = /^(?:[-*•·‣▪◦–—]|\d{1,2}[.)])(?:\s+|$)/u;
const NAMED_LINE = /^[\p{L} ]{2,24}: \S/u;
const LONGEST_HEADING = 70;
/** A first line longer than this is a paragraph and no title. */
const LONGEST_TITLE = 120;

function isHeading(line: string): boolean {
  return line.length <= LONGEST_HEADING && !/[.!?,;]$/u.test(line);
}

/** For each line the next one after it that isn't empty, found from the end so that each is looked at once. */
function nextFilled(lines: readonly string[]): readonly string[] {
  const following: string[] = Array.from(lines, () => '');
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const next = lines[at + 1] ?? '';
    following[at] = next === '' ? (following[at + 1] ?? '') : next;
  }
  return following;
}

/** Text without markup, as it was pasted, laid out as its lines show it: title, headings, items, paragraphs. */
export function readPlainText(pasted: string): BlockText {
  const lines = removeInvisible(pasted)
    .split(/\r\n?|[\n\u2028\u2029]/u)
    .map(squeeze);
  const blocks: Block[] = [];
  let text = '';
  const add = (line: string, kind: Block['kind'], level?: number): void => {
    if (text !== '') text += '\n';
    blocks.push({
      kind,
      start: text.length,
      end: text.length + line.length,
      ...defined({ level }),
    });
    text += line;
  };
  const following = nextFilled(lines);
  for (const [index, line] of lines.entries()) {
    const bare = line.replace(BULLET, '');
    if (bare === '') continue;
    const opensList = BULLET.test(following[index] ?? '');
    if (bare !== line) add(bare, 'item');
    else if (text === '')
      add(
        line,
        line.length <= LONGEST_TITLE ? 'heading' : 'paragraph',
        line.length <= LONGEST_TITLE ? 1 : undefined,
      );
    else if (NAMED_LINE.test(line) && line.length <= LONGEST_TITLE) add(line, 'row');
    else if (isHeading(line) && (line.endsWith(':') || opensList || lines[index - 1] === ''))
      add(line, 'heading', 2);
    else add(line, 'paragraph');
  }
  return { text, blocks, tables: [] };
}
