import type { Evidence } from '../../../research/evidence/shape';
import { countWords } from '../../../kernel/text';
import { joinsByName } from '../joins/find-joins';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes } from '../phrases';
import { atTime } from '../wording/periods';
import { distinctBy, draft, nameIn, wordsOf } from './facts';
import { byDay, dayOf, opening, shortSourceName, sourceNameOf } from './sources';

const NEWS = 'In the news';
export const BLOG = 'From its engineers';

const MOST_NEWS = 3;
const MOST_POSTS = 2;
/** A headline is quoted whole or not at all. */
const LONGEST_HEADLINE = 14;
/** What is older is no news. */
const NEWS_FOR_MONTHS = 18;

function isRecent(row: Evidence, writtenAt: string): boolean {
  const [year = 0, month = 0] = (dayOf(row) ?? '').split('-').map(Number);
  const [now = 0, this_ = 0] = writtenAt.split('-').map(Number);
  return (now - year) * 12 + this_ - month <= NEWS_FOR_MONTHS;
}

const headlineOf = (row: Evidence): string | undefined => {
  const words = wordsOf(row);
  return words !== undefined && countWords(words) <= LONGEST_HEADLINE ? words : undefined;
};

const isOwn = ({ reliability }: Evidence): boolean => reliability === 'first-party';

/** An article is read where sentences of its page are at hand. */
function isRead(row: Evidence, statements: readonly Evidence[]): boolean {
  return statements.some(({ url }) => url === row.url);
}

const STARTS: readonly ((source: string, day: string) => string)[] = [
  (source, day) => `A headline in ${source} ${day} was`,
  (source, day) => `${source}’s headline ${day} was`,
  (source, day) => `Another, in ${source} ${day}, was`,
  (source, day) => `${opening(day)}, ${source} ran the headline`,
];

/** A headline is called one, and where we saw nothing else of the story, we say so. */
function headlines(
  rows: readonly Evidence[],
  statements: readonly Evidence[],
  rivals: readonly Evidence[],
  writtenAt: string,
): DraftClaim[] {
  return rows.slice(0, MOST_NEWS).flatMap((row, index): DraftClaim[] => {
    const headline = headlineOf(row) ?? '';
    const day = dayOf(row) ?? '';
    const when = atTime(day, writtenAt);
    const [join] = joinsByName(rivals, [row]);
    const rival = join === undefined ? undefined : nameIn(join.left);
    const start = isOwn(row)
      ? `${opening(when)}, the company announced`
      : (STARTS[index]?.(shortSourceName(sourceNameOf(row)), when) ?? '');
    const seen = isOwn(row) || isRead(row, statements) ? '' : ' We saw only the headline.';
    const told = draft(`${endSentence(`${start} ${inQuotes(headline)}`)}${seen}`, [row], {
      group: NEWS,
      asOf: day,
    });
    return join === undefined || rival === undefined
      ? [told]
      : [told, draft(`${rival} is also one of the rivals it names.`, [join.left], { group: NEWS })];
  });
}

interface News {
  readonly news: readonly Evidence[];
  readonly statements: readonly Evidence[];
  readonly rivals: readonly Evidence[];
  readonly writtenAt: string;
}

/** The newest stories, each outlet and event once; and what its engineers wrote. */
export function writeNews({ news, statements, rivals, writtenAt }: News): DraftClaim[] {
  const dated = news
    .filter(
      (row) =>
        dayOf(row) !== undefined && headlineOf(row) !== undefined && isRecent(row, writtenAt),
    )
    .toSorted(byDay);
  const stories = distinctBy(
    dated.filter(({ topic }) => topic !== 'engineering'),
    (row) => wordsOf(row) ?? '',
  );
  const posts = distinctBy(
    dated.filter(({ topic }) => topic === 'engineering'),
    (row) => wordsOf(row) ?? '',
  );
  return [
    ...headlines(stories, statements, rivals, writtenAt),
    ...posts.slice(0, MOST_POSTS).map((row, index) => {
      const when = atTime(dayOf(row) ?? '', writtenAt);
      const title = inQuotes(headlineOf(row) ?? '');
      const text =
        index === 0
          ? `Its engineers wrote ${title} ${when}`
          : `An earlier article, ${when}, is ${title}`;
      return draft(endSentence(text), [row], { group: BLOG, asOf: dayOf(row) });
    }),
  ];
}
