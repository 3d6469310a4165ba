import type { ZodType } from 'zod';
import type { Duration } from '../../kernel/time';

/** A kind of background work: its name, what it is given, and how patient it is with failure. */
export interface JobDefinition<Payload extends object> {
  readonly name: string;
  readonly payload: ZodType<Payload>;
  readonly retries: number;
  readonly retryDelay: Duration;
  readonly expiresAfter: Duration;
  /** How many of them one worker does at a time. */
  readonly concurrency: number;
  /**
   * What its payload says of people: nothing, ids of rows that are erased themselves, or who somebody
   * is, sealed; what is sealed leaves the queue as soon as it is done. Nothing else may be queued,
   * since erasure never looks there.
   */
  readonly holds: 'nothing' | 'ids' | 'sealed';
}

/** Something that happened, told to whoever subscribed, in the transaction in which it happened. */
export interface EventDefinition<Payload extends object> {
  readonly name: string;
  readonly payload: ZodType<Payload>;
}

export interface JobHandler<Payload extends object = object> {
  readonly job: JobDefinition<Payload>;
  /** Throwing means “try again later”; an expected failure is written down, not thrown. */
  handle(payload: Payload, attempt: JobAttempt): Promise<void>;
}

export interface JobAttempt {
  readonly number: number;
  readonly last: boolean;
  /** Aborted when the worker stops or loses its claim on the job. */
  readonly signal: AbortSignal;
}

/** A job that a clock places: standard cron syntax, UTC. */
export interface ScheduledJob<Payload extends object = object> {
  readonly job: JobDefinition<Payload>;
  readonly cron: string;
  readonly payload: Payload;
}

export interface Subscription<Payload extends object = object> {
  readonly event: EventDefinition<Payload>;
  readonly job: JobDefinition<Payload>;
}

export function handleJob<Payload extends object>(
  job: JobDefinition<Payload>,
  handle: JobHandler<Payload>['handle'],
): JobHandler {
  return {
    job: job as unknown as JobDefinition<object>,
    handle: (payload, attempt) => handle(payload as Payload, attempt),
  };
}

/** A job in the clock's calendar. */
export function scheduleJob<Payload extends object>(
  job: JobDefinition<Payload>,
  cron: string,
  payload: Payload,
): ScheduledJob {
  return { job, cron, payload } as unknown as ScheduledJob;
}

export function subscribe<Payload extends object>(
  event: EventDefinition<Payload>,
  job: JobDefinition<Payload>,
): Subscription {
  return { event, job } as unknown as Subscription;
}
