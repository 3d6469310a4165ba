import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { fromDrizzle, type Db, type PgBoss } from 'pg-boss';
import { together, type Transaction } from '../database';
import type { EventDefinition, JobDefinition, Subscription } from './definitions';

export interface EnqueueOptions {
  readonly after?: Date;
  /** The same key twice is the same job: the second is not placed. */
  readonly key?: string;
}

/** Places work. Always in the caller's transaction, so that work and its cause stand or fall together. */
export interface JobQueue {
  enqueue<Payload extends object>(
    transaction: Transaction,
    job: JobDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Several of one kind in one statement. */
  enqueueAll<Payload extends object>(
    transaction: Transaction,
    job: JobDefinition<Payload>,
    entries: readonly (Pick<EnqueueOptions, 'key'> & { readonly payload: Payload })[],
  ): Promise<void>;
  emit<Payload extends object>(
    transaction: Transaction,
    event: EventDefinition<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
}

export function createQueue(boss: PgBoss, subscriptions: readonly Subscription[]): JobQueue {
  const enqueue: JobQueue['enqueue'] = async (transaction, job, payload, options = {}) => {
    await boss.send(job.name, payloadOf(job, payload), {
      db: within(transaction),
      ...(options.after ? { startAfter: options.after } : {}),
      ...(options.key ? { id: identifierFor(`${job.name}:${options.key}`) } : {}),
    });
  };
  return {
    enqueue,
    async enqueueAll(transaction, job, entries) {
      const jobs = entries.map(({ payload, key }) => ({
        data: payloadOf(job, payload),
        ...(key ? { id: identifierFor(`${job.name}:${key}`) } : {}),
      }));
      if (jobs.length > 0) await boss.insert(job.name, jobs, { db: within(transaction) });
    },
    async emit(transaction, event, payload, options) {
      await together(
        ...subscriptions
          .filter((one) => one.event.name === event.name)
          .map(({ job }) => enqueue(transaction, job, payload, options)),
      );
    },
  };
}

/** An id has no blank and no @: whatever has is somebody’s word or address, and stays out of the queue. */
const WORDS = /[\s@]/u;

/** Fails where a job would carry what it says that it doesn’t hold. */
function payloadOf<Payload extends object>(job: JobDefinition<Payload>, given: Payload): Payload {
  const payload = job.payload.parse(given);
  if (job.holds !== 'sealed' && stringsIn(payload).some((text) => WORDS.test(text)))
    throw new Error(`The job ${job.name} may hold no words of people.`);
  return payload;
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function within(transaction: Transaction): Db {
  const execute = async (query: unknown): Promise<{ rows: unknown[] }> => {
    const answer = (await transaction.execute(query as SQL)) as { rows: unknown[] };
    return { rows: answer.rows };
  };
  return fromDrizzle({ execute }, sql);
}

/** A job's id must be a UUID; this makes the same one of the same key, in the shape of version 8. */
export function identifierFor(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
