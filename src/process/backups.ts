import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config';
import { hours, minutes, seconds, type Clock } from '../kernel/time';
import type { Database } from '../platform/database';
import type { FileStorage } from '../platform/files';
import type { Log } from '../platform/log';
import { backupName, makeBackup, outlivedBackups, type BackupCount } from '../platform/backup';
import { handleJob, scheduleJob, type JobDefinition, type JobHandler } from '../platform/jobs';

/** Beside the database in the data folder: links stay open only with the key that signed them. */
const DATA = ['demo-secrets.json', 'payment-sandbox.json'];
const WANTED = 'backup.wanted';
const ANSWER = 'backup.answer';
const LOOK_EVERY = seconds(1);
const LONGEST_WAIT = minutes(30);

export interface MadeBackup extends BackupCount {
  readonly path: string;
}

/** Makes one, and removes those that have outlived the rule: seven days, four weeks. */
export async function makeShopBackup(
  { config, database, files, clock }: Omit<Subject, 'log'>,
  out?: string,
): Promise<MadeBackup> {
  const at = clock.now();
  const { folder, secret } = config.backups;
  const path = out ?? join(folder, backupName(at));
  if (out === undefined) await mkdir(folder, { recursive: true });
  const data: Record<string, Uint8Array> = {};
  for (const name of DATA) {
    const file = join(config.dataDirectory, name);
    if (existsSync(file)) data[name] = await readFile(file);
  }
  const count = await makeBackup({ database, files, data }, { path, at, secret });
  if (out === undefined)
    for (const name of outlivedBackups(await readdir(folder))) await rm(join(folder, name));
  return { path, ...count };
}

const dailyBackupJob: JobDefinition<Record<string, never>> = {
  name: 'daily-backup',
  holds: 'nothing',
  payload: z.record(z.string(), z.never()),
  retries: 2,
  retryDelay: minutes(10),
  expiresAfter: hours(2),
  concurrency: 1,
};

export const dailyBackupSchedule = scheduleJob(dailyBackupJob, '40 3 * * *', {});

interface Subject {
  readonly config: Pick<Config, 'backups' | 'dataDirectory'>;
  readonly database: Database;
  readonly files: FileStorage;
  readonly clock: Clock;
  readonly log: Log;
}

export const backupHandlers = (platform: Subject): readonly JobHandler[] => [
  handleJob(dailyBackupJob, async () => {
    const made = await makeShopBackup(platform);
    platform.log.info(made, 'backup made');
    // The embedded database has nobody else who would use the space of deleted rows again.
    if (platform.database.kind === 'embedded') await platform.database.runScript('VACUUM ANALYZE');
  }),
];

const answerOf = z.union([
  z.object({ path: z.string(), rows: z.int(), files: z.int() }),
  z.object({ fault: z.string() }),
]);

/**
 * The embedded database lets no second process in, so the one that has it makes the backup that
 * another asks for, by a file in the data folder that nobody else may write.
 */
export function answerBackupRequests(platform: Subject): () => void {
  const { config, log } = platform;
  const wanted = join(config.dataDirectory, WANTED);
  let isBusy = false;
  async function answer(): Promise<void> {
    await rm(wanted);
    const said = await makeShopBackup(platform).catch((error: unknown) => {
      log.error({ error }, 'a backup failed');
      return { fault: error instanceof Error ? error.message : 'unknown' };
    });
    const path = join(config.dataDirectory, ANSWER);
    await writeFile(`${path}.part`, JSON.stringify(said));
    await rename(`${path}.part`, path);
  }
  const timer = setInterval(() => {
    if (isBusy || !existsSync(wanted)) return;
    isBusy = true;
    void answer()
      .catch((error: unknown) => log.error({ error }, 'a backup request was not answered'))
      .finally(() => {
        isBusy = false;
      });
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Asks the process that has the embedded database; undefined where none answers. */
export async function requestBackup(
  { dataDirectory }: Pick<Config, 'dataDirectory'>,
  clock: Clock,
): Promise<MadeBackup | { readonly fault: string } | undefined> {
  const [wanted, answer] = [join(dataDirectory, WANTED), join(dataDirectory, ANSWER)];
  await rm(answer, { force: true });
  await writeFile(wanted, '');
  const until = clock.now().getTime() + LONGEST_WAIT;
  while (clock.now().getTime() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY / 4));
    if (!existsSync(answer)) continue;
    const said = answerOf.parse(JSON.parse(await readFile(answer, 'utf8')));
    await rm(answer, { force: true });
    return said;
  }
  await rm(wanted, { force: true });
  return undefined;
}
