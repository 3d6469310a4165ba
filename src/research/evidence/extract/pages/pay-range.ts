import {
  Phrasebook,
  phraseFinder,
  phraseWords,
  readMoney,
  readNumbers,
} from '../../../../language';

export interface PayRange {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly unit: string;
  readonly per: 'year' | 'month' | 'week' | 'day' | 'hour';
}

/** The small words and signs that may stand between the two ends of a range. */
const BETWEEN: ReadonlySet<string> = new Set(
  '- – — … , . / a and at bis least max maximum min minimum most of per start through to up year'.split(
    ' ',
  ),
);
const MOST_BETWEEN = 8;
function isBetween(text: string): boolean {
  const words = phraseWords(text);
  return words.length <= MOST_BETWEEN && words.every(({ lower }) => BETWEEN.has(lower));
}
const PER = new Phrasebook<PayRange['per']>([
  ['day', 'a/each/per day, daily rate'],
  ['hour', 'a/an/each/per hour, hourly, per hr'],
  ['month', 'a/each/per month, monthly, per mo'],
  ['week', 'a/each/per week, weekly'],
]);
const SHORTEST_FIRST = ['hour', 'month', 'week', 'day'] as const;
const FARTHEST = 45;

/** What time a sum is for, by words close to it: “per hour”, “/hr”. */
function perIn(text: string): PayRange['per'] | undefined {
  const told = PER.kindsIn(text.replaceAll('/', ' per '));
  return SHORTEST_FIRST.find((per) => told.has(per));
}

const isNoPay = phraseFinder(
  `401, allowance, bonus of, budget of, contract value, customer, deal size, funding, grant, loan, portfolio, premium,
   quota, raised, referral, revenue, sales of, saving, sign on, signing bonus, stipend, transaction, tuition,
   valuation`,
);

/** A range of pay, with both its ends; “90–110k” lends its thousands and its currency to the first end. */
export function payRangeIn(told: string): PayRange | undefined {
  // Between digits a hyphen is a dash; elsewhere it may belong to a code.
  const text = told.replace(/(?<=\d[kK]?)-(?=[$€£]?\d)/gu, '–');
  const sums = readMoney(text);
  for (const [index, sum] of sums.entries()) {
    const next = sums[index + 1];
    const other =
      next !== undefined && isBetween(text.slice(sum.end, next.start)) ? next : undefined;
    const [start, end] =
      other === undefined
        ? (withBareEnd(text, sum) ?? [])
        : [
            { start: sum.start, value: sum.value },
            { end: other.end, value: other.value },
          ];
    if (start === undefined || end === undefined) continue;
    const per =
      perIn(text.slice(end.end, end.end + FARTHEST)) ??
      perIn(text.slice(Math.max(0, start.start - FARTHEST), start.start)) ??
      (end.value < 500 ? 'hour' : 'year');
    const [low, high] = [
      start.value < 1_000 && end.value >= 10_000 && per === 'year'
        ? start.value * 1_000
        : start.value,
      end.value,
    ];
    if (
      low > high ||
      high > low * 6 ||
      isNoPay(text.slice(Math.max(0, start.start - 60), start.start)) ||
      (per === 'year' && (low < 8_000 || high > 3_000_000))
    )
      continue;
    return { value: told.slice(start.start, end.end), from: low, to: high, unit: sum.unit, per };
  }
  return saysPay(text) ? leastAndMost(told, sums) : undefined;
}

const saysPay = phraseFinder(
  `band, base, compensation, earn, earnings, ote, paid, pay, pays, range, remuneration, salary,
   stipend, wage`,
);

/** “Starts at $90,000 and goes up to $110,000”: two sums and no third are the least and the most. */
function leastAndMost(told: string, sums: ReturnType<typeof readMoney>): PayRange | undefined {
  const [low, high, more] = sums;
  if (
    low === undefined ||
    high === undefined ||
    more !== undefined ||
    low.unit !== high.unit ||
    low.value >= high.value ||
    high.value > low.value * 4 ||
    low.value < 8_000 ||
    high.value > 3_000_000 ||
    isNoPay(told)
  )
    return undefined;
  return {
    value: told.slice(low.start, high.end),
    from: low.value,
    to: high.value,
    unit: low.unit,
    per: 'year',
  };
}

type Ends = readonly [
  { readonly start: number; readonly value: number },
  { readonly end: number; readonly value: number },
];

/** “$90,000 – 110,000”, “90–110k EUR”: only one end bears the currency. */
function withBareEnd(
  text: string,
  sum: { readonly start: number; readonly end: number; readonly value: number },
): Ends | undefined {
  const bare = readNumbers(text).filter(({ start, end }) => end <= sum.start || start >= sum.end);
  const after = bare.find(({ start }) => start >= sum.end);
  if (after !== undefined && isBetween(text.slice(sum.end, after.start)))
    return [
      { start: sum.start, value: sum.value },
      {
        end: after.end,
        value: after.value < 1_000 && sum.value >= 1_000 ? after.value * 1_000 : after.value,
      },
    ];
  const before = bare.findLast(({ end }) => end <= sum.start);
  if (before !== undefined && isBetween(text.slice(before.end, sum.start)))
    return [
      { start: before.start, value: before.value },
      { end: sum.end, value: sum.value },
    ];
  return undefined;
}
