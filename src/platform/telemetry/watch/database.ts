import type { Database } from '../../database';
import type { Telemetry } from '../ports';
import { timed } from '../timed';

/** Its transactions, and its connections where it has a pool. */
export function watchDatabase(database: Database, telemetry: Telemetry): Database {
  if (!telemetry.isOn) return database;
  const { connections } = database;
  if (connections !== undefined)
    telemetry.watch('foreword_database_connections', async () => {
      const { used, idle, waiting } = connections();
      return [
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'idle' }, value: idle },
        { labels: { state: 'waiting' }, value: waiting },
      ];
    });
  return {
    ...database,
    write: (work) =>
      timed(telemetry, {
        span: 'transaction',
        facts: {},
        metric: 'foreword_transaction_seconds',
        labels: (outcome) => ({ outcome: outcome === 'failed' ? 'rolled-back' : outcome }),
        outcomeOf: () => 'committed',
        work: () => database.write(work),
      }),
  };
}
