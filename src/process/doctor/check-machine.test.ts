import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerAs } from '../../../test/support/answer-as';
import { readConfig, type Config } from '../../config';
import { after, days, seconds, systemClock } from '../../kernel/time';
import { createLog } from '../../platform/log';
import { checkBackups, checkClock, checkDisk } from './check-machine';

const log = createLog({ level: 'silent' });
let folder: string;
const closing: (() => void)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foreword-doctor-'));
  closing.push(() => rmSync(folder, { recursive: true }));
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function configOf(environment: Record<string, string> = {}): Config {
  const { config } = readConfig({ DATA_DIR: folder, ...environment });
  if (config === undefined) throw new Error('unreadable');
  return config;
}

describe('the disk', () => {
  test('with room is right, and one without is told with what to do', async () => {
    expect(await checkDisk(configOf({ ALERT_DISK_MB: '1' }), log)).toMatchObject([
      { state: 'right' },
    ]);
    expect(await checkDisk(configOf({ ALERT_DISK_MB: '999999999' }), log)).toMatchObject([
      { state: 'wrong', sentence: expect.stringMatching(/are free in .* Free some space/u) },
    ]);
  });

  test('that can’t be written to is told as the start tells it', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await checkDisk(configOf({ DATA_DIR: join(file, 'data') }), log)).toMatchObject([
      { state: 'wrong', sentence: expect.stringMatching(/isn’t writable; set DATA_DIR/u) },
    ]);
  });

  test('isn’t asked where nothing is on it', async () => {
    const config = configOf({ DATABASE_URL: 'postgres://a@b/c', FILE_STORAGE: 'database' });
    expect(await checkDisk({ ...config, mode: 'live' }, log)).toMatchObject([{ state: 'untried' }]);
  });
});

describe('backups', () => {
  const path = (): string => join(folder, 'backups.backup');
  const check = (change: Partial<Config['backups']> = {}, mode: Config['mode'] = 'live') => {
    const config = configOf();
    const secret = 'a secret of the owner';
    return checkBackups(
      { ...config, mode, backups: { ...config.backups, folder, secret, ...change } },
      systemClock,
    );
  };
  const statesOf = async (found: ReturnType<typeof check>) =>
    (await found).map(({ state, sentence }) => `${state}: ${sentence}`);

  test('that nobody makes are noticed', async () => {
    expect(await statesOf(check({ daily: false }))).toEqual([
      expect.stringContaining('notice: Set BACKUP_DIR'),
    ]);
    expect(await statesOf(check({}, 'demo'))).toEqual([
      expect.stringMatching(/notice: None .* foreword -- backup/u),
    ]);
  });

  test('that are open or on the disk of the data are noticed in a live shop', async () => {
    writeFileSync(path(), '');
    expect(await statesOf(check({ secret: undefined }))).toEqual([
      expect.stringContaining('right: The newest is less than two days old'),
      expect.stringContaining('notice: They aren’t encrypted'),
      expect.stringContaining('notice: They’re on the same disk'),
    ]);
  });

  test('that stopped three days ago are wrong', async () => {
    writeFileSync(path(), '');
    const then = after(systemClock.now(), days(-3));
    utimesSync(path(), then, then);
    expect(await statesOf(check({}, 'demo'))).toEqual([
      expect.stringContaining('wrong: The newest is 3 days old. Is a scheduler running?'),
    ]);
  });
});

describe('the clock', () => {
  const timeAt = async (ahead: number): Promise<string> => {
    const server = await answerAs(() => ({
      status: 404,
      date: after(systemClock.now(), seconds(-ahead)).toUTCString(),
    }));
    closing.push(server.close);
    return server.url;
  };

  test('that is wrong is told by how much, and what sets it', async () => {
    expect(await checkClock(systemClock, await timeAt(120))).toMatchObject([
      {
        state: 'wrong',
        sentence: expect.stringMatching(/1[12]\d seconds ahead.* set-ntp true$/u),
      },
    ]);
    expect(await checkClock(systemClock, await timeAt(-120))).toMatchObject([
      { sentence: expect.stringContaining('seconds behind') },
    ]);
    expect(await checkClock(systemClock, await timeAt(0))).toMatchObject([{ state: 'right' }]);
  });

  test('is untried where nobody tells the time', async () => {
    expect(await checkClock(systemClock, 'http://127.0.0.1:1/')).toMatchObject([
      { state: 'untried' },
    ]);
  });
});
