import { Phrasebook } from '../../../language';
import type { Evidence } from '../../../research/evidence/shape';
import { quotesWell, formatDate } from '../phrases';

/** “its newsroom” for the company’s own pages, the source’s name for all others. */
export function sourceNameOf(row: Evidence): string {
  const own = /^Company (?<page>\p{Ll}.*)$/u.exec(row.sourceName)?.groups?.['page'];
  return row.reliability === 'first-party' && own !== undefined ? `its ${own}` : row.sourceName;
}

/** “PatentsView” of “PatentsView, US patents”: what a reader would call it. */
export function shortSourceName(teller: string): string {
  return /^[^(,:]+(?=[,:] )/u.exec(teller)?.[0] ?? teller;
}

const SEARCHED = new Phrasebook([
  ['kind', 'articles, comments, company profiles, posts, questions, stories, videos'],
]);

/** “Hacker News” of “Hacker News comments”: where people speak, not what a search of it is called. */
export function siteNamed(sourceName: string): string {
  return sourceName.slice(0, SEARCHED.find(sourceName)[0]?.start).trimEnd();
}

/** The same where a sentence begins with it. */
export function opening(teller: string): string {
  return teller.charAt(0).toUpperCase() + teller.slice(1);
}

/** The day a row speaks of, or else the day it was published; a day that cannot be read is none. */
export function dayOfRow(row: Evidence): string | undefined {
  return [row.asOf, row.publishedAt].find((day) => day !== undefined && formatDate(day) !== '');
}

/** What a row’s quote says beyond the name it is about: “Tiller ⏎ The control system.” */
export function explanationOf(row: Evidence): string | undefined {
  const value = String(row.value ?? '');
  const [first, ...rest] = row.quote.split(/\n+/u);
  const told = rest.join(' ').trim();
  return value !== '' && first?.trim() === value && told !== '' ? told : undefined;
}

/** From the newest to the oldest, and what has no day last. */
export function byDay(left: Evidence, right: Evidence): number {
  return (dayOfRow(right) ?? '').localeCompare(dayOfRow(left) ?? '');
}

/** Those that can be quoted without being cut come first; otherwise the order stays. */
export function wholeFirst(rows: readonly Evidence[]): Evidence[] {
  return rows.toSorted(
    (left, right) => Number(quotesWell(right.quote)) - Number(quotesWell(left.quote)),
  );
}
