import type { WorkingWeek } from '../../kernel/moments/working-time';
import { isTimeZone, fromWallClock } from '../../kernel/moments/zoned-time';

/** A stretch of time in which nobody of the house works. */
export interface Away {
  readonly from: Date;
  /** Null while nobody knows; then no orders are taken. */
  readonly until: Date | null;
  /** What buyers read. */
  readonly words: string;
  /** Whether orders are taken meanwhile, for a later hour. */
  readonly takesOrders: boolean;
}

/** What the experts can do. */
export interface Capacity {
  readonly experts: number;
  /** Of each expert, on a working day. */
  readonly reportsADay: number;
  /** Beyond so many hours until delivery no orders are taken; null for however long it may be. */
  readonly longestWaitHours: number | null;
}

export interface ServiceSettings {
  /** Raised by every change, so that nobody overwrites what they have not seen. */
  readonly version: number;
  readonly away: Away | null;
  readonly capacity: Capacity | null;
  readonly week: WorkingWeek;
}

/** Nothing said: twelve hours, at any hour. */
export const NOT_PUBLISHED: ServiceSettings = {
  version: 0,
  away: null,
  capacity: null,
  week: { zone: 'America/New_York', days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' },
};

export interface NextDelivery {
  /** By when a report paid for now is there; named also while the house is closed, for payments under way. */
  readonly readyBy: Date;
  readonly closed: string | null;
  readonly opensAt: Date | null;
}

export interface ServiceView {
  readonly settings: ServiceSettings;
  readonly waiting: number;
  readonly next: NextDelivery;
  /** Whether that is the hour that is promised when nothing keeps us. */
  readonly usual: boolean;
  readonly expertNeeded: boolean;
}

/** The page's form as it is sent: what is not ticked is absent. */
export type ServiceForm = Readonly<
  Partial<
    Record<
      | 'away'
      | 'awayFrom'
      | 'awayUntil'
      | 'awayWords'
      | 'awayOrders'
      | 'capacity'
      | 'experts'
      | 'reportsADay'
      | 'longestWaitHours'
      | 'workFrom'
      | 'workUntil'
      | 'zone',
      string
    >
  >
> & { readonly days: readonly string[] };

export type ServiceErrors = Readonly<Partial<Record<keyof ServiceForm, string>>>;

export type ServiceProblem =
  | 'not-signed-in'
  | 'not-allowed'
  | 'not-understood'
  | 'changed-meanwhile';

const LONGEST_WORDS = 400;
const MOST = { experts: 200, reportsADay: 200, longestWaitHours: 24 * 60 } as const;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** What the form says, or what is wrong with it, field by field. Hours of the form are those of the experts’ zone. */
export function readServiceForm(
  form: ServiceForm,
  version: number,
): { readonly settings: ServiceSettings } | { readonly errors: ServiceErrors } {
  const errors: Partial<Record<keyof ServiceForm, string>> = {};
  const zone = form.zone?.trim() ?? '';
  if (!isTimeZone(zone)) errors.zone = 'Enter a time zone, such as America/New_York.';
  for (const field of ['workFrom', 'workUntil'] as const)
    if (!TIME.test(form[field] ?? '')) errors[field] = 'Enter a time, such as 09:00.';
  if (errors.workUntil === undefined && form.workFrom === form.workUntil)
    errors.workUntil = 'End must be after start.';
  const days = [...new Set(form.days.map(Number))]
    .filter((day) => day >= 1 && day <= 7)
    .toSorted((one, other) => one - other);
  if (days.length === 0) errors.days = 'Choose at least one day.';
  const away =
    form.away === undefined
      ? null
      : readAway(form, errors.zone === undefined ? zone : 'UTC', errors);
  const capacity = form.capacity === undefined ? null : readCapacity(form, errors);
  if (Object.keys(errors).length > 0) return { errors };
  return {
    settings: {
      version,
      away,
      capacity,
      week: { zone, days, from: form.workFrom ?? '', until: form.workUntil ?? '' },
    },
  };
}

function readAway(
  form: ServiceForm,
  zone: string,
  errors: Partial<Record<keyof ServiceForm, string>>,
): Away {
  const from = fromWallClock(form.awayFrom ?? '', zone);
  const until = fromWallClock(form.awayUntil ?? '', zone);
  const words = form.awayWords?.trim().toWellFormed() ?? '';
  const takesOrders = form.awayOrders === 'take';
  if (from === null) errors.awayFrom = 'Enter when the break starts.';
  if (until === null && (form.awayUntil ?? '') !== '')
    errors.awayUntil = 'Enter a date and time, or leave it empty.';
  if (until === null && takesOrders)
    errors.awayUntil = 'To keep taking orders, enter when work resumes.';
  if (from !== null && until !== null && until <= from)
    errors.awayUntil = 'This must be after the start.';
  if (words === '') errors.awayWords = 'Enter a message for buyers.';
  if (words.length > LONGEST_WORDS) errors.awayWords = `Use at most ${LONGEST_WORDS} characters.`;
  return { from: from ?? new Date(0), until, words, takesOrders };
}

function readCapacity(
  form: ServiceForm,
  errors: Partial<Record<keyof ServiceForm, string>>,
): Capacity {
  const whole = (field: keyof typeof MOST, least: number): number => {
    const value = Number(form[field]);
    if (!Number.isInteger(value) || value < least || value > MOST[field])
      errors[field] =
        `Enter a whole number from ${least} to ${MOST[field].toLocaleString('en-US')}.`;
    return value;
  };
  return {
    experts: whole('experts', 1),
    reportsADay: whole('reportsADay', 1),
    longestWaitHours:
      (form.longestWaitHours ?? '').trim() === '' ? null : whole('longestWaitHours', 12),
  };
}
