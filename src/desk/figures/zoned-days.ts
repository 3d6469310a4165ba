import { fromWallClock, toWallClock } from '../../kernel/moments/zoned-time';
import { SHOP_ZONE } from '../../../content/brand';

/** A day of the shop, as “2026-03-02”. */
export type Day = string;

export const shopDayOf = (moment: Date): Day => toWallClock(moment, SHOP_ZONE).slice(0, 10);

/** When a day of the shop begins. */
export function startOf(day: Day): Date {
  const start = fromWallClock(`${day}T00:00`, SHOP_ZONE);
  if (start === null) throw new RangeError(`${day} isn’t a valid day`);
  return start;
}

export function addDays(day: Day, count: number): Day {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + count);
  return moved.toISOString().slice(0, 10);
}
