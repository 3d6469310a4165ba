import { yearsIn } from '../../../kernel/text';
import type { Evidence } from '../../../research/evidence/shape';
import { formatDate, formatMonth, formatYear } from '../phrases';

/** How a closed year is named; a year that doesn't end in December is explained the first time it is named. */
export type NameYear = (row: Evidence) => string;

function labelOf({ asOf = '', details }: Evidence): {
  readonly year: string;
  readonly ends: string;
} {
  const label = details?.['fiscalYear'];
  const year = typeof label === 'number' ? String(label) : '';
  return /^\d{4}-12/u.test(asOf) || !/^\d{4}-\d{2}-\d{2}/u.test(asOf)
    ? { year: formatYear(asOf), ends: '' }
    : { year, ends: formatDate(asOf) };
}

/**
 * “2025”; “fiscal 2025 (ended June 30, 2025)”, then “fiscal 2025”; “the year to June 2025” where the company’s
 * own label isn’t known.
 */
export function yearNames(): NameYear {
  let isExplained = false;
  return (row) => {
    const { year, ends } = labelOf(row);
    if (ends === '') return year;
    if (year === '') return `the year to ${formatMonth(row.asOf ?? '')}`;
    const first = !isExplained;
    isExplained = true;
    return first ? `fiscal ${year}, which ended ${ends}` : `fiscal ${year}`;
  };
}

/** “September 30” in the year of writing, “September 30, 2025” in any other, “the end of 2025” of its last day. */
export function speakDay(iso: string, writtenAt: string): string {
  const said = formatDate(iso);
  if (/^\d{4}-12-31/u.test(iso)) return `the end of ${formatYear(iso)}`;
  return formatYear(iso) === formatYear(writtenAt) ? said.replace(/, \d{4}$/u, '') : said;
}

/** The same with its preposition: “on September 30”, “in March 2025”, “at the end of 2025”. */
export function atTime(iso: string, writtenAt: string): string {
  const said = speakDay(iso, writtenAt);
  if (said.startsWith('the end')) return `at ${said}`;
  return /^\d{4}-\d{2}-\d{2}/u.test(iso) && /\d{1,2}(?:,|$)/u.test(said)
    ? `on ${said}`
    : `in ${said}`;
}

/** Whether a day or month is no longer ago than so many months. */
export function isWithin(iso: string, writtenAt: string, months: number): boolean {
  const [year = 0, month = 12] = iso.split('-').map(Number);
  const [now = 0, current = 0] = writtenAt.split('-').map(Number);
  return (now - year) * 12 + current - month <= months;
}

/** Whether the last year that a text names lies before the one that just ended: it is no news. */
export function isOldNews(text: string, writtenAt: string): boolean {
  const years = yearsIn(text).map(Number);
  return years.length > 0 && Math.max(...years) < Number(writtenAt.slice(0, 4)) - 1;
}
