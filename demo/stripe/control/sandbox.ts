import type { Random } from '../../../src/kernel/seeded-random';
import { seconds, type Clock, type Duration } from '../../../src/kernel/time';
import type { JsonObject } from '../http/json';
import type { EventRecord } from '../records';
import type { State } from '../state';

/** The version an account is on when a call names none; also that of every event. */
export const API_VERSION = '2026-10-28.endive';

export interface Sandbox {
  readonly state: State;
  readonly clock: Clock;
  /** A new id under a prefix, never one that was given before. */
  readonly identify: (prefix: string, length?: number) => string;
  /** Where a browser reaches this server; behind a proxy its prefix is part of it. */
  readonly publicUrl: () => string;
  readonly send: (event: EventRecord) => void;
}

/** The sandbox while it carries out one call, which its events name as their cause. */
export interface Task extends Sandbox {
  readonly cause: { readonly requestId: string; readonly idempotencyKey: string | null } | null;
}

export const unixTime = (clock: Clock): number => Math.floor(clock.now().getTime() / seconds(1));

export const unixSpan = (duration: Duration): number => Math.floor(duration / seconds(1));

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A seed repeats after a restart from a file, so an id that is taken is passed over. */
export function createIdentify(random: Random, taken: (id: string) => boolean) {
  return (prefix: string, length = 24): string => {
    for (;;) {
      const id = `${prefix}_${Array.from({ length }, () => ALPHABET[Math.floor(random.next() * ALPHABET.length)]).join('')}`;
      if (!taken(id)) return id;
    }
  };
}

/** Unpredictable, for a sandbox that people reach; tests give a seed instead. */
export const unpredictable: Random = {
  next: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 4_294_967_296,
};

/** Records that something happened to `object`, as it is now, and has it told. */
export function announce(
  task: Task,
  type: string,
  object: JsonObject,
  previous: JsonObject | null = null,
): void {
  const event = task.state.events.put({
    id: task.identify('evt'),
    created: unixTime(task.clock),
    type,
    object,
    previous,
    requestId: task.cause?.requestId ?? null,
    idempotencyKey: task.cause?.idempotencyKey ?? null,
    pending: false,
  });
  task.send(event);
}
