import type { Currency } from '../../kernel/money';

export const periods = ['7', '30', '90', 'all'] as const;
export type Period = (typeof periods)[number];

/** Quarters of an hour that are told apart; all that took longer is one. */
export const QUARTERS = 97;
const QUARTERS_PROMISED = 48;

/** What came and went in a currency other than the dollar, in its smallest unit. */
export interface OtherMoney {
  readonly currency: Currency;
  readonly orders: number;
  readonly revenue: number;
  /** Refunded, or lost in disputes. */
  readonly back: number;
}

/**
 * The figures of one day, or of several together. Money in cents of a dollar, of what was paid in dollars. Orders are
 * those for reports, in whatever currency.
 */
export interface Figures {
  readonly placed: number;
  readonly paid: number;
  /** Gifts among it, on the day they were bought: the orders that use them cost nothing. */
  readonly revenue: number;
  readonly refunds: number;
  readonly refunded: number;
  readonly disputes: number;
  readonly disputed: number;
  readonly delivered: number;
  readonly inTime: number;
  /** Reports for which a model was asked, and millionths of a dollar that it cost. */
  readonly askedReports: number;
  readonly micros: number;
  /** Paid orders that used a code of the desk, and what that took off. */
  readonly coded: number;
  readonly discount: number;
  readonly gifts: number;
  readonly giftRevenue: number;
  /** Orders that a gift paid for. */
  readonly giftsUsed: number;
  /** How many ratings of one to five stars. */
  readonly stars: readonly number[];
  /** How many reports came within each quarter of an hour after payment; the last holds all that took longer. */
  readonly quarters: readonly number[];
}

export const NO_FIGURES: Figures = {
  placed: 0,
  paid: 0,
  revenue: 0,
  refunds: 0,
  refunded: 0,
  disputes: 0,
  disputed: 0,
  delivered: 0,
  inTime: 0,
  askedReports: 0,
  micros: 0,
  coded: 0,
  discount: 0,
  gifts: 0,
  giftRevenue: 0,
  giftsUsed: 0,
  stars: [0, 0, 0, 0, 0],
  quarters: Array.from({ length: QUARTERS }, () => 0),
};

export type FunnelStep = 'landing' | 'order' | 'details' | 'payment';

export interface Bucket {
  /** “Mar 2”, the day or the first day of the week; “Mar 2026”; “2026” */
  readonly label: string;
  /** Stars and quarters are told of the total alone. */
  readonly figures: Omit<Figures, 'stars' | 'quarters'>;
}

export interface FiguresView {
  readonly period: Period;
  /** As “2026-03-02”; null where nothing was ever ordered. */
  readonly from: string | null;
  readonly until: string;
  readonly total: Figures;
  readonly buckets: readonly Bucket[];
  readonly funnel: readonly { readonly step: FunnelStep | 'paid'; readonly count: number }[];
  /** Each currency but the dollar in which anything moved. */
  readonly others: readonly OtherMoney[];
  /** Paid more than 12 hours ago and not delivered yet, whatever the period. */
  readonly late: number;
}

/** Most days bring none of it along, and are many. */
function plus(one: readonly number[], other: readonly number[]): readonly number[] {
  return other.every((value) => value === 0)
    ? one
    : one.map((value, at) => value + (other[at] ?? 0));
}

export function addFigures(one: Figures, other: Figures): Figures {
  const sum = (name: Exclude<keyof Figures, 'stars' | 'quarters'>): number =>
    one[name] + other[name];
  return {
    placed: sum('placed'),
    paid: sum('paid'),
    revenue: sum('revenue'),
    refunds: sum('refunds'),
    refunded: sum('refunded'),
    disputes: sum('disputes'),
    disputed: sum('disputed'),
    delivered: sum('delivered'),
    inTime: sum('inTime'),
    askedReports: sum('askedReports'),
    micros: sum('micros'),
    coded: sum('coded'),
    discount: sum('discount'),
    gifts: sum('gifts'),
    giftRevenue: sum('giftRevenue'),
    giftsUsed: sum('giftsUsed'),
    stars: plus(one.stars, other.stars),
    quarters: plus(one.quarters, other.quarters),
  };
}

/**
 * Minutes within which this share of reports arrived, rounded up to a quarter of an hour: null if
 * there were none, infinite beyond the last bucket.
 */
export function minutesOfShare({ quarters, delivered }: Figures, share: number): number | null {
  if (delivered === 0) return null;
  let reached = 0;
  for (const [at, count] of quarters.entries()) {
    reached += count;
    if (reached >= delivered * share) return at === quarters.length - 1 ? Infinity : (at + 1) * 15;
  }
  return Infinity;
}

/** “1 h 15 min”, “more than 24 h” */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return 'no report yet';
  if (minutes === Infinity) return `more than ${((QUARTERS - 1) * 15) / 60} h`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Reports by the hour in which they came after payment: twelve hours that were promised, and all that came later. */
export function byHour({
  quarters,
}: Figures): readonly { readonly label: string; readonly count: number; readonly late: boolean }[] {
  const within = Array.from({ length: QUARTERS_PROMISED / 4 }, (_, hour) => ({
    label: `${hour + 1}`,
    late: false,
    count: quarters.slice(hour * 4, hour * 4 + 4).reduce((sum, count) => sum + count, 0),
  }));
  return [
    ...within,
    {
      label: '12+',
      late: true,
      count: quarters.slice(QUARTERS_PROMISED).reduce((sum, count) => sum + count, 0),
    },
  ];
}

export function averageStars({ stars }: Figures): {
  readonly count: number;
  readonly average: number | null;
} {
  const count = stars.reduce((sum, each) => sum + each, 0);
  return {
    count,
    average: count === 0 ? null : stars.reduce((sum, each, at) => sum + each * (at + 1), 0) / count,
  };
}

/** “82%”, or a dash where there is nothing to take a share of. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
