import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, quotesWell, sayCount, sayDate, sayMonth } from '../phrases';
import { distinctBy, draft, isProse, wordsOf } from './facts';
import { byDay, dayOf, opening, tellerOf } from './sources';
import { standsAlone, withoutDateline } from './troubles';

const NEWS = 'In the news';
export const BLOG = 'From its engineers';

type Telling = (teller: string, headline: string, day: string) => string;

/** Each is used once in a report, so that a list of headlines still reads as prose. */
const TELLINGS: readonly Telling[] = [
  (teller, headline, day) => `The newest report at hand, from ${teller} on ${day}, is headed ${headline}`,
  (teller, headline, day) => `On ${day}, ${teller} published ${headline}`,
  (teller, headline, day) => `${opening(teller)} wrote ${headline} on ${day}`,
  (teller, headline, day) => `${headline} is how ${teller} put it on ${day}`,
  (teller, headline, day) => `Dated ${day} is an article named ${headline}, from ${teller}`,
  (teller, headline, day) => `Further back, on ${day}, ${teller} carried the story ${headline}`,
];

const BLOG_TELLINGS: readonly Telling[] = [
  (_teller, headline, day) => `Its engineers told of their work on ${day} under the title ${headline}`,
  (_teller, headline, day) => `${headline} is what they wrote about on ${day}`,
  (_teller, headline, day) => `An older piece by them, of ${day}, is ${headline}`,
];

/** How the sentence that belongs to a headline is brought in; as many as there are tellings. */
const DETAILS = ['The text says', 'In detail', 'What it says', 'There it reads', 'It goes on', 'Its main sentence'] as const;
const BLOG_DETAILS = ['They write', 'In their words', 'They add'] as const;

const LONGEST_DETAIL = 34;

/** The sentence of an article that tells most: with a figure, and not about somebody’s words. */
function detailOf(row: Evidence, statements: readonly Evidence[]): Evidence | undefined {
  const told = statements
    .filter(({ url, quote, tier }) => url === row.url && isProse(quote) && tier === row.tier)
    .filter(({ quote }) => quote.split(/\s+/u).length <= LONGEST_DETAIL && !/[“”]|^\d/u.test(quote) && standsAlone(quote))
    .toSorted((left, right) => left.start - right.start);
  const whole = told.filter(({ quote }) => quotesWell(withoutDateline(quote)));
  return whole.find(({ quote }) => /\d/u.test(quote)) ?? whole[0] ?? told.find(({ quote }) => /\d/u.test(quote)) ?? told[0];
}

interface Told {
  readonly drafts: readonly DraftClaim[];
  readonly rows: readonly Evidence[];
}

function tell(rows: readonly Evidence[], statements: readonly Evidence[], group: string, tellings: readonly Telling[], details: readonly string[]): Told {
  const used: Evidence[] = [];
  const drafts = rows.slice(0, tellings.length).flatMap((row, index) => {
    const day = sayDate(dayOf(row) ?? '');
    const headline = inQuotes(wordsOf(row) ?? '', 18);
    const text = tellings[index]?.(tellerOf(row), headline, day) ?? '';
    const detail = detailOf(row, statements);
    used.push(row, ...(detail === undefined ? [] : [detail]));
    return [
      draft(endSentence(text), [row], { group, asOf: dayOf(row) }),
      ...(detail === undefined ? [] : [draft(endSentence(`${details[index]}: ${inQuotes(withoutDateline(detail.quote))}`), [detail], { group, asOf: dayOf(detail) })]),
    ];
  });
  return { drafts, rows: used };
}

/** Headlines from the newest to the oldest, each with the sentence of its article that tells most. */
export function writeNews(news: readonly Evidence[], statements: readonly Evidence[]): { drafts: DraftClaim[]; used: ReadonlySet<string> } {
  const dated = news
    .filter((row) => dayOf(row) !== undefined && wordsOf(row) !== undefined)
    .toSorted(byDay);
  // One headline in two papers is one story.
  const stories = distinctBy(dated.filter((row) => row.topic !== 'engineering'), (row) => wordsOf(row) ?? '').slice(0, TELLINGS.length);
  const told = tell(stories, statements, NEWS, TELLINGS, DETAILS);
  const blog = tell(dated.filter((row) => row.topic === 'engineering'), statements, BLOG, BLOG_TELLINGS, BLOG_DETAILS);
  const oldest = stories.at(-1);
  const count =
    stories.length >= 3 && oldest !== undefined
      ? [draft(
          `We found ${sayCount(stories.length)} dated reports since ${sayMonth(dayOf(oldest) ?? '')}; they are told here from the newest to the oldest.`,
          stories,
          { group: NEWS, computation: { kind: 'count', of: stories.map((row) => row.id) } },
        )]
      : [];
  return { drafts: [...count, ...told.drafts, ...blog.drafts], used: new Set([...told.rows, ...blog.rows].map((row) => row.id)) };
}
