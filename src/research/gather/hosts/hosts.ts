import { milliseconds, type Duration } from '../../../kernel/time';
import { HostRests, ownTurns, type HostTurns } from './turns';
import type { Politeness } from '../ask/politeness';

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

/** Whose request ends when, no other process knows: it looks again after so long. */
const LOOK_AGAIN = milliseconds(500);
/** What is known of each host: whose turn it is, when it may be asked again, and whether it is worth asking. */
export function createHosts(politeness: Politeness, turns: HostTurns = ownTurns): Hosts {
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
    host: string,
    interval: Duration,
    work: () => Promise<Value>,
    signal: AbortSignal | undefined,
  ): Promise<Value> => {
    const state = stateOf(host);
    for (;;) {
      const left = Math.ceil(state.readyAt - now());
      if (left > 0) await politeness.wait(left as Duration, signal);
      signal?.throwIfAborted();
      await slots.enter();
      try {
        const turn = await turns.enter(host);
        if (turn.kind === 'mine')
          return await work().finally(async () => {
            state.readyAt = Math.max(state.readyAt, now() + interval);
            await turn.leave(interval);
          });
        if (turn.kind === 'rests' && turn.left > politeness.longestWait) {
          state.restsUntil = Math.max(state.restsUntil, now() + turn.left);
          throw new HostRests(host);
        }
        state.readyAt = now() + Math.min(turn.left, LOOK_AGAIN);
      } finally {
        slots.leave();
      }
    }
  };
  /** In its turn, so that the next who asks finds it told. */
  const tell = (host: string, duration: Duration, isRest: boolean): void => {
    const state = stateOf(host);
    state.tail = state.tail
      .then(() => turns.keepOff(host, duration, isRest))
      .catch(() => undefined);
  };
  return {
    take(host, interval, work, signal) {
      const state = stateOf(host);
      const turn = state.tail.then(() => run(host, interval, work, signal));
      state.tail = turn.catch(() => undefined);
      return turn;
    },
    pause(host, duration) {
      const state = stateOf(host);
      state.readyAt = Math.max(state.readyAt, now() + duration);
      tell(host, duration, false);
    },
    note(host, answered) {
      const state = stateOf(host);
      state.failures = answered ? 0 : state.failures + 1;
      if (state.failures < MOST_FAILURES || politeness.rest === 0) return;
      state.failures = 0;
      state.restsUntil = now() + politeness.rest;
      tell(host, politeness.rest, true);
    },
    rest(host, duration) {
      if (politeness.rest === 0) return;
      const [state, longest] = [stateOf(host), Math.max(duration, politeness.rest) as Duration];
      state.restsUntil = Math.max(state.restsUntil, now() + longest);
      tell(host, longest, true);
    },
    isResting: (host) => (states.get(host)?.restsUntil ?? -Infinity) > now(),
  };
}
