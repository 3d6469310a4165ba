import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { foldCase } from '../../verify';
import { endSentence, inQuotes, quotesWell, formatDate } from '../phrases';
import { distinctBy, draft, isProse, wordsOf } from './facts';
import { byDay, dayOf, opening, sourceNameOf } from './sources';
import { standsAlone, withoutDateline } from './troubles';

const NEWS = 'In the news';
export const BLOG = 'From its engineers';

type Lead = (teller: string, day: string) => string;

/** Each is used once in a report, so that news still reads as prose; what is older than these is no news. */
const LEADS: readonly Lead[] = [
  (teller, day) => `The newest report at hand is from ${teller}, on ${day}`,
  (teller, day) => `On ${day}, ${teller} reported`,
  (teller, day) => `${opening(teller)} wrote on ${day}`,
  (teller, day) => `Further back, on ${day}, ${teller} had this`,
];

const BLOG_LEADS: readonly Lead[] = [
  (_teller, day) => `Its engineers told of their work on ${day}`,
  (_teller, day) => `Before that, on ${day}, they wrote`,
];

const LONGEST_DETAIL = 34;

/** The sentence of an article that tells most: with a figure, and not about somebody’s words. */
function detailOf(row: Evidence, statements: readonly Evidence[]): Evidence | undefined {
  const told = statements
    .filter(({ url, quote, tier }) => url === row.url && isProse(quote) && tier === row.tier)
    .filter(
      ({ quote }) =>
        quote.split(/\s+/u).length <= LONGEST_DETAIL &&
        !/[“”]|^\d/u.test(quote) &&
        standsAlone(quote),
    )
    .toSorted((left, right) => left.start - right.start);
  const whole = told.filter(({ quote }) => quotesWell(withoutDateline(quote)));
  return (
    whole.find(({ quote }) => /\d/u.test(quote)) ??
    whole[0] ??
    told.find(({ quote }) => /\d/u.test(quote)) ??
    told[0]
  );
}

interface NewsDrafts {
  readonly drafts: readonly DraftClaim[];
  readonly rows: readonly Evidence[];
}

/** So much of a headline said again by its article makes the headline superfluous. */
const ECHOED = 2 / 3;

/** Whether a sentence says what its headline says, and more. */
function echoes(sentence: string, headline: string): boolean {
  const said = new Set(foldCase(sentence).match(/[\p{L}\p{N}]+/gu));
  const words = (foldCase(headline).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 3 || /\d/u.test(word),
  );
  return words.length > 0 && words.filter((word) => said.has(word)).length / words.length >= ECHOED;
}

/** A headline with the sentence of its article that tells most, or that sentence alone where it says both. */
function tell(
  rows: readonly Evidence[],
  statements: readonly Evidence[],
  group: string,
  leads: readonly Lead[],
): NewsDrafts {
  const told = rows
    .slice(0, leads.length)
    .map((row) => ({ row, detail: detailOf(row, statements) }));
  const drafts = told.map(({ row, detail }, index) => {
    const headline = wordsOf(row) ?? '';
    const words = detail === undefined ? '' : inQuotes(withoutDateline(detail.quote));
    const said =
      detail !== undefined && quotesWell(withoutDateline(detail.quote)) && echoes(words, headline)
        ? words
        : [inQuotes(headline, 18), words].filter((part) => part !== '').join(' – ');
    const lead = leads[index]?.(sourceNameOf(row), formatDate(dayOf(row) ?? '')) ?? '';
    return draft(
      endSentence(`${lead}: ${said}`),
      [row, ...(detail === undefined ? [] : [detail])],
      { group, asOf: dayOf(row) },
    );
  });
  return {
    drafts,
    rows: told.flatMap(({ row, detail }) => [row, ...(detail === undefined ? [] : [detail])]),
  };
}

/** Headlines from the newest to the oldest, each with the sentence of its article that tells most. */
export function writeNews(
  news: readonly Evidence[],
  statements: readonly Evidence[],
): { drafts: DraftClaim[]; used: ReadonlySet<string> } {
  const dated = news
    .filter((row) => dayOf(row) !== undefined && wordsOf(row) !== undefined)
    .toSorted(byDay);
  // One headline in two papers is one story.
  const stories = distinctBy(
    dated.filter((row) => row.topic !== 'engineering'),
    (row) => wordsOf(row) ?? '',
  );
  const told = tell(stories, statements, NEWS, LEADS);
  const blog = tell(
    dated.filter((row) => row.topic === 'engineering'),
    statements,
    BLOG,
    BLOG_LEADS,
  );
  return {
    drafts: [...told.drafts, ...blog.drafts],
    used: new Set([...told.rows, ...blog.rows].map((row) => row.id)),
  };
}
