import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const CONFIGURATIONS = [
  '.oxlintrc.json',
  '.dependency-cruiser.cjs',
  'knip.json',
  'tsconfig.json',
  '.gitignore',
];

/**
 * A small project under the project's own configuration files and libraries, so that what a rule
 * says of it is what it says of the shop. It lies outside of the checkout and goes with the test.
 */
export function temporaryProject(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'foreword-rules-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of CONFIGURATIONS) cpSync(join(projectRoot, name), join(root, name));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  const contents = {
    'package.json': '{ "name": "small", "private": true, "type": "module" }',
    ...files,
  };
  for (const [name, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}
