const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;

/** How far the clocks of a format's zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(moment: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(new Date(moment));
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((one) => one.type === type)?.value);
  return (
    Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    ) -
    Math.floor(moment / 1_000) * 1_000
  );
}

const formatOf = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

export interface WallClock {
  /** The moment that it means by “2026-03-29T14:30”; null if that is no time. */
  read(local: string): Date | null;
  /** What it shows at a moment, as a browser's date-and-time field writes it. */
  show(moment: Date): string;
}

/** The clock of a zone, for whoever looks at it often. */
export function wallClockOf(zone: string): WallClock {
  const format = formatOf(zone);
  return {
    read(local) {
      const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number);
      if (
        year === undefined ||
        month === undefined ||
        day === undefined ||
        hour === undefined ||
        minute === undefined
      )
        return null;
      const asUtc = Date.UTC(year, month - 1, day, hour, minute);
      const once = asUtc - offsetAt(asUtc, format);
      // Near a change of the clocks the first guess may have used the other side's offset.
      return new Date(asUtc - offsetAt(once, format));
    },
    show: (moment) =>
      new Date(moment.getTime() + offsetAt(moment.getTime(), format)).toISOString().slice(0, 16),
  };
}

export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The moment that a wall clock in a zone means by “2026-03-29T14:30”; null if it is no such time, or no zone. */
export function fromWallClock(local: string, zone: string): Date | null {
  return isTimeZone(zone) ? wallClockOf(zone).read(local) : null;
}

export function toWallClock(moment: Date, zone: string): string {
  return wallClockOf(zone).show(moment);
}
