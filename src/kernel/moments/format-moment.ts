// Kept, as making one takes far longer than asking it.
const EASTERN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const UTC = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  hour: '2-digit',
  minute: '2-digit',
});

/** “Tuesday, March 3, 9:00 AM EST (14:00 UTC)”: who writes doesn't know where it's read, so both stand there. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  // Newer locale data put a narrow space before AM and PM, which some mail programs show as a box.
  return `${EASTERN.format(date).replaceAll('\u202f', ' ').replace(' at ', ', ')} (${UTC.format(date)} UTC)`;
}
