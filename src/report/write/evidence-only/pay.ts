import type { Evidence } from '../../../research/evidence/shape';
import type { DraftClaim } from '../ports';
import { endSentence, inQuotes, formatReportMoney } from '../phrases';
import { linesOf, describeEntries } from './entries';
import { distinctBy, draft, isPlainAmount, valueIn, wordsOf, type Facts } from './facts';
import { kinship } from './role-match';

const PAY = 'Pay';

/** A sum is told as it stands; any other words are the company’s own. */
export function formatPay(row: Evidence, most?: number): string | undefined {
  if (typeof row.value === 'number') return formatReportMoney(row.value, row.unit);
  const value = valueIn(row);
  if (value !== undefined && isPlainAmount(value) && /\d/u.test(value)) return value;
  // A dash that is no plain one would look like two sums.
  const spaced = value?.replace(/\s?[—–]\s?/u, ' - ');
  if (value !== undefined && spaced !== undefined && isPlainAmount(spaced))
    return inQuotes(value, most);
  const words = wordsOf(row);
  return words && inQuotes(words, most);
}

function titleKinship(role: string, row: Evidence): number {
  return kinship(role, { ...row, value: row.title, quote: row.title });
}

interface Match {
  readonly role: string;
  /** The posting closest to the role. */
  readonly nearest: Evidence | undefined;
  /** Postings were read, and none is close. */
  readonly isForeign: boolean;
}

/** Pay as the company publishes it: for the posting closest to the role first, then what others of its postings give. */
function published({ role, nearest, isForeign }: Match, rows: readonly Evidence[]): DraftClaim[] {
  const said = rows.filter((row) => formatPay(row) !== undefined);
  const own = said.find((row) => nearest !== undefined && row.url === nearest.url);
  const ranked = said.toSorted(
    (left, right) =>
      Number(right === own) - Number(left === own) ||
      titleKinship(role, right) - titleKinship(role, left),
  );
  const told = distinctBy(ranked, (row) => formatPay(row) ?? '');
  // Of work that is not the reader’s one range shows what kind of pay is published, and two show no more.
  return told.slice(0, isForeign ? 1 : 2).map((row, index) => {
    const first =
      own === undefined
        ? 'A pay range it publishes is'
        : 'The range published with that posting is';
    const text =
      index === 0 && !isForeign
        ? `${first} ${formatPay(row)}`
        : `For another opening it gives ${formatPay(row)} as pay`;
    return draft(endSentence(text), [row], { group: PAY, asOf: row.asOf ?? row.publishedAt });
  });
}

const PER: Readonly<Record<string, string>> = {
  year: ' a year',
  month: ' a month',
  week: ' a week',
  hour: ' an hour',
};
const GOING = 'What such work pays in general';
const QUARTERS = [
  'Place',
  'Year',
  'Pay median',
  'Median',
  'Pay',
  'Pay lower quarter',
  'Lower',
  'Pay upper quarter',
  'Upper',
];

/** What such work pays, whoever pays it: of an occupation that a register names, or of one whose name is close to the role. */
function going(role: string, rows: readonly Evidence[]): DraftClaim[] {
  const named = rows.filter(
    (row) =>
      typeof row.value === 'string' &&
      (kinship(role, row) > 0 || ['Median', 'Pay median'].some((label) => linesOf(row).has(label))),
  );
  const near = named.toSorted((left, right) => kinship(role, right) - kinship(role, left));
  const leads = [
    (register: string) => `In general, and not at the company, by ${register}`,
    (register: string) => `And by ${register}, in general as well`,
  ];
  return describeEntries(near, {
    labels: QUARTERS,
    most: 5,
    needs: true,
    leads,
    each: 1,
    group: GOING,
  });
}

/** What an authority published of the pay that employers declared: told as its word and not as the company’s. */
function declared(role: string, rows: readonly Evidence[]): DraftClaim[] {
  const near = rows.filter((row) => {
    const title = String(row.details?.['title'] ?? '');
    return (
      typeof row.value === 'number' &&
      row.value > 0 &&
      row.quote.includes(title) &&
      kinship(role, { ...row, value: title, quote: title }) > 0
    );
  });
  return near.slice(0, 1).map((row) => {
    const { title, to, payUnit = '' } = row.details ?? {};
    const per = PER[String(payUnit).toLowerCase()] ?? '';
    const most =
      typeof to === 'number' && to > Number(row.value)
        ? ` to ${formatReportMoney(to, row.unit)}`
        : '';
    const text = `Published by others, and not by the company: ${row.sourceName} has pay of ${formatReportMoney(Number(row.value), row.unit)}${most}${per} declared for ${inQuotes(String(title))}`;
    return draft(endSentence(text), [row], { group: PAY, asOf: row.asOf ?? row.publishedAt });
  });
}

export function writePay(match: Match, facts: Facts): DraftClaim[] {
  return [
    ...published(match, facts.all('pay-range')),
    ...declared(match.role, facts.all('declared-pay')),
    ...going(match.role, facts.all('going-pay')),
  ];
}
