import { after, before, hours, type Duration } from '../../kernel/time';

/** Something that somebody was promised by an hour. */
export interface Promised {
  readonly orderId: string;
  readonly what: 'report' | 'instructions';
  readonly dueAt: string;
}

/** How loudly the desk is told: a reminder, a call for the owner, or that the promise is broken. */
export type Loudness = 'remind' | 'escalate' | 'broken';

export interface Alarm {
  /** How long before the promised hour it rings. */
  readonly ahead: Duration;
  readonly loudness: Loudness;
  /** Whether the buyer hears of it as well, before the promise breaks. */
  readonly informsBuyer: boolean;
}

/** A report at 6, 9, 11 and 12 hours of its 12; payment instructions at 12, 20 and 24 of their 24. */
const ALARMS: Readonly<Record<Promised['what'], readonly Alarm[]>> = {
  report: [
    { ahead: hours(6), loudness: 'remind', informsBuyer: false },
    { ahead: hours(3), loudness: 'remind', informsBuyer: false },
    { ahead: hours(1), loudness: 'escalate', informsBuyer: true },
    { ahead: hours(0), loudness: 'broken', informsBuyer: false },
  ],
  instructions: [
    { ahead: hours(12), loudness: 'remind', informsBuyer: false },
    { ahead: hours(4), loudness: 'escalate', informsBuyer: false },
    { ahead: hours(0), loudness: 'broken', informsBuyer: false },
  ],
};

/** The first alarm of all rings this long before the promised hour. */
export const LONGEST_AHEAD = hours(12);

/** What was promised longer ago than this and not kept has been told of; more mail would not mend it. */
const LOOKED_BACK = hours(72);

/** The loudest alarm that should have rung by now: whoever slept through the quieter ones needs the last alone. */
export function alarmDue({ what, dueAt }: Promised, now: Date): Alarm | undefined {
  const due = new Date(dueAt);
  if (now > after(due, LOOKED_BACK)) return undefined;
  return ALARMS[what].findLast(({ ahead }) => now >= before(due, ahead));
}
