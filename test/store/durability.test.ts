import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  embeddedDatabase,
  FolderInUse,
  lockFolder,
  openDurablePglite,
} from '../../src/platform/database';
import { prepareDataFolder } from '../databases';

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-durability-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A process of its own that takes the lock, says so, and then only waits. */
async function holderOf(folder: string, around: readonly string[] = []): Promise<ChildProcess> {
  const file = new URL('../../src/platform/database/folder-lock.ts', import.meta.url).href;
  const program = `
    const { lockFolder } = await import(${JSON.stringify(file)});
    await lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => undefined, 60_000);`;
  const [command = '', ...parameters] = [
    ...around,
    process.execPath,
    '--no-warnings',
    '--input-type=module',
    '-e',
    program,
  ];
  const holder = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    holder.kill('SIGKILL');
  });
  const [said] = (await once(holder.stdout, 'data')) as [Buffer];
  expect(said.toString('utf8')).toBe('held\n');
  return holder;
}

/** What runs a command with a network and process ids of its own, as a container does. */
const CONTAINED = ['unshare', '--net', '--pid', '--fork', '--kill-child'];
const canContain = spawnSync('unshare', [...CONTAINED.slice(1), 'true']).status === 0;

describe('the embedded database', () => {
  test('flushes to the disk at every commit before it is acknowledged', async () => {
    let flushes = 0;
    const client = await openDurablePglite({
      folder: join(await prepareDataFolder(scratchFolder()), 'database'),
      onSync: () => {
        flushes += 1;
      },
    });
    const database = embeddedDatabase(client);
    onTestFinished(() => database.close());
    await database.runScript('CREATE TABLE receipt (id integer PRIMARY KEY)');
    for (let id = 1; id <= 20; id++) {
      const before = flushes;
      await database.queryRows('INSERT INTO receipt VALUES ($1)', [id]);
      expect(flushes, `commit ${id}`).toBeGreaterThan(before);
    }
  });

  test('does not flush for what it only reads', async () => {
    let flushes = 0;
    const client = await openDurablePglite({
      folder: join(await prepareDataFolder(scratchFolder()), 'database'),
      onSync: () => {
        flushes += 1;
      },
    });
    onTestFinished(() => client.close());
    await client.exec('CHECKPOINT');
    const before = flushes;
    await client.query('SELECT 1');
    expect(flushes).toBe(before);
  });
});

describe('the lock on a data folder', () => {
  test('refuses a second holder in one sentence that says what to do', async () => {
    const folder = scratchFolder();
    const lock = await lockFolder(folder);
    onTestFinished(() => lock.release());
    await expect(lockFolder(folder)).rejects.toThrow(
      `Another Foreword is already running on ${folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
  });

  test('refuses a second process, by whatever path it comes', async () => {
    const folder = scratchFolder();
    await holderOf(folder);
    await expect(
      lockFolder(join(folder, '..', folder.split('/').at(-1) ?? '')),
    ).rejects.toBeInstanceOf(FolderInUse);
  });

  test.runIf(canContain)('refuses a second process that another container runs', async () => {
    const folder = scratchFolder();
    const holder = await holderOf(folder, CONTAINED);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    holder.kill('SIGKILL');
    await expect
      .poll(() =>
        lockFolder(folder).then(
          (lock) => lock.release().then(() => true),
          () => false,
        ),
      )
      .toBe(true);
  });

  test('says so where a folder has no locks', async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, 'foreword.lock'));
    await expect(lockFolder(folder)).rejects.toThrow('can’t be locked');
  });

  test('lets two folders be held at once', async () => {
    const held = await lockFolder(scratchFolder());
    onTestFinished(() => held.release());
    const other = scratchFolder();
    await expect(lockFolder(other).then((lock) => lock.release())).resolves.toBeUndefined();
  });

  test('is free again after its release', async () => {
    const folder = scratchFolder();
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    await lock.release();
    await expect(lockFolder(folder).then((again) => again.release())).resolves.toBeUndefined();
  });

  test('is free again after its holder was killed', async () => {
    const folder = scratchFolder();
    const holder = await holderOf(folder);
    await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await expect(lockFolder(folder).then((lock) => lock.release())).resolves.toBeUndefined();
  });
});
