import { formatMoment } from '../../src/kernel/moments/format-moment';

const TWELVE_HOURS = 12 * 60 * 60 * 1_000;

/** “within 12 hours”, or “by Tuesday, …” where the hour that was promised lies further off. */
export function promiseInWords(paidAt: string | null, promisedAt: string | null): string {
  const isLater =
    paidAt !== null &&
    promisedAt !== null &&
    Date.parse(promisedAt) > Date.parse(paidAt) + TWELVE_HOURS;
  return isLater ? `by ${formatMoment(promisedAt)}` : 'within 12 hours';
}

/** “March 3, 2026” */
export function formatDay(moment: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'long',
  }).format(new Date(moment));
}
