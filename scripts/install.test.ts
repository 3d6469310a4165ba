import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isInstalled, nodeBinary } from './install.mjs';

interface Package {
  readonly version?: string;
  readonly optional?: boolean;
  readonly dev?: boolean;
}

function project(wanted?: Record<string, Package>, present?: Record<string, Package>): string {
  const root = mkdtempSync(join(tmpdir(), 'foreword-install-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  if (wanted)
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { '': {}, ...wanted } }),
    );
  if (present) {
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: present }),
    );
  }
  return root;
}

const zod = (version: string, optional = false): Record<string, Package> => ({
  'node_modules/zod': { version, ...(optional ? { optional } : {}) },
});

describe('what is installed', () => {
  test('is enough when every package of the lock is there in its version', () => {
    expect(isInstalled(project(zod('4.0.0'), zod('4.0.0')))).toBe(true);
  });

  test.each([
    ['nothing was ever installed', project.bind(undefined, zod('4.0.0'))],
    ['a package is missing', project.bind(undefined, zod('4.0.0'), {})],
    ['a package has another version', project.bind(undefined, zod('4.0.0'), zod('3.9.0'))],
    [
      'an optional package has another version',
      project.bind(undefined, zod('4.0.0', true), zod('3.9.0')),
    ],
    ['there is no lock', project.bind(undefined, undefined, zod('4.0.0'))],
  ])('is not enough when %s', (_, make) => {
    expect(isInstalled(make())).toBe(false);
  });

  test('is enough without a package for another platform', () => {
    expect(isInstalled(project(zod('4.0.0', true), {}))).toBe(true);
  });

  test('is enough for serving without what tests alone need, and not for tests', () => {
    const lock = { ...zod('4.0.0'), 'node_modules/vitest': { version: '5.0.0', dev: true } };
    const root = project(lock, zod('4.0.0'));
    expect([isInstalled(root, { serving: true }), isInstalled(root)]).toEqual([true, false]);
    expect(isInstalled(project(lock, {}), { serving: true })).toBe(false);
  });

  test('is enough in the project itself, and brings a Node that can run it', () => {
    expect(isInstalled()).toBe(true);
    expect(nodeBinary()).toMatch(/node/);
  });
});
