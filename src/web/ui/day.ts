/** Kept, as making one takes far longer than asking it. */
const UTC_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

const UTC_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** “November 24, 2026”, where the year may be another. */
export const dateOf = (iso: string): string => UTC_DATE.format(new Date(iso));

/** “November 24”. */
export const formatMonthDay = (iso: string): string => UTC_DAY.format(new Date(iso));
