import { isIsoDay } from '../../kernel/time';
import { cents } from '../../kernel/money';
import { fromWallClock } from '../../kernel/moments/zoned-time';
import { isCode, plainCode, type CodeLimits, type CodeTerms } from '../../shop/orders/shape';

export type { CodeLine, CodeState } from '../../shop/orders/shape';

/** The fields of the form as they are typed. */
export const codeFields = [
  'code',
  'kind',
  'value',
  'usesLimit',
  'usesPerAddress',
  'from',
  'until',
  'note',
] as const;
export type CodeField = (typeof codeFields)[number];
export type CodeForm = Readonly<Record<CodeField, string>>;
export type CodeErrors = Partial<Record<CodeField, string>>;

/** One use for each address unless somebody says otherwise. */
export const emptyCodeForm: CodeForm = {
  code: '',
  kind: 'percent',
  value: '',
  usesLimit: '',
  usesPerAddress: '1',
  from: '',
  until: '',
  note: '',
};

export interface ReadCode extends CodeLimits {
  readonly code: string;
  readonly terms: CodeTerms;
  readonly note: string;
}

/** Days begin and end where the shop is. */
const ZONE = 'America/New_York';
const MOST_USES = 1_000_000;
const MOST_OFF = 1_000;
const NOTE_LIMIT = 200;
const COUNT = `Enter a whole number from 1 to ${MOST_USES.toLocaleString('en-US')}, or leave it empty.`;

export function readCodeForm(
  form: CodeForm,
  now: Date,
): { readonly code: ReadCode } | { readonly errors: CodeErrors } {
  const code = plainCode(form.code);
  const terms = readTerms(form);
  const usesLimit = readCount(form.usesLimit);
  const usesPerAddress = readCount(form.usesPerAddress);
  const from = form.from === '' ? now : dayOf(form.from, 0);
  const until = form.until === '' ? null : dayOf(form.until, 1);
  const errors: CodeErrors = {
    ...(isCode(code) ? {} : { code: 'Use 3 to 40 letters and digits, and hyphens between them.' }),
    ...(typeof terms === 'string' ? { value: terms } : {}),
    ...(usesLimit === undefined ? { usesLimit: COUNT } : {}),
    ...(usesPerAddress === undefined ? { usesPerAddress: COUNT } : {}),
    ...(from === undefined ? { from: 'Enter a day.' } : {}),
    ...untilErrors(until, from, now),
    ...(form.note.length > NOTE_LIMIT ? { note: `Use at most ${NOTE_LIMIT} characters.` } : {}),
  };
  const isRead =
    typeof terms !== 'string' &&
    usesLimit !== undefined &&
    usesPerAddress !== undefined &&
    from !== undefined &&
    until !== undefined;
  if (!isRead || Object.keys(errors).length > 0) return { errors };
  return {
    code: {
      code,
      terms,
      usesLimit,
      usesPerAddress,
      validFrom: from.toISOString(),
      validUntil: until?.toISOString() ?? null,
      note: form.note.trim(),
    },
  };
}

function readTerms({ kind, value }: CodeForm): CodeTerms | string {
  const typed = value.trim().replace(/^\$|%$/gu, '');
  if (kind === 'percent') {
    const percent = Number(typed);
    return /^\d{1,3}$/u.test(typed) && percent >= 1 && percent <= 100
      ? { percent, amountOff: null }
      : 'Enter a whole number from 1 to 100.';
  }
  const amount = Math.round(Number(typed) * 100);
  return /^\d{1,4}(?:\.\d{2})?$/u.test(typed) && amount > 0 && amount <= MOST_OFF * 100
    ? { percent: null, amountOff: cents(amount) }
    : `Enter an amount in dollars, such as 5 or 7.50, up to ${MOST_OFF}.`;
}

/** Null is without a limit; undefined is no number. */
function readCount(typed: string): number | null | undefined {
  const count = typed.trim();
  if (count === '') return null;
  return /^\d{1,7}$/u.test(count) && Number(count) >= 1 && Number(count) <= MOST_USES
    ? Number(count)
    : undefined;
}

/** The first moment of a day, or of the day after, since “until” means that whole day. */
function dayOf(typed: string, plusDays: number): Date | undefined {
  if (!isIsoDay(typed)) return undefined;
  const day = new Date(`${typed}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return undefined;
  day.setUTCDate(day.getUTCDate() + plusDays);
  return fromWallClock(`${day.toISOString().slice(0, 10)}T00:00`, ZONE) ?? undefined;
}

function untilErrors(
  until: Date | null | undefined,
  from: Date | undefined,
  now: Date,
): CodeErrors {
  if (until === undefined) return { until: 'Enter a day, or leave it empty.' };
  if (until === null || from === undefined) return {};
  return until <= from || until <= now
    ? { until: 'Enter a day that’s still ahead and not before the first.' }
    : {};
}

/** “20%” or “$7.50”. */
export const formatTerms = ({ percent, amountOff }: CodeTerms): string =>
  percent === null ? `$${(amountOff / 100).toFixed(2).replace(/\.00$/u, '')}` : `${percent}%`;
