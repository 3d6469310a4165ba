const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
  }).formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - Math.floor(moment / 1_000) * 1_000;
}

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The moment that a wall clock in a zone means by “2026-03-29T14:30”; null if it is no such time. */
export function fromWallClock(local: string, zone: string): Date | null {
  const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined) return null;
  if (!isTimeZone(zone)) return null;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  const once = asUtc - offsetAt(asUtc, zone);
  // Near a change of the clocks the first guess may have used the other side's offset.
  return new Date(asUtc - offsetAt(once, zone));
}

/** What a wall clock in a zone shows at a moment, as a browser's date-and-time field writes it. */
export function toWallClock(moment: Date, zone: string): string {
  return new Date(moment.getTime() + offsetAt(moment.getTime(), zone)).toISOString().slice(0, 16);
}
