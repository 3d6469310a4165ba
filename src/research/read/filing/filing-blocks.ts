import type { Block, BlockKind } from '../shape';
import { removeInvisible } from '../layout/visible-text';

const LONGEST_HEADING = 100;
/** What follows a heading is a text, a list or a table; names in a list are followed by names. */
const SHORTEST_TEXT = 80;

function isHeadingLike(line: string): boolean {
  if (line.length > LONGEST_HEADING || /[.,;:!?]$|[|•]|^\W*\d/u.test(line)) return false;
  const words = line.split(' ').filter((word) => word.length > 3);
  return (
    words.length > 0 && words.length <= 12 && words.every((word) => /^["“(]?[\p{Lu}\d]/u.test(word))
  );
}

const isBody = (line: string | undefined): boolean =>
  line !== undefined &&
  (line.length >= SHORTEST_TEXT || line.includes(' | ') || /^[•*]/u.test(line));

function kindOf(lines: readonly string[], at: number): BlockKind {
  const line = lines[at] ?? '';
  if (/^(?:[•▪◦·]|\* )/u.test(line)) return 'item';
  if (line.includes(' | ')) return 'row';
  const next = lines[at + 1] ?? '';
  return isHeadingLike(line) && (isBody(next) || (isHeadingLike(next) && isBody(lines[at + 2])))
    ? 'heading'
    : 'paragraph';
}

/** The lines of a filing’s part below its heading, each as the block it looks like. */
export function layOutFiling(
  heading: string,
  text: string,
): { readonly text: string; readonly blocks: readonly Block[] } {
  const lines = text
    .split('\n')
    // A list whose marks have cells of their own, and several of its points on one line.
    .flatMap((line) =>
      line.replace(/^[•▪◦·] \| /u, '• ').split(/(?<=[.;:,\p{L})]) ?(?=•\s?\p{L})/u),
    )
    .map((line) => removeInvisible(line).trim())
    .filter((line) => line !== '');
  const blocks: Block[] = [{ kind: 'heading', level: 1, start: 0, end: heading.length }];
  let laid = heading;
  for (const [at, line] of lines.entries()) {
    const kind = kindOf(lines, at);
    const start = laid.length + 1;
    laid += `\n${line}`;
    blocks.push({
      kind,
      start,
      end: laid.length,
      ...(kind === 'heading' ? { level: line === line.toUpperCase() ? 2 : 3 } : {}),
      ...(kind === 'item' ? { listed: true } : {}),
    });
  }
  return { text: laid, blocks };
}
