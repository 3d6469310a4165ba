import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkLint } from '../../scripts/rules/checks.mjs';
import { temporaryProject } from './temporary-project';

interface Broken {
  readonly file: string;
  readonly code: string;
  readonly rule: string;
}

const component = (body: string): string => `export function Part() {\n  return ${body};\n}\n`;

const BROKEN: readonly Broken[] = [
  {
    file: 'src/kernel/any.ts',
    rule: 'no-explicit-any',
    code: 'export const anything = (value: any): unknown => value;\n',
  },
  {
    file: 'src/kernel/surely.ts',
    rule: 'no-non-null-assertion',
    code: 'export const surely = (word?: string): string => word!;\n',
  },
  {
    file: 'src/kernel/silenced.ts',
    rule: 'ban-ts-comment',
    code: "// @ts-ignore\nexport const wrong: number = 'one';\n",
  },
  { file: 'src/kernel/main.ts', rule: 'no-default-export', code: 'export default 1;\n' },
  {
    file: 'src/web/ui/button.tsx',
    rule: 'no-default-export',
    code: 'export default function Button() { return null; }\n',
  },
  { file: 'src/web/order/order.server.ts', rule: 'no-default-export', code: 'export default 1;\n' },
  { file: 'src/shop/orders/talk.ts', rule: 'no-console', code: "console.log('an order');\n" },
  {
    file: 'src/kernel/equal.ts',
    rule: 'eqeqeq',
    code: 'export const same = (one: unknown, other: unknown): boolean => one == other;\n',
  },
  {
    file: 'src/shop/orders/environment.ts',
    rule: 'no-process-env',
    code: "export const key = process.env['KEY'];\n",
  },
  {
    file: 'src/cli/environment.ts',
    rule: 'no-process-env',
    code: "export const key = process.env['KEY'];\n",
  },
  {
    file: 'src/shop/orders/taken.ts',
    rule: 'no-restricted-imports',
    code: "import { env } from 'node:process';\nexport const key = env['KEY'];\n",
  },
  {
    file: 'src/kernel/evaluated.ts',
    rule: 'no-eval',
    code: "export const two = (): unknown => eval('1 + 1');\n",
  },
  {
    file: 'src/kernel/loaded.ts',
    rule: 'no-require-imports',
    code: "export const files = require('node:fs');\n",
  },
  { file: 'src/kernel/unused.ts', rule: 'no-unused-vars', code: 'const left = 1;\nexport {};\n' },
  {
    file: 'src/web/ui/hook.tsx',
    rule: 'rules-of-hooks',
    code: "import { useState } from 'react';\nexport function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
  },
  {
    file: 'src/web/ui/effect.tsx',
    rule: 'exhaustive-deps',
    code: "import { useEffect } from 'react';\nexport function Part({ title }: { title: string }) {\n  useEffect(() => { document.title = title; }, []);\n  return null;\n}\n",
  },
  {
    file: 'src/web/ui/raw.tsx',
    rule: 'no-danger',
    code: component("<p dangerouslySetInnerHTML={{ __html: '<b>' }} />"),
  },
  {
    file: 'src/web/ui/untyped.tsx',
    rule: 'button-has-type',
    code: component('<button>Go</button>'),
  },
  { file: 'src/web/ui/picture.tsx', rule: 'alt-text', code: component('<img src="/logo.svg" />') },
  {
    file: 'src/web/ui/nowhere.tsx',
    rule: 'anchor-is-valid',
    code: component('<a href="#">Go</a>'),
  },
  {
    file: 'src/web/ui/clicked.tsx',
    rule: 'click-events-have-key-events',
    code: component('<div onClick={() => undefined}>Go</div>'),
  },
  {
    file: 'src/web/ui/list.tsx',
    rule: 'no-noninteractive-element-interactions',
    code: component('<li onClick={() => undefined}>Go</li>'),
  },
  { file: 'src/web/ui/role.tsx', rule: 'aria-role', code: component('<div role="knob">Go</div>') },
  {
    file: 'src/web/ui/order.tsx',
    rule: 'tabindex-no-positive',
    code: component('<span tabIndex={3}>Go</span>'),
  },
  {
    file: 'src/shop/orders/one.test.ts',
    rule: 'no-focused-tests',
    code: `import { expect, test } from 'vitest';\ntest.${'only'}('one holds', () => { expect(1).toBe(1); });\n`,
  },
];

const KEPT: Readonly<Record<string, string>> = {
  'vite.config.ts': 'export default {};\n',
  'src/web/order/order.tsx': component('null').replace(
    'export function',
    'export default function',
  ),
  'src/web/root.tsx': component('null').replace('export function', 'export default function'),
  'src/web/routes.ts': 'export default [];\n',
  'src/config/index.ts': 'export const environment = process.env;\n',
  'src/cli/main.ts': "console.log('a report');\n",
  'scripts/start.mjs': 'console.log(process.env.PORT);\n',
  'src/kernel/short.ts': 'export {};\n'.padEnd(11 + 249 * 10, '// a line\n'),
};

describe('the lint rules', () => {
  test('name every file that breaks one of them', async () => {
    const { ok, output } = await checkLint(
      temporaryProject(Object.fromEntries(BROKEN.map(({ file, code }) => [file, code]))),
    );
    const missed = BROKEN.filter(
      ({ file, rule }) =>
        !output
          .split('\n')
          .some((line) => line.startsWith(`${file}:`) && line.includes(`(${rule})`)),
    );
    expect(missed.map(({ file, rule }) => `${file} ${rule}`)).toEqual([]);
    expect(ok).toBe(false);
  });

  test('let the exceptions pass that the house allows', async () => {
    const { ok, output, count } = await checkLint(temporaryProject(KEPT));
    expect(output).toBe('');
    expect(count).toBe(Object.keys(KEPT).length + 1);
    expect(ok).toBe(true);
  });

  test('have not passed when no file was read', async () => {
    const root = temporaryProject({ 'words.md': 'Nothing to read.\n' });
    rmSync(join(root, '.dependency-cruiser.cjs'));
    const { ok, output } = await checkLint(root);
    expect(output).toContain('Not one file was checked.');
    expect(ok).toBe(false);
  });
});
