const MONTH_NAME = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

function monthName(month: number): string | undefined {
  return month >= 1 && month <= 12 ? MONTH_NAME.format(Date.UTC(2000, month - 1)) : undefined;
}

/** As exact as the source is: “March 12, 2026”, “March 2026”, “2026”. */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/u.exec(iso) ?? [];
  const name = monthName(Number(month));
  if (year === undefined) return '';
  if (name === undefined) return year;
  // A register writes 00 for a day that it does not know.
  const number = Number(day);
  return number >= 1 && number <= 31 ? `${name} ${number}, ${year}` : `${name} ${year}`;
}
