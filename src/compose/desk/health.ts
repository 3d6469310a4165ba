import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthLine } from '../../desk/operations/shape';
import { plural } from '../../kernel/text';
import { seconds } from '../../kernel/time';
import { mailCounts } from '../../platform/mail';
import { healthChecks } from '../platform/http';
import { LEAST_FREE_BYTES, type Platform } from '../platform/platform';
import type { Shop } from '../shop/shop';

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

async function databaseDetail({ database }: Platform): Promise<string> {
  const [row] = await database.queryRows(
    "SELECT current_setting('server_version') AS version, pg_database_size(current_database())::float8 AS bytes",
  );
  return `${database.kind === 'embedded' ? 'Embedded, Postgres' : 'Postgres'} ${String(row?.['version'])}, ${spellBytes(Number(row?.['bytes']))}`;
}

async function mailLine(platform: Platform): Promise<HealthLine> {
  const { queued, failed, held } = await mailCounts(platform);
  const way = platform.config.mail.smtpUrl === undefined ? 'Kept in the outbox' : 'Sent by SMTP';
  return {
    name: 'Mail',
    holds: failed === 0 && held === 0,
    detail: `${way}; ${queued} waiting, ${failed} failed, ${held} held`,
  };
}

function modelsDetail({ config: { models } }: Platform): string {
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

export function composeHealth({
  platform,
  shop,
}: {
  readonly platform: Platform;
  readonly shop: Shop;
}): () => Promise<readonly HealthLine[]> {
  const { files, jobs, projectFolder, config } = platform;
  const version = versionOf(projectFolder);
  const checks = new Map(healthChecks(platform).map((check) => [check.name, check]));
  const holds = (name: string): Promise<boolean> =>
    inTime(checks.get(name)?.holds() ?? Promise.resolve(false));
  return async () => {
    const [database, detail, migrations, queue, provider, mail, free] = await Promise.all([
      holds('database'),
      databaseDetail(platform),
      holds('migrations'),
      inTime(jobs.isReady()),
      inTime(shop.payments.gateway.probe().then(({ ok }) => ok)),
      mailLine(platform),
      files.free(),
    ]);
    return [
      { name: 'Database', holds: database, detail },
      {
        name: 'Migrations',
        holds: migrations,
        detail: migrations ? 'Up to date' : 'Some are missing',
      },
      { name: 'Queue', holds: queue, detail: `This process runs: ${config.roles.join(', ')}` },
      mail,
      {
        name: 'Payment provider',
        holds: provider,
        detail: shop.payment.kind === 'sandbox' ? 'Built-in sandbox' : 'Stripe',
      },
      {
        name: 'Disk',
        holds: free === undefined || free >= LEAST_FREE_BYTES,
        detail: free === undefined ? 'Free space unknown' : `${spellBytes(free)} free`,
      },
      { name: 'Models', holds: true, detail: modelsDetail(platform) },
      {
        name: 'Version',
        holds: true,
        detail: `${version} on Node ${process.versions.node}, ${config.mode} mode`,
      },
      { name: 'Uptime', holds: true, detail: spellUptime(process.uptime()) },
    ];
  };
}
