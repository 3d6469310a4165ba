import type { Evidence } from '../../../research/evidence/shape';
import { countWords } from '../../../kernel/text';
import { joinsByName } from '../joins/find-joins';
import { statesNothing } from '../../verify';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes } from '../phrases';
import { atTime, isWithin } from '../wording/periods';
import { distinctBy, draft, nameIn, wordsOfRow } from './facts';
import { byDay, dayOfRow, opening, shortSourceName, sourceNameOf } from './sources';
import { PROBLEMS, writeHandled } from './troubles';

const NEWS = 'In the news';
export const BLOG = 'From its engineers';

const MOST_NEWS = 3;
const MOST_POSTS = 2;
/** A headline is quoted whole or not at all; one that only asks or commands is no news. */
const LONGEST_HEADLINE = 14;
/** What is older is no news. */
const NEWS_FOR_MONTHS = 18;

const isRecent = (row: Evidence, writtenAt: string): boolean =>
  isWithin(dayOfRow(row) ?? '', writtenAt, NEWS_FOR_MONTHS);

const headlineOf = (row: Evidence): string | undefined => {
  const words = wordsOfRow(row);
  const isFit =
    words !== undefined && countWords(words) <= LONGEST_HEADLINE && !statesNothing(words);
  return isFit ? words : undefined;
};

const isOwn = ({ reliability }: Evidence): boolean => reliability === 'first-party';

/** An article is read where sentences of its page are at hand. */
function isRead(row: Evidence, statements: readonly Evidence[]): boolean {
  return statements.some(({ url }) => url === row.url);
}

const STARTS: readonly ((source: string, day: string) => string)[] = [
  (source, day) => `${opening(day)}, ${source} ran the headline`,
  (source, day) => `${opening(source)} had this headline ${day}:`,
  (source, day) => `Another, in ${source} ${day}, was`,
];

/** A headline is called one, and where we saw nothing else of the stories, we say so once. */
function headlines(
  rows: readonly Evidence[],
  { statements, rivals, writtenAt, company }: News,
): DraftClaim[] {
  const firstOwn = rows.find(isOwn);
  const told = rows.slice(0, MOST_NEWS);
  const unread = told.filter((row) => !isOwn(row) && !isRead(row, statements));
  const seen = unread.length > 1 ? 'We saw only these headlines.' : 'We saw only the headline.';
  return told.flatMap((row, index): DraftClaim[] => {
    const headline = inQuotes(headlineOf(row) ?? '');
    const day = dayOfRow(row) ?? '';
    const when = atTime(day, writtenAt);
    const start = isOwn(row)
      ? `${opening(when)}, ${row === firstOwn ? company : 'it'} published`
      : (STARTS[index]?.(shortSourceName(sourceNameOf(row)), when) ?? '');
    const aside = row === unread.at(-1) ? ` ${seen}` : '';
    const draftOf = draft(`${endSentence(`${start} ${headline}`)}${aside}`, [row], {
      group: NEWS,
      asOf: day,
    });
    return [draftOf, ...rivalIn(row, rivals)];
  });
}

/** A competitor that a headline names. */
function rivalIn(row: Evidence, rivals: readonly Evidence[]): DraftClaim[] {
  const [join] = joinsByName(rivals, [row]);
  const rival = join === undefined ? undefined : nameIn(join.left);
  return join === undefined || rival === undefined
    ? []
    : [draft(`${rival} is also one of the rivals it names.`, [join.left], { group: NEWS })];
}

interface News {
  readonly news: readonly Evidence[];
  readonly statements: readonly Evidence[];
  readonly rivals: readonly Evidence[];
  readonly writtenAt: string;
  readonly company: string;
}

/** The newest stories, each outlet and event once; and what its engineers wrote. */
export function writeNews(all: News): DraftClaim[] {
  const { news, writtenAt } = all;
  const dated = news
    .filter(
      (row) =>
        dayOfRow(row) !== undefined && headlineOf(row) !== undefined && isRecent(row, writtenAt),
    )
    .toSorted(byDay);
  const stories = distinctBy(
    dated.filter(({ topic }) => topic !== 'engineering'),
    (row) => wordsOfRow(row) ?? '',
  );
  const posts = distinctBy(
    dated.filter(({ topic }) => topic === 'engineering'),
    (row) => wordsOfRow(row) ?? '',
  );
  return [
    ...headlines(stories, all),
    ...posts.slice(0, MOST_POSTS).map((row, index) => {
      const when = atTime(dayOfRow(row) ?? '', writtenAt);
      const title = inQuotes(headlineOf(row) ?? '');
      const text =
        index === 0
          ? `Its engineers wrote ${title} ${when}`
          : `An earlier article, ${when}, is ${title}`;
      return draft(endSentence(text), [row], { group: BLOG, asOf: dayOfRow(row) });
    }),
  ];
}

const MOST_TROUBLES = 2;

/** The newest stories of what went wrong, with what was done about it where the page was read. */
export function writeTroubles(
  rows: readonly Evidence[],
  statements: readonly Evidence[],
  writtenAt: string,
): DraftClaim[] {
  const recent = rows
    .filter((row) => dayOfRow(row) !== undefined && headlineOf(row) !== undefined)
    .filter((row) => isRecent(row, writtenAt))
    .toSorted(byDay);
  return distinctBy(recent, (row) => wordsOfRow(row) ?? '')
    .slice(0, MOST_TROUBLES)
    .flatMap((row, index) => {
      const day = dayOfRow(row) ?? '';
      const when = atTime(day, writtenAt);
      const source = shortSourceName(sourceNameOf(row));
      const headline = inQuotes(headlineOf(row) ?? '');
      const did = isOwn(row) ? 'published' : 'ran the headline';
      const text =
        index === 0
          ? `${opening(when)}, ${source} ${did} ${headline}`
          : `${opening(source)} ${did} ${headline} ${when}`;
      return [
        draft(endSentence(text), [row], { group: PROBLEMS, asOf: day }),
        ...writeHandled(row, statements, PROBLEMS),
      ];
    });
}
