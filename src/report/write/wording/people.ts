import { countWords } from '../../../kernel/text';
import { isHonorific, isOfficeWord, Phrasebook, phraseFinder, rewriting } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { isPlainName } from '../evidence-only/facts';
import { formatMonth } from '../phrases';
import { isWithin } from './periods';

/** “Dana Quill, Chief Financial Officer” as a person and a title, if its quote carries both. */
export function personOf(row: Evidence): { name: string; title?: string } | undefined {
  const [name, ...rest] = String(row.value ?? '').split(/,\s*/u);
  const title = rest.length > 0 ? rest.join(', ') : String(row.details?.['title'] ?? '');
  const quote = row.quote.toLowerCase();
  if (name === undefined || !isPlainName(name) || !quote.includes(name.toLowerCase()))
    return undefined;
  return isPlainName(title) && quote.includes(title.toLowerCase()) ? { name, title } : { name };
}

/** A register puts the surname first: “MARSH OTTOLINE”. */
export function hasEachWord(quote: string, name: string): boolean {
  const words = new Set(quote.toLowerCase().match(/[\p{L}\p{M}’'.-]+/gu));
  return name
    .toLowerCase()
    .split(/[\s,]+/u)
    .every((word) => word === '' || words.has(word));
}

/** The full name of the person in a row, if its quote has it; a surname alone may be anybody’s. */
export function fullNameOf(row: Evidence): string | undefined {
  const [name] = String(row.value ?? '').split(/,\s*/u);
  return name !== undefined &&
    isPlainName(name) &&
    countWords(name) > 1 &&
    !isHonorific(name.split(' ')[0] ?? '') &&
    hasEachWord(row.quote, name)
    ? name
    : undefined;
}

/** Whether somebody holds an office on the day of writing: they have begun, and have not left. */
/** Who had an office in an article of long ago may have left it. */
const MONTHS_IN_OFFICE = 36;

const isFormer = phraseFinder('elect, emerit*, former, past, retired');

export function isInOffice(row: Evidence, writtenAt: string): boolean {
  const { details = {}, status, asOf = row.publishedAt } = row;
  const { since, title = '' } = details;
  if (since === undefined && asOf !== undefined && !isWithin(asOf, writtenAt, MONTHS_IN_OFFICE))
    return false;
  const begins = /^\d{4}(?:-\d\d){0,2}/u.exec(String(since))?.[0] ?? '';
  return status !== 'stale' && begins <= writtenAt.slice(0, 10) && !isFormer(String(title));
}

/** The month since which it is so, if the row tells it. */
export function sinceOf(row: Evidence): string | undefined {
  const since = row.details?.['since'];
  const said = typeof since === 'string' ? formatMonth(since) : '';
  return said === '' ? undefined : said;
}

const namesRole = phraseFinder(
  `ceo, cfo, chair/chairman/chairperson/chairwoman, =chief, controller, coo, =counsel, cto, =dean, =director, =founder,
   general =manager, =head, =partner, =president, =secretary, =treasurer`,
);
/** Many hold these at once, and each of them for something that is missing here. */
const isUnfinished = phraseFinder('^ <kind> $, ^ <grade> <kind> $, ^ <grade> <grade> <kind> $', [
  ['kind', 'director, head, manager, vice president'],
  ['grade', 'corporate, executive, first, group, senior'],
]);
/** What follows a title that was cut: “, Human Resources”, “ and Chief Financial Officer”, “ of North America”. */
const goesOn = phraseFinder('^ and <office>, ^ of, ^ _ *ing, ^ _ and <office>', [
  ['office', 'chief, general, head, president, vice'],
]);
const NAMES_UNIT = /^, (?!(?:LLC|Inc)\b)\p{Lu}\p{Ll}/u;

/** A person's title as their row has it, whole; nothing where words are missing from it. */
export function titleOf(row: Evidence): string | undefined {
  const [, ...rest] = String(row.value ?? '').split(/,\s*/u);
  const title = rest.length > 0 ? rest.join(', ') : String(row.details?.['title'] ?? '');
  const at = row.quote.toLowerCase().indexOf(title.toLowerCase());
  if (title === '' || at < 0 || !isPlainName(title)) return undefined;
  const after = row.quote.slice(at + title.length);
  const isWhole = !isUnfinished(title) && !goesOn(after) && !NAMES_UNIT.test(after);
  return namesRole(title) && isWhole ? title : undefined;
}

const SHORT: Readonly<Record<string, string>> = {
  'chief executive officer': 'CEO',
  'chief financial officer': 'CFO',
  'chief technology officer': 'CTO',
  'chief operating officer': 'COO',
};

/** A rank beside an office says nothing to a stranger: “Executive Vice President and Chief Financial Officer”. */
const withoutRankBefore = rewriting(
  [['', '^ {<vice> _/and/&} chief, ^ {<vice> _/and/&} general counsel']],
  [
    [
      'vice',
      'evp, svp, vice president, vp, <grade> vice president, <grade> <grade> vice president',
    ],
    ['grade', 'corporate, executive, senior'],
  ],
);

/** A rank behind an office: “CFO and executive vice president, finance”. */
const opensOnOffice = phraseFinder('^ chief, ^ general counsel, ^ president');
const RANKS = new Phrasebook(
  [['rank', 'and <rank>, _ (and) <rank>']],
  [['rank', 'executive vice president, senior vice president']],
);
function withoutRankBehind(title: string): string {
  const [rank] = opensOnOffice(title) ? RANKS.find(title) : [];
  const office = title.slice(0, rank?.start ?? title.length).trimEnd();
  return office.includes(',') ? title : office;
}

const saysNamesOffice = phraseFinder(
  `chair*, chief, counsel, director, founder, head, officer, president, vp`,
);

const isChiefOfficer = phraseFinder('chief ..9 officer $');
/** Any other word with a capital is the name of what somebody leads. */
const isOfOffice = (word: string): boolean => isOfficeWord(word.toLowerCase());

/** “, Digital Media and Sales” names a part of the company, where one of its words is no word of an office. */
function withSmallLetters(part: string): string {
  const words = part.match(/\p{Lu}[\p{Ll}-]+/gu) ?? [];
  const isChief = isChiefOfficer(part);
  const isUnit = !saysNamesOffice(part) && !words.every(isOfOffice);
  return isUnit
    ? part
    : part.replace(/(?<![\p{L}-])\p{Lu}[\p{Ll}]+(?:-\p{L}\p{Ll}*)?(?![\p{L}])/gu, (word) =>
        isChief || isOfOffice(word) ? word.toLowerCase() : word,
      );
}

/** “CEO Amazon Web Services” lacks its comma. */
const BEFORE_UNIT = /\b(C[EFOT]O|president) (?=\p{Lu}\p{Ll})/gu;

/** “CFO”, “president and CFO”, “president, Digital Media”: as a title stands beside a name. */
export function speakTitle(title: string): string {
  const lower = withoutRankBehind(withoutRankBefore(title))
    .replaceAll(' - ', ', ')
    .replaceAll(' – ', ', ')
    .split(/(?<=,) | (?=and (?:chief|president|co-founder)\b)/iu)
    .map(withSmallLetters)
    .join(' ');
  return Object.entries(SHORT)
    .reduce((text, [long, short]) => text.replace(long, short), lower)
    .replace(BEFORE_UNIT, '$1, ');
}
