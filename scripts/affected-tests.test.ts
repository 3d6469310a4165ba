import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findAffectedTests } from './rules/affected-tests.mjs';

const FILES: Readonly<Record<string, string>> = {
  'src/kernel/word.ts': 'export const word = 1;',
  'src/kernel/index.ts': "export {\n  word,\n} from './word';",
  'src/shop/price.ts': "import { word } from '../kernel';",
  'src/shop/price.test.ts': "import { price } from './price';",
  'src/shop/page.tsx': "import type { Price } from './price';",
  'src/shop/page.test.tsx': "import { page } from './page';",
  'src/shop/late.test.ts': "const late = await import('../kernel/word');",
  'src/shop/table.test.ts': "import table from './table.json';",
  'src/words/lists/nouns.ts': 'export const nouns = [];',
  'src/words/lists.test.ts': 'const lists = readdirSync(import.meta.dirname);',
  'src/shop/docs.test.ts': "readFileSync(join(import.meta.dirname, '../../docs/prices.md'));",
  'src/shop/marks.test.ts': "readdirSync(new URL('../marks/', import.meta.url));",
  'src/shop/all.test.ts': "globSync('docs/**', { cwd: new URL('../..', import.meta.url) });",
  'src/shop/other.test.ts': "import { expect } from 'vitest';",
};

function affectedBy(...changed: string[]): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'foreword-affected-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return findAffectedTests(root, changed);
}

test('a change reaches every test that imports it by whatever chain, and no other', () => {
  expect(affectedBy('src/kernel/word.ts')).toEqual([
    'src/shop/late.test.ts',
    'src/shop/page.test.tsx',
    'src/shop/price.test.ts',
  ]);
  expect(affectedBy('src/shop/page.tsx')).toEqual(['src/shop/page.test.tsx']);
  expect(affectedBy('src/shop/table.json')).toEqual(['src/shop/table.test.ts']);
});

test('a change reaches the tests that read it by a name that is put together, and no other', () => {
  expect(affectedBy('src/words/lists/nouns.ts')).toEqual(['src/words/lists.test.ts']);
  expect(affectedBy('src/words/lists/gone.json')).toEqual(['src/words/lists.test.ts']);
  expect(affectedBy('docs/prices.md')).toEqual(['src/shop/docs.test.ts']);
  expect(affectedBy('src/marks/ring.svg')).toEqual(['src/shop/marks.test.ts']);
  expect(affectedBy('docs/other.md')).toEqual([]);
});

test('an import of a folder’s index reaches no other file of that folder', () => {
  expect(affectedBy('src/kernel/other.ts')).toEqual([]);
});

test('a test that changed is one of them, and one that is gone is not', () => {
  expect(affectedBy('src/shop/other.test.ts', 'src/shop/gone.test.ts')).toEqual([
    'src/shop/other.test.ts',
  ]);
  expect(affectedBy()).toEqual([]);
});
