import { isYear } from '../../../../../kernel/text';
import { readDays, readMoney, wordSet } from '../../../../../language';
import { textOf, wordAt, type SentenceReading } from '../../reading';
import type { Part, Sign } from '../parts';

const isRevenue = wordSet('revenue, revenues, sales, turnover');
const isBeforeRevenue = wordSet(
  `annual, combined, consolidated, fiscal, full-year, group, net, operating, overall, reported,
   total, yearly`,
);
const isIncome = wordSet('earnings, income, loss, profit');
const LONGEST_SUM = 5;
const LONGEST_YEAR = 8;

const revenue: Sign = (reading, at) => {
  let last = at;
  while (isBeforeRevenue(wordAt(reading, last))) last += 1;
  return isRevenue(wordAt(reading, last)) ? { sign: 'REVENUE', last } : undefined;
};

/** "Net profit", "profit after tax": and not any profit. */
const income: Sign = (reading, at) => {
  let last = at;
  while (isBeforeRevenue(wordAt(reading, last))) last += 1;
  if (!isIncome(wordAt(reading, last))) return undefined;
  if (wordAt(reading, last - 1) === 'net' && last > at) return { sign: 'INCOME', last };
  const isAfter = wordAt(reading, last + 1) === 'after' && wordAt(reading, last + 2) === 'tax';
  return isAfter ? { sign: 'INCOME', last: last + 2 } : undefined;
};

/** The longest stretch that begins at a word and is told to be something. */
function longestFrom(
  reading: SentenceReading,
  at: number,
  { most, is }: { readonly most: number; readonly is: (told: string) => boolean },
): number | undefined {
  const furthest = Math.min(at + most, reading.parsed.tokens.length - 1);
  for (let last = furthest; last >= at; last -= 1) if (is(textOf(reading, at, last))) return last;
  return undefined;
}

const isOfYear = wordSet('ended, financial, fiscal, full, fy, the, year');

/** “fiscal 2025”, “FY2025”, “the year ended December 31, 2025”, and no month. */
function isWholeYear(told: string): boolean {
  const [day, second] = readDays(told);
  if (day?.end !== told.length || second !== undefined) return false;
  const lead = told
    .slice(0, day.start)
    .split(' ')
    .filter((word) => word !== '');
  const isEnded = told.includes(' ended ');
  return lead.every((word) => isOfYear(word)) && (isYear(day.day) || isEnded);
}

function isWholeSum(told: string): boolean {
  const [sum, second] = readMoney(told);
  const lead = told.slice(0, sum?.start).trim();
  return (
    sum !== undefined &&
    (lead === '' || lead === 'US') &&
    sum.end === told.length &&
    second === undefined &&
    sum.value !== 0
  );
}

const year: Sign = (reading, at) => {
  const last = longestFrom(reading, at, { most: LONGEST_YEAR, is: isWholeYear });
  return last === undefined ? undefined : { sign: 'YEAR', last };
};

const isAbout = wordSet('a, about, approximately, more, nearly, over, record, than');

/** “$4 million”, “about $4 million” */
const sum: Sign = (reading, at) => {
  let first = at;
  while (isAbout(wordAt(reading, first))) first += 1;
  const last = longestFrom(reading, first, { most: LONGEST_SUM, is: isWholeSum });
  return last === undefined ? undefined : { sign: 'SUM', last };
};

/** What the sums of a whole company are told with: a sum, a year, its revenue and its net income. */
export const FIGURE_SIGNS: readonly Sign[] = [sum, year, income, revenue];

/** The text of the first part with a sign. */
export function textOfSign(
  reading: SentenceReading,
  within: readonly Part[],
  sign: string,
): string {
  const part = within.find((one) => one.sign === sign);
  return part === undefined ? '' : textOf(reading, part.first, part.last);
}
