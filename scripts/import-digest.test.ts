import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importDigest } from './rules/import-digest.mjs';

let root = '';
const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const digest = (): string => importDigest(root, ['src']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foreword-imports-'));
  mkdirSync(join(root, 'src'));
  write('.dependency-cruiser.cjs', 'module.exports = {};');
  write('package.json', '{}');
  write('src/one.ts', "import {\n  two,\n} from './two';\nconst sum = two + 1;\n");
  write('src/two.ts', 'export const two = 2;\n');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('what a file says besides its imports leaves the digest of the imports as it was', () => {
  const before = digest();
  write('src/one.ts', "import {\n  two,\n} from './two';\nconst sum = two + 7;\n");
  expect(digest()).toBe(before);
});

test.each([
  ['another import', () => write('src/one.ts', "import {\n  two,\n} from './three';\n")],
  ['an import of types alone', () => write('src/one.ts', "import type {\n  two,\n} from './two';")],
  ['an import while it runs', () => write('src/two.ts', "const two = await import('./one');")],
  ['a new file', () => write('src/three.ts', '')],
  ['a file that is gone', () => rmSync(join(root, 'src/two.ts'))],
  ['another rule', () => write('.dependency-cruiser.cjs', 'module.exports = { forbidden: [] };')],
  ['another dependency', () => write('package.json', '{ "dependencies": {} }')],
])('%s changes the digest of the imports', (_, change) => {
  const before = digest();
  change();
  expect(digest()).not.toBe(before);
});
