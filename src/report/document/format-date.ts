const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** As exact as the source is: “March 12, 2026”, “March 2026”, “2026”. */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/u.exec(iso) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined) return '';
  if (name === undefined) return year;
  // A register writes 00 for a day that it does not know.
  const number = Number(day);
  return number >= 1 && number <= 31 ? `${name} ${number}, ${year}` : `${name} ${year}`;
}
