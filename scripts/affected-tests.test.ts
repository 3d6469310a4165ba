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

test('a test that changed is one of them, and one that is gone is not', () => {
  expect(affectedBy('src/shop/other.test.ts', 'src/shop/gone.test.ts')).toEqual([
    'src/shop/other.test.ts',
  ]);
  expect(affectedBy()).toEqual([]);
});
