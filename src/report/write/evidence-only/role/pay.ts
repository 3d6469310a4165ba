import type { Evidence } from '../../../../research/evidence/shape';
import { SHARE_OF_RANGE, withinRange } from '../../../verify';
import type { DraftClaim } from '../../ports';
import { endSentence, formatCount, formatReportMoney, inQuotes } from '../../phrases';
import { entryLines } from '../../registers';
import {
  distinctBy,
  draft,
  isPlainAmount,
  isPlainName,
  valueIn,
  wordsOfRow,
  type Facts,
} from '../facts';
import { roleKinship } from './role-match';

const PAY = 'Pay';
const PER: Readonly<Record<string, string>> = {
  year: ' a year',
  month: ' a month',
  week: ' a week',
  hour: ' an hour',
};

/** A sum is told as it stands; any other words are the company’s own. */
export function formatPay(row: Evidence, most?: number): string | undefined {
  if (typeof row.value === 'number') return formatReportMoney(row.value, row.unit);
  const value = valueIn(row);
  if (value !== undefined && isPlainAmount(value) && /\d/u.test(value)) return value;
  // A dash that is no plain one would look like two sums.
  const spaced = value?.replace(/\s?[—–]\s?/u, ' - ');
  if (value !== undefined && spaced !== undefined && isPlainAmount(spaced))
    return inQuotes(value, most);
  const words = wordsOfRow(row);
  return words && inQuotes(words, most);
}

function titleKinship(role: string, row: Evidence): number {
  return roleKinship(role, { ...row, value: row.title, quote: row.title });
}

interface Match {
  readonly role: string;
  /** The posting closest to the role. */
  readonly nearest: Evidence | undefined;
  /** Postings were read, and none is close. */
  readonly isForeign: boolean;
}

/** “$138,000–$172,000” of a range whose ends are typed; else the words as they were published. */
function rangeOf(row: Evidence): string | undefined {
  const { from, to } = row.details ?? {};
  if (typeof from !== 'number' || typeof to !== 'number' || from >= to) return formatPay(row);
  const per = PER[String(row.details?.['per'] ?? '')] ?? '';
  return `${formatReportMoney(from, row.unit)}–${formatReportMoney(to, row.unit)}${per}`;
}

const postingAt = (row: Evidence, postings: readonly Evidence[]): Evidence | undefined =>
  postings.find((one) => one.url === row.url && isPlainName(wordsOfRow(one) ?? ''));

const titleAt = (row: Evidence, postings: readonly Evidence[]): string | undefined => {
  const posting = postingAt(row, postings);
  return posting === undefined ? undefined : wordsOfRow(posting);
};

/** Pay as the company publishes it: in the posting closest to the role, then in another posting. */
function published(
  { role, nearest, isForeign }: Match,
  rows: readonly Evidence[],
  postings: readonly Evidence[],
): DraftClaim[] {
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
    const first = own === undefined ? 'One of its postings lists' : 'The posting lists';
    const unnamed = index === 0 ? 'One of its postings' : 'Another of its postings';
    const text =
      index === 0 && !isForeign
        ? `${first} ${rangeOf(row)}`
        : `${titleAt(row, postings) ?? unnamed} lists ${rangeOf(row)}`;
    const named = index > 0 || isForeign ? postingAt(row, postings) : undefined;
    return draft(endSentence(text), [row, ...(named === undefined ? [] : [named])], {
      group: PAY,
      asOf: row.asOf ?? row.publishedAt,
    });
  });
}

/** The middle of the reader's own range, with its formula. */
function middle({ nearest }: Match, rows: readonly Evidence[]): DraftClaim[] {
  const own = rows.find((row) => nearest !== undefined && row.url === nearest.url);
  const { from, to, per } = own?.details ?? {};
  if (own === undefined || typeof from !== 'number' || typeof to !== 'number' || from >= to)
    return [];
  if (per !== 'year') return [];
  const sum = formatReportMoney(withinRange(from, to, SHARE_OF_RANGE.midpoint), own.unit);
  return [
    draft(`The middle of that range is about ${sum}.`, [own], {
      group: PAY,
      basis: 'typed',
      computation: { kind: 'in-range', of: own.id, at: 'midpoint' },
    }),
  ];
}

const GOING = 'What such work pays in general';

const sumIn = (lines: ReadonlyMap<string, string>, ...labels: readonly string[]): number =>
  Number(labels.map((label) => lines.get(label)).find((line) => line !== undefined));

/** What such work pays, whoever pays it: of an occupation that a register names, or one close to the role by name. */
function going(role: string, rows: readonly Evidence[]): DraftClaim[] {
  const near = rows
    .filter((row) => typeof row.value === 'string' && isPlainName(row.value))
    .map((row) => ({ row, lines: entryLines(row) }))
    .filter(
      ({ row, lines }) =>
        roleKinship(role, row) > 0 || lines.has('Median') || lines.has('Pay median'),
    )
    .filter(({ lines }) => sumIn(lines, 'Pay median', 'Median', 'Pay') > 0)
    .toSorted((left, right) => roleKinship(role, right.row) - roleKinship(role, left.row));
  return near.slice(0, 1).map(({ row, lines }) => {
    const middle = sumIn(lines, 'Pay median', 'Median', 'Pay');
    const sum = row.unit === undefined ? formatCount(middle) : formatReportMoney(middle, row.unit);
    const year = lines.get('Year');
    const when = year === undefined ? '' : ` (${year})`;
    const text = `In general, and not at this company, the median pay for ${row.value} is ${sum}${when}.`;
    return draft(text, [row], { group: GOING, asOf: row.asOf });
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
      roleKinship(role, { ...row, value: title, quote: title }) > 0
    );
  });
  return near.slice(0, 1).map((row) => {
    const { title, to, payUnit = '' } = row.details ?? {};
    const per = PER[String(payUnit).toLowerCase()] ?? '';
    const most =
      typeof to === 'number' && to > Number(row.value)
        ? ` to ${formatReportMoney(to, row.unit)}`
        : '';
    const name = isPlainName(String(title)) ? String(title) : inQuotes(String(title));
    const sum = `${formatReportMoney(Number(row.value), row.unit)}${most}${per}`;
    const text = `A public register, ${row.sourceName}, gives pay of ${sum} for ${name}`;
    return draft(endSentence(text), [row], { group: PAY, asOf: row.asOf ?? row.publishedAt });
  });
}

function withMiddle(
  [first, ...rest]: readonly DraftClaim[],
  own: readonly DraftClaim[],
): DraftClaim[] {
  return first === undefined ? [] : [first, ...own, ...rest];
}

export function writePay(match: Match, facts: Facts): DraftClaim[] {
  return [
    ...withMiddle(
      published(match, facts.all('pay-range'), facts.all('job-posting')),
      middle(match, facts.all('pay-range')),
    ),
    ...declared(match.role, facts.all('declared-pay')),
    ...going(match.role, facts.all('going-pay')),
  ];
}
