import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plural } from '../../kernel/text';
import { seconds } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { HealthCheck } from '../../platform/health';
import { mailCounts } from '../../platform/mail';
import type { PaymentsContext } from '../../shop/payments';
import type { Permit } from '../policy';
import type { HealthLine } from './shape';

interface NamedModel {
  readonly provider: string;
  readonly name: string;
}

/** What the house stands on. */
export interface HealthContext {
  readonly database: Database;
  /** Those that say whether this process may be asked for anything. */
  readonly checks: readonly HealthCheck[];
  readonly jobs: { isReady(): Promise<boolean> };
  readonly files: { free(): Promise<number | undefined> };
  readonly leastFreeBytes: number;
  readonly payments: Pick<PaymentsContext, 'gateway'>;
  readonly paymentKind: 'sandbox' | 'stripe';
  readonly mailIsSent: boolean;
  readonly models: Readonly<Record<'write' | 'rewrite' | 'judge', NamedModel | undefined>>;
  readonly roles: readonly string[];
  readonly mode: 'demo' | 'live';
  readonly projectFolder: string;
}

/** A provider that has not answered by then is not well, whatever it would have said. */
const TIMEOUT = seconds(5);

const spellBytes = (bytes: number): string =>
  bytes < 100_000_000
    ? `${Math.round(bytes / 1_000_000)} MB`
    : `${(bytes / 1_000_000_000).toFixed(1)} GB`;

async function inTime(asked: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT);
  });
  try {
    return await Promise.race([asked, late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function spellUptime(duration: number): string {
  const minutes = Math.floor(duration / 60);
  const hours = Math.floor(minutes / 60);
  return hours >= 48
    ? plural(Math.floor(hours / 24), 'day')
    : hours >= 1
      ? `${hours} h ${minutes % 60} min`
      : plural(minutes, 'minute');
}

function versionOf(projectFolder: string): string {
  try {
    return (
      (
        JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
          version?: string;
        }
      ).version ?? 'unknown'
    );
  } catch {
    return 'unknown';
  }
}

async function databaseDetail({ database }: HealthContext): Promise<string> {
  const [row] = await database.queryRows(
    "SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes",
  );
  const kind = database.kind === 'embedded' ? 'Embedded, Postgres' : 'Postgres';
  return `${kind} ${String(row?.['version'])}, ${spellBytes(Number(row?.['bytes']))}`;
}

async function mailLine(context: HealthContext): Promise<HealthLine> {
  const { queued, failed, held } = await mailCounts(context);
  const way = context.mailIsSent ? 'Sent by SMTP' : 'Kept in the outbox';
  return {
    name: 'Mail',
    holds: failed === 0 && held === 0,
    detail: `${way}; ${queued} waiting, ${failed} failed, ${held} held`,
  };
}

function modelsDetail({ models }: HealthContext): string {
  const named = [
    ['writes', models.write],
    ['rewrites', models.rewrite],
    ['judges', models.judge],
  ] as const;
  const said = named.flatMap(([does, model]) =>
    model === undefined ? [] : [`${model.provider}:${model.name} ${does}`],
  );
  return said.length === 0
    ? 'None: reports are written from the evidence by code'
    : said.join(', ');
}

/** Each thing the shop stands on, whether it holds, and a word on it. */
export async function readHealth(
  context: HealthContext,
  _allowed: Permit<'see-operations'>,
): Promise<readonly HealthLine[]> {
  const { checks, jobs, files, payments, paymentKind, leastFreeBytes, roles, mode } = context;
  const holds = (name: string): Promise<boolean> =>
    inTime(checks.find((check) => check.name === name)?.holds() ?? Promise.resolve(false));
  const [database, detail, migrations, queue, provider, mail, free] = await Promise.all([
    holds('database'),
    databaseDetail(context),
    holds('migrations'),
    inTime(jobs.isReady()),
    inTime(payments.gateway.probe().then(({ ok }) => ok)),
    mailLine(context),
    files.free(),
  ]);
  return [
    { name: 'Database', holds: database, detail },
    {
      name: 'Migrations',
      holds: migrations,
      detail: migrations ? 'Up to date' : 'Some are missing',
    },
    { name: 'Queue', holds: queue, detail: `This process runs: ${roles.join(', ')}` },
    mail,
    {
      name: 'Payment provider',
      holds: provider,
      detail: paymentKind === 'sandbox' ? 'Built-in sandbox' : 'Stripe',
    },
    {
      name: 'Disk',
      holds: free === undefined || free >= leastFreeBytes,
      detail: free === undefined ? 'Free space unknown' : `${spellBytes(free)} free`,
    },
    { name: 'Models', holds: true, detail: modelsDetail(context) },
    {
      name: 'Version',
      holds: true,
      detail: `${versionOf(context.projectFolder)} on Node ${process.versions.node}, ${mode} mode`,
    },
    { name: 'Uptime', holds: true, detail: spellUptime(process.uptime()) },
  ];
}
