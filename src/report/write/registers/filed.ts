import { formatDate, formatMonth } from '../phrases';
import type { DraftClaim } from '../ports';
import { draft, type Facts } from '../evidence-only/facts';
import { byDay, dayOfRow } from '../evidence-only/sources';
import { isWithin } from '../wording/periods';
import { typed } from '../wording/typed';
import { entryLines } from './lines';

const FILED = 'On file';

/** What a report that couldn't wait was about; what it earned is told elsewhere. */
const REPORTED: readonly (readonly [item: string, about: string])[] = [
  ['5.02', 'a change of directors or officers'],
  ['2.05', 'the cost of closing part of its business'],
  ['1.05', 'a cybersecurity incident'],
  ['4.02', 'a restatement of earlier accounts'],
  ['1.03', 'bankruptcy or receivership'],
  ['2.01', 'a purchase or sale that was completed'],
  ['1.01', 'an important agreement'],
];
const MOST_REPORTED = 2;
/** What was filed longer ago has been overtaken. */
const FILED_FOR_MONTHS = 18;

/** What it told its owners at once, and when it speaks to them next. */
export function writeFiled(facts: Facts, writtenAt: string): DraftClaim[] {
  const coming = facts
    .all('event')
    .filter((row) => (dayOfRow(row) ?? '') >= writtenAt.slice(0, 10))
    .toSorted((left, right) => (dayOfRow(left) ?? '').localeCompare(dayOfRow(right) ?? ''));
  const reports = facts
    .all('current-report')
    .toSorted(byDay)
    .flatMap((row) => {
      const lines = entryLines(row);
      const about = REPORTED.find(([item]) => lines.has(`Item ${item}`))?.[1];
      const day = dayOfRow(row);
      return about === undefined || day === undefined || !isWithin(day, writtenAt, FILED_FOR_MONTHS)
        ? []
        : [{ row, about, day }];
    });
  return [
    ...coming.slice(0, 1).map((row) =>
      draft(`The next date for its investors is ${formatDate(dayOfRow(row) ?? '')}.`, [row], {
        group: FILED,
      }),
    ),
    ...reports.slice(0, MOST_REPORTED).map(({ row, about, day }) =>
      typed(`In ${formatMonth(day)}, it filed a report on ${about}.`, [row], {
        group: FILED,
        asOf: day,
      }),
    ),
  ];
}
