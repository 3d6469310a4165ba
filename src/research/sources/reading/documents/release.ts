import { defined } from '../../../../kernel/defined';
import { holdsAny, squeeze } from '../../../../kernel/text';
import { phraseFinder } from '../../../../language';

export interface PressRelease {
  readonly headline?: string;
  readonly text: string;
}

/** More lines before the first sentence are no head of a release. */
const LONGEST_HEAD = 60;
const SHORTEST_SENTENCE = 120;
const SHORTEST_TEXT = 300;
const LONGEST_HEADLINE = 250;
const FEWEST_WORDS = 4;

/** The form that a release comes with says nothing but that it does. */
const isForm = phraseFinder(
  `check the appropriate box, former name or former address, indicate by check mark, pre-commencement communications`,
);

/** What stands above a headline: the exhibit’s number, the sender, whom to call. */
const opensAbove = phraseFinder('^ exhibit/ex #, ^ for (immediate) =release');
const PHONE = /\d{3}[-. )]{1,2}\d{3,4}/u;
const isAbove = (line: string): boolean =>
  opensAbove(line) ||
  holdsAny(line.toLowerCase(), ['@', '|', 'www.', 'http:', 'https:']) ||
  PHONE.test(line);
const tellsNews = phraseFinder(
  `announce, announces, announced, announcing, report, reports, reported, reporting, result, results, quarter,
   fiscal, half year, full year, earnings, revenue, sales, net income, delivers, achieves, posts`,
);
/** Where the news ends: tables, what lawyers ask for, how figures are made, who the sender is. */
const opensEnd = phraseFinder(
  `^ about *, ^ <part> consolidated, ^ <part> <part> consolidated, ^ <part> <part> <part> consolidated,
   ^ caution ..5 statement, ^ conference call, ^ consolidated, ^ disclaimer, ^ forward ..5 statement, ^ non gaap/ifrs,
   ^ safe harbor, ^ use of non gaap/ifrs, ^ webcast`,
  [['part', 'condensed, selected, unaudited']],
);
const opensSafeHarbor = phraseFinder('^ safe harbor');
const LONGEST_TITLE = 120;

const isSentence = (line: string): boolean =>
  line.length >= SHORTEST_SENTENCE && !line.includes(' | ') && /[.:]["”’)]?(?:\s|$)/u.test(line);

function headlineIn(head: readonly string[]): string | undefined {
  return head.find(
    (line) =>
      line.length <= LONGEST_HEADLINE &&
      line.split(' ').length >= FEWEST_WORDS &&
      !isAbove(line) &&
      tellsNews(line),
  );
}

/** A number between two pages, and a row of a table, whose figures say nothing without their columns. */
const NO_PROSE = /^[-–—\s]*\d{1,3}[-–—\s]*$| \| /u;
const ENDS = /[.!?:;”"’)\]]$/u;

/** Sentences without what stands between them; one that was cut by the end of a page goes on. */
function proseOf(lines: readonly string[]): readonly string[] {
  const prose: string[] = [];
  for (const line of lines.filter((one) => !NO_PROSE.test(one))) {
    const before = prose.at(-1);
    if (before !== undefined && !ENDS.test(before) && /^\p{Ll}/u.test(line))
      prose[prose.length - 1] = `${before} ${line}`;
    else prose.push(line);
  }
  return prose;
}

/**
 * A release filed as an exhibit, from its first sentence to its tables. What has no such sentences is no
 * release: a deck of slides, an agreement.
 */
export function readRelease(text: string): PressRelease | undefined {
  const lines = text
    .split('\n')
    // A list whose marks have cells of their own.
    .map((line) => squeeze(line).replace(/^[•▪◦·–—-] \| /u, '• '))
    .filter((line) => line !== '');
  if (lines.slice(0, LONGEST_HEAD).some((line) => isForm(line))) return undefined;
  const from = lines.slice(0, LONGEST_HEAD).findIndex((line) => isSentence(line) && !isAbove(line));
  if (from < 0) return undefined;
  const length = lines
    .slice(from)
    .findIndex((line) => (line.length <= LONGEST_TITLE ? opensEnd(line) : opensSafeHarbor(line)));
  const body = proseOf(lines.slice(from, length < 0 ? undefined : from + length)).join('\n');
  const headline = headlineIn(lines.slice(0, from));
  if (body.length < SHORTEST_TEXT) return undefined;
  return { ...defined({ headline }), text: body };
}
