import { afterWork, type WorkingWeek } from '../../src/kernel/moments/working-time';
import { hours, milliseconds, minutes } from '../../src/kernel/time';
import type { Database } from '../../src/platform/database';

/** Moments that no row of the order tells. */
export interface OrderTimes {
  begun?: Date;
  submitted?: Date;
  taken?: Date;
  approved?: Date;
  vanished?: boolean;
}

export interface Spread {
  readonly median: number;
  readonly nineTenths: number;
  readonly most: number;
}

export interface WeekFigures {
  readonly paid: number;
  readonly turnedAway: number;
  readonly delivered: number;
  readonly kept: number;
  /** Of those delivered, within the usual twelve hours, whatever was promised. */
  readonly withinTwelve: number;
  readonly promisedLater: number;
  readonly brokenOff: number;
  /** In hours. */
  readonly spent: Readonly<
    Record<
      | 'promised'
      | 'all'
      | 'waiting for research'
      | 'research'
      | 'waiting while experts are away'
      | 'waiting while experts work'
      | 'in review'
      | 'until it left',
      Spread
    >
  >;
  readonly alarms: Readonly<Record<string, number>>;
}

const HOUR = hours(1);

function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    (sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) / HOUR;
  return { median: at(0.5), nineTenths: at(0.9), most: at(1) };
}

/** How much of a stretch lies in working hours, to the minute. */
function workedWithin(from: Date, until: Date, week: WorkingWeek): number {
  let [least, most] = [0, until.getTime() - from.getTime()];
  if ((afterWork(from, minutes(1), week) ?? until) > until) return 0;
  while (most - least > minutes(1)) {
    const middle = (least + most) / 2;
    if ((afterWork(from, milliseconds(middle), week) ?? until) <= until) least = middle;
    else most = middle;
  }
  return least;
}

export async function readFigures(
  database: Database,
  times: ReadonlyMap<string, OrderTimes>,
  {
    turnedAway,
    alarms,
    office,
  }: {
    readonly turnedAway: number;
    readonly alarms: Readonly<Record<string, number>>;
    readonly office: WorkingWeek;
  },
): Promise<WeekFigures> {
  const rows = (
    await database.queryRows(
      'SELECT id, paid_at, promised_at, delivered_at FROM customer_order WHERE paid_at IS NOT NULL ORDER BY paid_at',
    )
  ).map((row) => ({
    id: String(row['id']),
    paid: new Date(String(row['paid_at'])),
    promised: new Date(String(row['promised_at'])),
    delivered: row['delivered_at'] === null ? null : new Date(String(row['delivered_at'])),
  }));
  const whole = rows.flatMap(({ id, paid, promised, delivered }) => {
    const { begun, submitted, taken, approved } = times.get(id) ?? {};
    return delivered && begun && submitted && taken && approved
      ? [{ paid, promised, delivered, begun, submitted, taken, approved }]
      : [];
  });
  const spread = (length: (one: (typeof whole)[number]) => number): Spread =>
    spreadOf(whole.map(length));
  const between = (from: Date, until: Date): number => until.getTime() - from.getTime();
  const worked = new Map(whole.map((one) => [one, workedWithin(one.submitted, one.taken, office)]));
  const told = await database.queryRows(`
    SELECT template, count(*)::integer AS mails FROM outgoing_mail WHERE template IN ('report-soon-late', 'report-late') GROUP BY 1 ORDER BY 1`);
  return {
    paid: rows.length,
    turnedAway,
    delivered: rows.filter(({ delivered }) => delivered !== null).length,
    kept: rows.filter(({ delivered, promised }) => delivered !== null && delivered <= promised)
      .length,
    withinTwelve: rows.filter(
      ({ delivered, paid }) => delivered !== null && between(paid, delivered) <= hours(12),
    ).length,
    promisedLater: rows.filter(({ paid, promised }) => between(paid, promised) > hours(12)).length,
    brokenOff: [...times.values()].filter(({ vanished }) => vanished).length,
    spent: {
      promised: spread(({ paid, promised }) => between(paid, promised)),
      all: spread(({ paid, delivered }) => between(paid, delivered)),
      'waiting for research': spread(({ paid, begun }) => between(paid, begun)),
      research: spread(({ begun, submitted }) => between(begun, submitted)),
      'waiting while experts are away': spread(
        (one) => between(one.submitted, one.taken) - (worked.get(one) ?? 0),
      ),
      'waiting while experts work': spread((one) => worked.get(one) ?? 0),
      'in review': spread(({ taken, approved }) => between(taken, approved)),
      'until it left': spread(({ approved, delivered }) => between(approved, delivered)),
    },
    alarms: {
      ...alarms,
      ...Object.fromEntries(told.map(({ template, mails }) => [String(template), Number(mails)])),
    },
  };
}
