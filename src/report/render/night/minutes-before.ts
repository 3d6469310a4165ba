const COUNTS: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['an', 1],
  ['two', 2],
  ['three', 3],
]);

/** “90 minutes before” is 90, “Two hours before” 120; anything else tells no time. */
export function minutesBefore(title: string): number | undefined {
  const [, count = '', unit = ''] = /^(\w+) (minute|hour)s? before$/iu.exec(title) ?? [];
  const many = COUNTS.get(count.toLowerCase()) ?? Number(count === '' ? Number.NaN : count);
  if (!Number.isInteger(many)) return undefined;
  return unit.toLowerCase() === 'hour' ? many * 60 : many;
}
