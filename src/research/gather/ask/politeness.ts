import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom, type Random } from '../../../kernel/seeded-random';
import { hours, milliseconds, minutes, seconds, type Duration } from '../../../kernel/time';
import type { Source } from '../../sources/shape';

/** How gently hosts are treated. A property of the web that is asked, so that a sample web may answer at once. */
export interface Politeness {
  /** Between the end of one request to a host and the start of the next. */
  interval(source: Source): Duration;
  readonly hostsAtOnce: number;
  /** How often a “later, please” or a broken answer is tried again, and the longest wait that is worth it. */
  readonly retries: number;
  readonly longestWait: Duration;
  /** How long a host that keeps failing, or that asks for more patience than we have, is left alone. */
  readonly rest: Duration;
  readonly random: Random;
  wait(duration: Duration, signal?: AbortSignal): Promise<void>;
  /** Milliseconds since some moment. Waits are measured by it, so that setting the clock back stalls nobody. */
  elapsed(): number;
}

async function wait(duration: Duration, signal?: AbortSignal): Promise<void> {
  if (duration > 0) await sleep(duration, undefined, signal === undefined ? {} : { signal });
}

export function webPoliteness(random: Random = seededRandom(process.pid)): Politeness {
  return {
    interval: ({ polite }) => polite.interval,
    hostsAtOnce: 8,
    retries: 2,
    longestWait: seconds(30),
    rest: minutes(10),
    random,
    wait,
    elapsed: () => performance.now(),
  };
}

export function samplePoliteness(): Politeness {
  return {
    interval: () => milliseconds(0),
    hostsAtOnce: 8,
    retries: 0,
    longestWait: milliseconds(0),
    rest: milliseconds(0),
    random: seededRandom(1),
    wait,
    elapsed: () => performance.now(),
  };
}

/**
 * The same manners with a tape running. Whoever is left alone stays so to the end of it, since a
 * tape that is played has no minutes to pass; and nobody waits for a web that is not there.
 */
export function tapedPoliteness(
  politeness: Politeness,
  kind: 'recording' | 'replaying',
): Politeness {
  const patient = { ...politeness, rest: politeness.rest > 0 ? hours(24) : politeness.rest };
  return kind === 'recording'
    ? patient
    : { ...patient, interval: () => milliseconds(0), wait: async () => undefined };
}

/** How gently the world that is looked at is asked, and whether a tape listens or speaks in its place. */
export function politenessOf(
  kind: 'sample' | 'web',
  tape?: Parameters<typeof tapedPoliteness>[1],
): Politeness {
  const usual = kind === 'sample' ? samplePoliteness() : webPoliteness();
  return tape === undefined ? usual : tapedPoliteness(usual, tape);
}
