/** “Tuesday, March 3, 9:00 AM EST (14:00 UTC)”: a mail does not know where it is read, so it says both. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  const eastern = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(date);
  const utc = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
  }).format(date);
  // Newer locale data put a narrow space before AM and PM, which some mail programs show as a box.
  return `${eastern.replaceAll('\u202f', ' ').replace(' at ', ', ')} (${utc} UTC)`;
}

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
