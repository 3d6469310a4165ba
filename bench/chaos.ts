/**
 * Buyers order while shop, database, mail server, payment provider, sources, model, and disk are
 * killed, paused, filled, slowed, and cut at seeded moments; then orders, charges, refunds, and emails
 * are counted from outside.
 * npm run bench -- chaos [--seed N] [--count BUYERS] [--kills N] [--database embedded|postgres]
 */
import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres';
import { runChaos, type ChaosFigures } from '../test/support/chaos/run-chaos';
import { openChaosWorld } from '../test/support/chaos/world';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '60' },
    kills: { type: 'string', default: '250' },
    database: { type: 'string' },
  },
});
const CALM_WITHIN_MS = 1_800_000;
const MOST_TOLD = 40;
const GAP_MS = 1_600;
/** One process has every role and takes seconds to start, so that a shorter gap leaves no shop to trouble. */
const EMBEDDED_GAP_MS = 8_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const kinds =
  values.database === 'embedded' || values.database === 'postgres'
    ? [values.database]
    : (['postgres', 'embedded'] as const);

const sentences = (...parts: readonly string[]): void => say(`  ${parts.join(', ')}`);

function tell({ books, ...figures }: ChaosFigures): void {
  for (const [name, times] of figures.troubles) say(`  ${name}: ${times}`);
  sentences(
    `${figures.kills} kills in ${figures.stormSeconds.toFixed(0)} s`,
    `served in ${Math.round(figures.served * 100)}% of them`,
    `all done ${figures.calmSeconds.toFixed(0)} s later`,
    `buyers tried again ${figures.refusals} times`,
    `${figures.gaveUp.length} gave up`,
  );
  sentences(
    `${books.charges} charges`,
    `${books.placed} orders`,
    `${books.delivered} delivered`,
    `${books.refunded} refunded`,
    `${books.alerted} given up with an alert`,
    `${books.alerts.length} alerts`,
    `minutes with a schedule twice: ${books.cronTwice}`,
  );
  sentences(
    `${books.mails} emails`,
    `${books.copies} of them once more under the same Message-ID`,
    `${books.givenUp} given up without an answer`,
  );
  for (const alert of books.alerts) say(`    ${alert}`);
  const wrong = [...figures.ownEnds, ...books.faults, ...figures.gaveUp, ...figures.unfinished];
  say(`  wrong (goal 0): ${wrong.length}`);
  for (const one of wrong.slice(0, MOST_TOLD)) say(`    ${one}`);
}

let isWell = true;
for (const kind of kinds) {
  const server = kind === 'postgres' ? await startPostgres() : null;
  if (server !== null && 'skipped' in server) throw new Error(server.skipped);
  const world = await openChaosWorld({
    server,
    withDisk: true,
    processes:
      kind === 'embedded'
        ? ['web,worker,scheduler']
        : ['web', 'web', 'worker', 'worker', 'scheduler', 'scheduler'],
  });
  say(`${kind}, seed ${values.seed}, disk ${world.disk === null ? 'not' : 'can be'} filled`);
  const figures = await runChaos(world, {
    seed: Number(values.seed),
    buyers: Number(values.count),
    kills: Number(values.kills),
    gap: kind === 'embedded' ? EMBEDDED_GAP_MS : GAP_MS,
    withLongPauses: true,
    calmWithin: CALM_WITHIN_MS,
    say,
  });
  tell(figures);
  isWell &&= figures.books.faults.length + figures.unfinished.length === 0;
  await world.close();
  await server?.stop();
}
process.exit(isWell ? 0 : 1);
