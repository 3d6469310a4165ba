import { isIsoDay } from '../../kernel/time';
import type { Evidence } from '../../research/evidence/shape';
import { formatDate } from '../document';
import { countInWords } from './headline';
import { citationsOf, formatPlural, currentRows, type Draw } from './material';

const LEAST_REPORTS = 3;
const MOST_REPORTS = 10;
/** A headline is no longer; what is longer is cut where a source’s licence would cut it too. */
const MOST_WORDS = 20;

function dayOf({ asOf, publishedAt }: Evidence): string {
  return (
    [publishedAt, asOf]
      .map((day) => day?.slice(0, 10) ?? '')
      .find((day) => isIsoDay(day) && !Number.isNaN(Date.parse(day))) ?? ''
  );
}

function headlineOf({ value, quote }: Evidence): string {
  const said = typeof value === 'string' && quote.includes(value) ? value : quote;
  const words = said.split(/\s+/u).filter((word) => word !== '');
  return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')}…` : words.join(' ');
}

/** “Five months in headlines” */
function titleOf(first: string, last: string): string {
  const months =
    (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
    Number(last.slice(5, 7)) -
    Number(first.slice(5, 7)) +
    1;
  if (months > 24) return 'Recent years in headlines';
  const words = countInWords(months);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${months === 1 ? 'month' : 'months'} in headlines`;
}

/** Dated headlines, each story once; what its own engineers write is told beside them. */
export const drawNews: Draw = (material) => {
  const dated = currentRows(material, 'news').filter(
    (row) =>
      row.topic !== 'engineering' &&
      dayOf(row) !== '' &&
      dayOf(row) <= material.writtenAt.slice(0, 10),
  );
  const newest = dated.toSorted((left, right) =>
    dayOf(left) < dayOf(right) ? 1 : dayOf(left) > dayOf(right) ? -1 : 0,
  );
  // One headline in two papers is one story.
  const all = [
    ...new Map(newest.toReversed().map((row) => [headlineOf(row).toLowerCase(), row])).values(),
  ].toReversed();
  const stories = all.slice(0, MOST_REPORTS);
  const [last, first] = [stories[0], stories.at(-1)];
  if (last === undefined || first === undefined || stories.length < LEAST_REPORTS) return undefined;
  return {
    id: 'news',
    section: material.section,
    kind: 'timeline',
    title: titleOf(dayOf(first), dayOf(last)),
    says:
      `${formatPlural(stories.length, 'dated report')} from ` +
      `${formatDate(dayOf(first).slice(0, 7))} to ${formatDate(dayOf(last).slice(0, 7))}.`,
    ...(all.length === stories.length
      ? {}
      : {
          note:
            `${formatPlural(all.length - stories.length, 'older report')} that we read ` +
            `${all.length - stories.length === 1 ? 'is' : 'are'} not drawn.`,
        }),
    events: stories.map((row) => ({
      date: dayOf(row),
      text: headlineOf(row),
      evidenceIds: [row.id],
    })),
    citations: citationsOf(stories, material),
  };
};
