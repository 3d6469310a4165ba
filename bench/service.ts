/**
 * A week of orders under a clock that jumps: buyers at all hours, experts in theirs, every step by the shop's
 * own verbs. How many promises were kept and where the time went, with and without the capacity switch.
 * npm run bench -- service [orders] [embedded|postgres] [seed]
 */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readMigrations } from '../src/process/database';
import { minutes } from '../src/kernel/time';
import {
  embeddedDatabase,
  migrate,
  postgresDatabase,
  type Database,
} from '../src/platform/database';
import { projectFolder } from '../src/project-folder';
import { startPostgres } from '../test/postgres';
import { runWeek, type Week } from '../test/service/week';
import type { Spread, WeekFigures } from '../test/service/figures';

const [first, kind = 'embedded', seed = '1'] = process.argv.slice(2);
const orders = Number(first ?? 1_000);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** Slots for as many as come, and hardly more: 24 each on five days. */
const REPORTS_A_DAY = 24;
const experts = Math.max(1, Math.round(orders / (REPORTS_A_DAY * 5)));
const house: Week = {
  orders,
  experts,
  reportsADay: REPORTS_A_DAY,
  seed: Number(seed),
  capacitySwitch: false,
  brokenOffShare: 0.01,
  alarmsEvery: minutes(60),
};

const scenarios: readonly (readonly [string, Week])[] = [
  ['twelve hours for everybody', house],
  ['with the capacity switch', { ...house, capacitySwitch: true }],
  [
    'with it, and away from Wednesday noon to Thursday nine',
    { ...house, capacitySwitch: true, away: true },
  ],
];

/** Its clock is not ours, so nothing is measured by waiting for the disk at each commit. */
function withoutWaiting(url: string): string {
  const quick = new URL(url);
  quick.searchParams.set('options', '-c synchronous_commit=off');
  return quick.href;
}

async function open(): Promise<{ database: Database; close(): Promise<void> }> {
  const migrations = readMigrations(join(projectFolder(), 'migrations'));
  if (kind === 'embedded') {
    const database = embeddedDatabase(await PGlite.create({ extensions: { pg_trgm } }));
    await migrate(database, migrations);
    return { database, close: () => database.close() };
  }
  const server = await startPostgres();
  if ('skipped' in server) throw new Error(server.skipped);
  const database = postgresDatabase({
    url: withoutWaiting(await server.createDatabase()),
    connections: 5,
    onError: () => undefined,
  });
  await migrate(database, migrations);
  return {
    database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

const percent = (part: number, of: number): string =>
  `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
const spread = ({ median, nineTenths, most }: Spread): string =>
  [median, nineTenths, most].map((value) => value.toFixed(1)).join(' / ');

function tell(
  name: string,
  {
    paid,
    turnedAway,
    delivered,
    kept,
    withinTwelve,
    promisedLater,
    brokenOff,
    spent,
    alarms,
  }: WeekFigures,
  took: number,
): void {
  say(
    `\n${name}: ${paid} paid, ${turnedAway} found the shop closed, ${delivered} delivered, ` +
      `${brokenOff} reviews broken off (${(took / 1_000).toFixed(0)} s)`,
  );
  say(
    `  promise kept ${percent(kept, paid)} (${kept} of ${paid}); ` +
      `told a later hour before paying ${promisedLater}; ` +
      `there within twelve hours ${percent(withinTwelve, paid)}`,
  );
  say('  hours, median / nine tenths / most:');
  for (const [what, hours] of Object.entries(spent)) say(`    ${what}: ${spread(hours)}`);
  say(
    `  alarms: ${Object.entries(alarms)
      .map(([alarm, rung]) => `${alarm} ${rung}`)
      .join(', ')}`,
  );
}

say(
  `${orders} orders in a week, ${experts} experts, Monday to Friday 9 to 17 in New York, ` +
    `${REPORTS_A_DAY} reports a day each, ${kind}, seed ${seed}`,
);
for (const [name, week] of scenarios) {
  const { database, close } = await open();
  const start = performance.now();
  tell(name, await runWeek(database, week), performance.now() - start);
  await close();
}
process.exit(0);
