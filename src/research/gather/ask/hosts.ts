import type { Duration } from '../../../kernel/time';
import type { Politeness } from './politeness';

/** Failures in a row after which a host is left alone. */
const MOST_FAILURES = 3;

export interface Hosts {
  /** Runs work for a host: one at a time, spaced, and only so many hosts at once. */
  take<Value>(
    host: string,
    interval: Duration,
    work: () => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value>;
  /** Nothing is asked there for so long. */
  pause(host: string, duration: Duration): void;
  /** Whether the host answered. One that fails again and again is left alone for a while. */
  note(host: string, answered: boolean): void;
  /** Leaves a host alone without any failure. */
  rest(host: string, duration: Duration): void;
  isResting(host: string): boolean;
}

interface State {
  tail: Promise<unknown>;
  readyAt: number;
  failures: number;
  restsUntil: number;
}

function createSlots(count: number): { enter(): Promise<void>; leave(): void } {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async enter() {
      if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
    },
    leave() {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    },
  };
}

/** What is known of each host: whose turn it is, when it may be asked again, and whether it is worth asking. */
export function createHosts(politeness: Politeness): Hosts {
  const states = new Map<string, State>();
  const slots = createSlots(politeness.hostsAtOnce);
  const now = politeness.elapsed;
  const stateOf = (host: string): State => {
    const found = states.get(host) ?? {
      tail: Promise.resolve(),
      readyAt: -Infinity,
      failures: 0,
      restsUntil: -Infinity,
    };
    states.set(host, found);
    return found;
  };
  const run = async <Value>(
    state: State,
    interval: Duration,
    work: () => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<Value> => {
    const left = Math.ceil(state.readyAt - now());
    if (left > 0) await politeness.wait(left as Duration, signal);
    signal?.throwIfAborted();
    await slots.enter();
    try {
      return await work();
    } finally {
      slots.leave();
      state.readyAt = Math.max(state.readyAt, now() + interval);
    }
  };
  return {
    take(host, interval, work, signal) {
      const state = stateOf(host);
      const turn = state.tail.then(() => run(state, interval, work, signal));
      state.tail = turn.catch(() => undefined);
      return turn;
    },
    pause(host, duration) {
      const state = stateOf(host);
      state.readyAt = Math.max(state.readyAt, now() + duration);
    },
    note(host, answered) {
      const state = stateOf(host);
      state.failures = answered ? 0 : state.failures + 1;
      if (state.failures < MOST_FAILURES || politeness.rest === 0) return;
      state.failures = 0;
      state.restsUntil = now() + politeness.rest;
    },
    rest(host, duration) {
      const state = stateOf(host);
      if (politeness.rest > 0)
        state.restsUntil = Math.max(state.restsUntil, now() + Math.max(duration, politeness.rest));
    },
    isResting: (host) => (states.get(host)?.restsUntil ?? -Infinity) > now(),
  };
}
