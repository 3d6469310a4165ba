import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type Notification } from 'pg';
import type { Db as QueueDatabase } from 'pg-boss';
import { seconds } from '../../kernel/time';
import type { Database, Executor, Row } from './database';

const RECONNECT_AFTER = seconds(2);

export interface PostgresOptions {
  readonly url: string;
  readonly connections?: number;
  readonly onError: (error: Error) => void;
}

export function postgresDatabase({ url, connections = 10, onError }: PostgresOptions): Database {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: seconds(10),
  });
  pool.on('error', onError);
  const executor: Executor = drizzle(pool);
  return {
    kind: 'postgres',
    read: executor,
    write: (work) => executor.transaction(work),
    async runScript(script) {
      const client = await pool.connect();
      try {
        await client.query(script);
      } catch (error) {
        await client.query('ROLLBACK');
        throw error;
      } finally {
        client.release();
      }
    },
    async queryRows(statement, values = []) {
      const result = await pool.query<Row>(statement, [...values]);
      return result.rows;
    },
    forQueue: queueDatabase(pool, onError),
    close: () => pool.end(),
  };
}

function queueDatabase(pool: Pool, onError: (error: Error) => void): QueueDatabase {
  return {
    async executeSql(text, values) {
      const answer: unknown = await pool.query(text, values);
      // Several statements in one string answer with a list; the queue reads the rows of them all.
      const answers = Array.isArray(answer) ? answer : [answer];
      return { rows: answers.flatMap((one: { rows?: unknown[] }) => one.rows ?? []) };
    },
    listen: (channel, onNotification, onReconnect) =>
      keepListening({ pool, channel, onNotification, onReconnect, onError }),
  };
}

interface Listening {
  readonly pool: Pool;
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  readonly onReconnect: () => void;
  readonly onError: (error: Error) => void;
}

/** Holds one connection for notifications and takes a new one when it breaks. */
async function keepListening(listening: Listening): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let release: (() => void) | undefined;

  async function subscribe(): Promise<void> {
    const client = await listening.pool.connect();
    let retired = false;
    const retire = (error?: Error): void => {
      if (retired) return;
      retired = true;
      client.release(error ?? true);
      if (error && !closed) {
        listening.onError(error);
        setTimeout(() => void subscribe().catch(listening.onError), RECONNECT_AFTER).unref();
      }
    };
    client.on('notification', (message: Notification) =>
      listening.onNotification(message.payload ?? ''),
    );
    client.on('error', retire);
    release = () => retire();
    await client.query(`LISTEN "${listening.channel.replaceAll('"', '""')}"`);
    listening.onReconnect();
  }

  await subscribe();
  return {
    async close() {
      closed = true;
      release?.();
    },
  };
}
