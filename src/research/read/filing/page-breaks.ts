import { FILING_LISTS, phraseFinder } from '../../../language';

/** So often a short line must return beside page numbers to be a page’s own and not the text’s. */
const FEWEST_PAGES = 4;
const LONGEST_RUNNING = 90;
const PAGE_NUMBER = /^(?:page\s+)?(?:[A-Z]-)?\d{1,3}(?:\s*(?:\||of)\s*(?:page|\d{1,3}))?$/iu;
/** “PART II Item 7”: where one is, on the top of each page. */
const isRunningLabel = phraseFinder(
  `^ table of contents $, ^ part <part> (_) item <item> $, ^ part <part> (_) item <item> <and> <item> $,
   ^ part <part> (_) item <item> _ <item> <and> <item> $`,
  [...FILING_LISTS, ['and', 'and, &, –, _, _ and']],
);
const ENDS = /[.!?:;|”"’)\]]$/u;

const isPageNumber = (line: string): boolean => PAGE_NUMBER.test(line);

/** The lines that stand at the top or the foot of many pages. */
function runningLines(lines: readonly string[]): ReadonlySet<string> {
  const seen = new Map<string, { count: number; beside: number }>();
  for (const [at, line] of lines.entries()) {
    if (line.length > LONGEST_RUNNING || isPageNumber(line) || line.includes(' | ')) continue;
    const one = seen.get(line) ?? { count: 0, beside: 0 };
    one.count += 1;
    const near = [lines[at - 2], lines[at - 1], lines[at + 1], lines[at + 2]];
    if (near.some((other) => other !== undefined && isPageNumber(other))) one.beside += 1;
    seen.set(line, one);
  }
  return new Set(
    [...seen].flatMap(([line, { count, beside }]) =>
      count >= FEWEST_PAGES && beside * 2 > count ? [line] : [],
    ),
  );
}

/** The lines of a document without its page numbers and running headers; a sentence cut by a page is whole again. */
export function withoutPageBreaks(lines: readonly string[]): readonly string[] {
  const running = runningLines(lines);
  const kept: string[] = [];
  let isBroken = false;
  for (const line of lines) {
    if (isPageNumber(line) || running.has(line) || isRunningLabel(line)) {
      isBroken = true;
      continue;
    }
    const before = kept.at(-1);
    const goesOn =
      isBroken &&
      before !== undefined &&
      !ENDS.test(before) &&
      !before.includes(' | ') &&
      /^\p{Ll}/u.test(line);
    if (goesOn) kept[kept.length - 1] = `${before} ${line}`;
    else kept.push(line);
    isBroken = false;
  }
  return kept;
}
