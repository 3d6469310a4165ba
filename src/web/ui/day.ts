/** Kept, as making one takes far longer than asking it. */
const UTC_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** “November 24”. */
export const dayOf = (iso: string): string => UTC_DAY.format(new Date(iso));
