import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type Notification, type PoolClient } from 'pg';
import type { Db as QueueDatabase } from 'pg-boss';
import { seconds } from '../../kernel/time';
import type { Database, Executor, QueryRow, Transaction } from './database';
import { createNaming, quicken } from './naming';

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
  readonly onError: (error: Error) => void;
  /** Milliseconds between two tries to listen again. */
  readonly reconnectAfter?: number;
}

export function postgresDatabase({
  url,
  connections = 10,
  onError,
  reconnectAfter = seconds(2),
}: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: seconds(10),
    // Statements of a transaction that don't wait for each other go out together.
    pipeline: true,
  });
  pool.on('error', onError);
  const naming = createNaming();
  pool.on('connect', (client) => quicken(client, naming));
  return {
    kind: 'postgres',
    read: drizzle(pool),
    write: (work) => writeOn(pool, work),
    runScript: (script) =>
      withClient(pool, async (client) => {
        await client.query(script);
      }),
    async queryRows(statement, values = []) {
      const result = await pool.query<QueryRow>(statement, [...values]);
      return result.rows;
    },
    // Its files and its log are the server’s, which vacuums by itself and never in a job’s time.
    async clearDeleted() {
      await pool.query('ANALYZE');
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    forQueue: queueDatabase(pool, onError, reconnectAfter),
    close: () => pool.end(),
  };
}

/** A transaction whose own failure is thrown, not that of a rollback that came too late. */
async function writeOn<Value>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  let failure: { readonly error: unknown } | undefined;
  return withClient(pool, (client) => {
    const executor: Executor = drizzle(client);
    return executor.transaction((transaction) =>
      work(transaction).catch((error: unknown) => {
        failure = { error };
        throw error;
      }),
    );
  }).catch((error: unknown) => {
    throw failure === undefined ? error : failure.error;
  });
}

/**
 * Lends one connection to one piece of work. The pool doesn't listen to a connection that is lent
 * out, and an error nobody listens to ends the process. After a failure the connection goes back only
 * if a rollback shows that it still works.
 */
async function withClient<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  const ignore = (): void => undefined;
  client.on('error', ignore);
  let isUsable = true;
  try {
    return await work(client);
  } catch (error) {
    isUsable = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(!isUsable);
  }
}

function queueDatabase(
  pool: Pool,
  onError: (error: Error) => void,
  reconnectAfter: number,
): QueueDatabase {
  return {
    async executeSql(text, values) {
      const answer: unknown = await pool.query(text, values);
      // Several statements in one string answer with a list; the queue reads the rows of them all.
      const answers = Array.isArray(answer) ? answer : [answer];
      return { rows: answers.flatMap((one: { rows?: unknown[] }) => one.rows ?? []) };
    },
    listen: (channel, onNotification, onReconnect) =>
      keepListening({ pool, channel, onNotification, onReconnect, onError, reconnectAfter }),
  };
}

interface Listening {
  readonly pool: Pool;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  readonly onReconnect: () => void;
  readonly onError: (error: Error) => void;
  readonly reconnectAfter: number;
}

/** Holds one connection for notifications, and asks for a new one until it has it when that breaks. */
async function keepListening(listening: Listening): Promise<{ close(): Promise<void> }> {
  const { pool, onError, reconnectAfter } = listening;
  let closed = false;
  let release: (() => void) | undefined;

  async function subscribe(): Promise<void> {
    const client = await pool.connect();
    let isLent = true;
    const giveBack = (): void => {
      if (isLent) client.release(true);
      isLent = false;
    };
    release = giveBack;
    client.on('notification', (message: Notification) =>
      listening.onNotification(message.payload ?? ''),
    );
    let isListening = false;
    client.on('error', (error) => {
      giveBack();
      if (isListening) retry(error);
    });
    try {
      await client.query(`LISTEN "${listening.channel.replaceAll('"', '""')}"`);
    } catch (error) {
      giveBack();
      throw error;
    }
    isListening = true;
    if (closed) giveBack();
    else listening.onReconnect();
  }

  function retry(error: unknown): void {
    if (closed) return;
    onError(error instanceof Error ? error : new Error(String(error)));
    setTimeout(() => {
      if (!closed) void subscribe().catch(retry);
    }, reconnectAfter).unref();
  }

  await subscribe();
  return {
    async close() {
      closed = true;
      release?.();
    },
  };
}
