import { setTimeout as sleep } from 'node:timers/promises';
import { milliseconds, seconds, type Duration } from '../../kernel/time';
import type { Source } from '../sources';

/** How gently hosts are treated. A property of the web that is asked, so that a sample web may answer at once. */
export interface Politeness {
  /** Between the end of one request to a host and the start of the next. */
  interval(source: Source): Duration;
  readonly hostsAtOnce: number;
  /** How often a “later, please” is tried again, and the longest wait that is worth it. */
  readonly retries: number;
  readonly longestWait: Duration;
  wait(duration: Duration, signal?: AbortSignal): Promise<void>;
}

async function wait(duration: Duration, signal?: AbortSignal): Promise<void> {
  if (duration > 0) await sleep(duration, undefined, signal === undefined ? {} : { signal });
}

export function webPoliteness(): Politeness {
  return { interval: ({ polite }) => polite.interval, hostsAtOnce: 8, retries: 2, longestWait: seconds(30), wait };
}

export function samplePoliteness(): Politeness {
  return { interval: () => milliseconds(0), hostsAtOnce: 8, retries: 0, longestWait: milliseconds(0), wait };
}

export interface Turns {
  /** Runs work for a host: one at a time, spaced, and only so many hosts at once. */
  take<Value>(host: string, interval: Duration, work: () => Promise<Value>, signal?: AbortSignal): Promise<Value>;
}

export function createTurns(politeness: Politeness): Turns {
  const last = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running >= politeness.hostsAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    take(host, interval, work, signal) {
      const before = last.get(host);
      const turn = (async () => {
        if (before !== undefined) {
          await before.catch(() => undefined);
          await politeness.wait(interval, signal);
        }
        await enter();
        try {
          return await work();
        } finally {
          leave();
        }
      })();
      last.set(host, turn);
      return turn;
    },
  };
}
