import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../../test/support/silent-log';
import { openDataFolder } from './data-folder';

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = (path: string): number => statSync(path).mode & 0o777;

test('An older data folder is closed to other users with everything in it, but for what it links to.', () => {
  const outside = join(scratch(), 'outside');
  writeFileSync(outside, '');
  chmodSync(outside, 0o644);
  const folder = join(scratch(), 'data');
  mkdirSync(join(folder, 'files/outbox'), { recursive: true });
  writeFileSync(join(folder, 'files/outbox/message'), '');
  symlinkSync(outside, join(folder, 'link'));
  for (const path of ['', 'files', 'files/outbox']) chmodSync(join(folder, path), 0o755);
  chmodSync(join(folder, 'files/outbox/message'), 0o666);
  openDataFolder(folder, silentLog);
  expect(['', 'files', 'files/outbox'].map((path) => modeOf(join(folder, path)))).toEqual([
    0o700, 0o700, 0o700,
  ]);
  expect(modeOf(join(folder, 'files/outbox/message'))).toBe(0o600);
  expect(modeOf(outside)).toBe(0o644);
});

test('A data folder that is no folder is told with what to do.', () => {
  const file = join(scratch(), 'file');
  writeFileSync(file, '');
  expect(() => openDataFolder(join(file, 'data'), silentLog)).toThrow(
    'isn’t writable; set DATA_DIR to another, or fix its permissions.',
  );
});

/** Needs the right to mount, as most containers' root has it. */
function mounted(options: string): string | undefined {
  const folder = scratch();
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', folder]).status === 0;
  if (isMounted) onTestFinished(() => void spawnSync('umount', [folder]));
  return isMounted ? folder : undefined;
}

test('A full disk and a read-only one are told as such.', ({ skip }) => {
  const full = mounted('size=16k');
  const readOnly = mounted('ro');
  if (full === undefined || readOnly === undefined) return skip('Nothing may be mounted here.');
  expect(() => {
    for (let file = 0; ; file++) writeFileSync(join(full, String(file)), 'x'.repeat(4_096));
  }).toThrow('ENOSPC');
  expect(() => openDataFolder(full, silentLog)).toThrow('its disk is full: free some space.');
  expect(() => openDataFolder(readOnly, silentLog)).toThrow('its disk is mounted read-only');
});
