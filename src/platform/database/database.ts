import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Db as QueueDatabase } from 'pg-boss';

/** What a store needs: the database itself or a transaction on it. */
export type Executor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A transaction. Stores that write take this type, so that nothing is written outside of one. */
export type Transaction = Parameters<Parameters<Executor['transaction']>[0]>[0];

/** What a caller wants written in the transaction of a verb, so that both happen or neither. */
export type Alongside = (transaction: Transaction) => Promise<void>;

export interface QueryRow {
  readonly [column: string]: unknown;
}

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Reads, and single statements. */
  readonly read: Executor;
  /** Everything that is written goes through here, together with its jobs and events. */
  write<Value>(work: (transaction: Transaction) => Promise<Value>): Promise<Value>;
  /** Runs a script of several statements, as migrations are; one that fails leaves no transaction open. */
  runScript(script: string): Promise<void>;
  queryRows(statement: string, values?: readonly unknown[]): Promise<readonly QueryRow[]>;
  /** Leaves nothing of deleted rows behind that this process can reach: not in statistics, files, or the log. */
  clearDeleted(): Promise<void>;
  /** Of its pool; the embedded database has none. */
  connections?(): { readonly used: number; readonly idle: number; readonly waiting: number };
  /** The same database as the job queue wants it. */
  readonly forQueue: QueueDatabase;
  close(): Promise<void>;
}
