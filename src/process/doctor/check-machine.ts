import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../../config';
import { days, seconds, type Clock } from '../../kernel/time';
import type { Log } from '../../platform/log';
import { StartupFault } from '../startup-fault';
import { needsDataFolder, openDataFolder } from '../data-folder';
import { notice, right, untried, wrong, type DoctorFindings } from './finding';

const MEGABYTE = 1_000_000;

/** Whether the data folder can be written to, and how much room its disk has. */
export async function checkDisk(config: Config, log: Log): Promise<DoctorFindings> {
  const subject = 'Disk';
  const { dataDirectory, alerts } = config;
  if (!needsDataFolder(config))
    return [untried(subject, 'All data is in Postgres, none on this disk.')];
  try {
    openDataFolder(dataDirectory, log);
  } catch (error) {
    if (error instanceof StartupFault) return [wrong(subject, error.message)];
    throw error;
  }
  const { bavail, bsize } = await statfs(dataDirectory);
  const free = bavail * bsize;
  const room = `${Math.floor(free / MEGABYTE).toLocaleString('en-US')} MB are free in ${dataDirectory}`;
  return free < alerts.leastFreeBytes
    ? [wrong(subject, `${room}. Free some space, or lower ALERT_DISK_MB.`)]
    : [right(subject, `${room}.`)];
}

/** A nightly backup that is two days old wasn't made twice. */
const OLDEST_BACKUP = days(2);

/** Whether backups are made, sealed, and elsewhere. */
export async function checkBackups(config: Config, clock: Clock): Promise<DoctorFindings> {
  const subject = 'Backups';
  const { folder, daily, secret } = config.backups;
  if (!daily)
    return [
      notice(
        subject,
        'Set BACKUP_DIR for a backup each night, unless your Postgres makes its own.',
      ),
    ];
  const newest = await newestBackup(folder);
  const age = newest === undefined ? undefined : clock.now().getTime() - newest.getTime();
  return [
    age === undefined
      ? notice(subject, `None is in ${folder} yet. Make one with npm run foreword -- backup.`)
      : age > OLDEST_BACKUP
        ? wrong(
            subject,
            `The newest is ${Math.floor(age / days(1))} days old. Is a scheduler running? See docs/backups.md.`,
          )
        : right(subject, 'The newest is less than two days old.'),
    ...(secret === undefined && config.mode === 'live'
      ? [notice(subject, 'They aren’t encrypted. Set BACKUP_KEY, and keep it elsewhere.')]
      : []),
    ...((await isSameDisk(folder, config)) && config.mode === 'live'
      ? [notice(subject, 'They’re on the same disk as the data. Copy them to another machine.')]
      : []),
  ];
}

async function newestBackup(folder: string): Promise<Date | undefined> {
  if (!existsSync(folder)) return undefined;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.backup')).sort();
  const last = names.at(-1);
  return last === undefined ? undefined : (await stat(`${folder}/${last}`)).mtime;
}

async function isSameDisk(folder: string, config: Config): Promise<boolean> {
  const there = existsSync(folder) ? folder : dirname(folder);
  if (!needsDataFolder(config) || !existsSync(there)) return false;
  return (await stat(there)).dev === (await stat(config.dataDirectory)).dev;
}

/** A webhook's signature is good for five minutes, and a login code for less. */
const LARGEST_SKEW = seconds(30);
const ASKING = seconds(6);
const SYNCHRONIZE = 'Turn on time synchronization: timedatectl set-ntp true';

const formatSkew = (skew: number): string =>
  `${Math.round(Math.abs(skew) / 1_000)} seconds ${skew > 0 ? 'ahead' : 'behind'}`;

/** Holds this machine's clock to that of a server which is known to be right. */
export async function checkClock(
  clock: Clock,
  server: string | undefined,
): Promise<DoctorFindings> {
  const subject = 'Clock';
  if (server === undefined) return [untried(subject, 'The demo asks nobody for the time.')];
  const date = await fetch(server, {
    redirect: 'manual',
    signal: AbortSignal.timeout(ASKING),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.headers.get('date');
    },
    () => null,
  );
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs))
    return [untried(subject, `${new URL(server).hostname} didn’t tell the time.`)];
  const skew = clock.now().getTime() - theirs;
  return Math.abs(skew) > LARGEST_SKEW
    ? [
        wrong(
          subject,
          `This machine is ${formatSkew(skew)}, so webhooks and logins may fail. ${SYNCHRONIZE}`,
        ),
      ]
    : [right(subject, 'This machine’s clock is right.')];
}
