declare const durationBrand: unique symbol;

/** A span of time in milliseconds, made only by the functions below so that a unit is always named. */
export type Duration = number & { readonly [durationBrand]: true };

export const milliseconds = (count: number): Duration => count as Duration;
export const seconds = (count: number): Duration => milliseconds(count * 1_000);
export const minutes = (count: number): Duration => seconds(count * 60);
export const hours = (count: number): Duration => minutes(count * 60);
export const days = (count: number): Duration => hours(count * 24);

export const inSeconds = (duration: Duration): number => Math.ceil(duration / 1_000);

export function after(moment: Date, duration: Duration): Date {
  return new Date(moment.getTime() + duration);
}

export function before(moment: Date, duration: Duration): Date {
  return new Date(moment.getTime() - duration);
}

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** When the minute of a moment began. */
export const minuteOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / minutes(1)) * minutes(1));

/** “2026-03-02”, and no time of that day. */
export const isIsoDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/u.test(text);
