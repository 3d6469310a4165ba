/**
 * How long the figures page waits for its figures in a shop with many orders, before and after whole days were added
 * up, and how long adding them up takes.  npm run bench -- figures [orders] [readings a period]
 */
import { join } from 'node:path';
import { addUpDays, readFigures } from '../src/desk/figures';
import { periods, type Period } from '../src/desk/figures/shape';
import { permit } from '../src/desk/policy';
import { systemClock } from '../src/kernel/time';
import { readMigrations } from '../src/process/database';
import { migrate, postgresDatabase, type Database } from '../src/platform/database';
import { projectFolder } from '../src/project-folder';
import { startPostgres } from '../test/postgres';

const [orders = 1_000_000, readings = 40] = process.argv.slice(2).map(Number);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Three years of orders up to now, all written by a model; 1 in 50 refunded, 1 in 5 rated. */
const FILL = `
  -- They serve the orders table, have no part in this and take ten times as long to fill.
  DROP INDEX IF EXISTS customer_order_words, customer_order_company, customer_order_amount,
    customer_order_due, customer_order_stage;
  INSERT INTO customer_order (id, number, state, payment, company, role, email, name, interviewers,
    location, similarity, amount, currency, created_at, updated_at, placed_at, paid_at,
    delivered_at, promised_at)
  SELECT gen_random_uuid(), 'FW-' || (100000 + n),
    CASE WHEN n > 40 THEN 'delivered' ELSE 'in-production' END, 'paid', 'Company ' || (n % 9973),
    'Role ' || (n % 211), 'buyer' || n || '@mail.example', 'Buyer ' || n,
    '', '', n::text, 3500, 'usd', at, at, at, at,
    CASE WHEN n > 40 THEN at + make_interval(secs => 3600 + (n::bigint * 7919 % 46800)::int) END,
    at + interval '12 hours'
  FROM (
    SELECT n, now() - make_interval(secs => n * 94608000.0 / ${orders}) AS at
    FROM generate_series(1, ${orders}) AS n
  ) AS made;
  INSERT INTO payment_refund (id, order_id, state, amount, reason, actor, created_at, updated_at)
  SELECT gen_random_uuid(), id, 'succeeded', 3500, '', 'system', paid_at, paid_at + interval '1 hour'
  FROM customer_order WHERE hashtext(number) % 50 = 0;
  INSERT INTO report_rating (order_id, stars, words, quoting, name, given_at, changed_at)
  SELECT id::text, 1 + abs(hashtext(number)) % 5, '', 'no', '', delivered_at, delivered_at
  FROM customer_order WHERE delivered_at IS NOT NULL AND hashtext(number) % 5 = 0;
  INSERT INTO model_spending (at, order_id, stage, asked, replayed, input_tokens, output_tokens, micros)
  SELECT paid_at, id::text, 'write', 9, 0, 20000, 4000, 400000 FROM customer_order;
  INSERT INTO funnel_day (day, step, count) SELECT current_date - d, step, 900
  FROM generate_series(0, 1095) AS d,
    unnest(ARRAY['landing', 'order', 'details', 'payment']) AS step`;

function share(times: readonly number[], part: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0).toFixed(1);
}

async function measure(database: Database, period: Period, count: number): Promise<string> {
  const allowed = permit({ id: 'bench', name: 'Bench', role: 'owner' }, 'see-figures');
  if (!allowed.ok) throw new Error(allowed.failure.sentence);
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const from = performance.now();
    await readFigures({ database, clock: systemClock }, allowed.value, { period });
    times.push(performance.now() - from);
  }
  return `p50 ${share(times, 0.5)} ms, p95 ${share(times, 0.95)} ms`;
}

const server = await startPostgres();
if ('skipped' in server) throw new Error(server.skipped);
const database = postgresDatabase({
  url: await server.createDatabase(),
  onError: (error) => say(error.message),
});
await migrate(database, readMigrations(join(projectFolder(), 'migrations')));
await database.runScript(FILL);
await database.runScript('VACUUM ANALYZE');
say(`Postgres ${server.version}, ${orders.toLocaleString('en-US')} orders of three years`);
for (const period of periods)
  say(`nothing added up, ${period}: ${await measure(database, period, 3)}`);
const from = performance.now();
const { days } = await addUpDays({ database, clock: systemClock });
say(`adding up ${days} days: ${(performance.now() - from).toFixed(0)} ms`);
const again = performance.now();
await addUpDays({ database, clock: systemClock });
say(`adding up again what may have changed: ${(performance.now() - again).toFixed(0)} ms`);
for (const period of periods) say(`${period}: ${await measure(database, period, readings)}`);
await database.close();
await server.stop();
process.exit(0);
