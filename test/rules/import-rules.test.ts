import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { checkImports } from '../../scripts/rules/checks.mjs';
import { temporaryProject } from './temporary-project';

interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind?: 'value' | 'type' | 'lazy' | 'again';
}

const only = (from: string, to: string, kind: Import['kind'] = 'value'): Import => ({
  from,
  to,
  kind,
});

function specifier(from: string, to: string): string {
  const up = from
    .split('/')
    .slice(0, -1)
    .map(() => '..')
    .join('/');
  return to.startsWith('lib:') ? to.slice('lib:'.length) : `${up}/${to.replace(/\.tsx?$/, '')}`;
}

const STATEMENTS: Record<NonNullable<Import['kind']>, (path: string, index: number) => string> = {
  value: (path, index) => `import { value as value${index} } from '${path}';\nvoid value${index};`,
  type: (path, index) =>
    `import type { Shape as Shape${index} } from '${path}';\nexport type Own${index} = Shape${index};`,
  lazy: (path, index) => `export const lazy${index} = () => import('${path}');`,
  again: (path) => `export { value } from '${path}';`,
};

function tree(imports: readonly Import[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { to } of imports) {
    if (!to.startsWith('lib:'))
      files[to] = 'export const value = 1;\nexport interface Shape { readonly value: 1 }\n';
  }
  imports.forEach(({ from, to, kind = 'value' }, index) => {
    files[from] = `${files[from] ?? ''}${STATEMENTS[kind](specifier(from, to), index)}\n`;
  });
  return files;
}

const FORBIDDEN: readonly (readonly [rule: string, Import])[] = [
  ['kernel-imports-nothing', only('src/kernel/a.ts', 'src/platform/log/index.ts')],
  ['kernel-imports-nothing', only('src/kernel/b.ts', 'src/platform/log/index.ts', 'type')],
  ['kernel-imports-nothing', only('src/kernel/c.ts', 'lib:node:fs')],
  ['kernel-imports-nothing', only('src/kernel/d.ts', 'lib:zod')],
  ['language-imports-kernel', only('src/language/a.ts', 'src/platform/log/index.ts')],
  ['language-imports-kernel', only('src/language/b.ts', 'lib:zod')],
  ['occupations-import-language', only('src/occupations/a.ts', 'src/shop/orders/index.ts')],
  ['occupations-import-language', only('src/occupations/b.ts', 'src/platform/log/index.ts')],
  ['occupations-entry', only('src/report/plan/e.ts', 'src/occupations/titles/words.ts')],
  ['occupations-entry', only('src/web/order/c.server.ts', 'src/occupations/titles/words.ts')],
  ['platform-imports-kernel', only('src/platform/log/a.ts', 'src/shop/orders/index.ts')],
  ['platform-imports-kernel', only('src/platform/log/b.ts', 'content/faq.ts', 'lazy')],
  ['sentence-shop', only('src/shop/orders/a.ts', 'src/research/gather/index.ts')],
  ['sentence-shop', only('src/shop/orders/b.ts', 'src/delivery/links/shape.ts', 'type')],
  ['sentence-research', only('src/research/gather/a.ts', 'src/report/plan/index.ts')],
  ['sentence-research', only('src/research/gather/b.ts', 'src/desk/review/index.ts')],
  ['sentence-report', only('src/report/plan/a.ts', 'src/desk/review/index.ts', 'again')],
  ['sentence-report', only('src/report/plan/b.ts', 'src/delivery/links/index.ts')],
  ['sentence-desk', only('src/desk/review/a.ts', 'src/delivery/links/index.ts')],
  ['module-imports', only('src/shop/orders/c.ts', 'src/web/ui/button.tsx')],
  ['module-entry', only('src/shop/payments/a.ts', 'src/shop/orders/store.ts')],
  ['module-entry', only('src/report/plan/c.ts', 'src/research/gather/store.ts', 'type')],
  ['module-entry', only('src/report/plan/d.ts', 'src/report/between.ts')],
  [
    'index-hides-adapters',
    only('src/shop/payments/index.ts', 'src/shop/payments/stripe/stripe.ts', 'again'),
  ],
  ['area-entry', only('src/report/bind.ts', 'src/report/plan/store.ts')],
  ['area-entry', only('src/report/bound.ts', 'src/research/gather/store.ts')],
  ['module-entry-from-outside', only('src/web/order/a.server.ts', 'src/shop/orders/store.ts')],
  ['module-entry-from-outside', only('src/main.ts', 'src/shop/payments/stripe/stripe.ts')],
  ['module-entry-from-outside', only('src/process/doctor/a.ts', 'src/shop/orders/store.ts')],
  ['module-entry-from-outside', only('src/cli/making/report.ts', 'src/research/gather/store.ts')],
  ['shape-is-for-browsers', only('src/shop/orders/shape.ts', 'src/shop/orders/store.ts')],
  ['shape-is-for-browsers', only('src/shop/payments/shape.ts', 'src/shop/orders/states.ts')],
  ['shape-is-for-browsers', only('src/shop/catalog/shape.ts', 'src/platform/log/index.ts', 'type')],
  ['shape-without-server', only('src/shop/support/shape.ts', 'lib:node:crypto')],
  ['web-components', only('src/web/order/form.tsx', 'src/shop/orders/index.ts')],
  ['web-components', only('src/web/order/route.tsx', 'src/shop/orders/index.ts', 'type')],
  ['web-components', only('src/web/ui/log.tsx', 'src/platform/log/index.ts')],
  ['web-components-without-server', only('src/web/ui/file.tsx', 'lib:node:path')],
  ['web-server-files', only('src/web/order/b.server.ts', 'emails/receipt.tsx')],
  ['emails-imports', only('emails/welcome.tsx', 'src/shop/orders/shape.ts')],
  ['emails-imports', only('emails/goodbye.tsx', 'src/platform/log/index.ts')],
  ['content-imports', only('content/claims.ts', 'src/shop/catalog/index.ts')],
  ['demo-imports', only('demo/web/a.ts', 'src/research/gather/index.ts')],
  ['demo-over-http', only('src/research/read/a.ts', 'demo/web/index.ts')],
  ['demo-over-http', only('src/main.ts', 'demo/web/index.ts')],
  ['programs-are-roots', only('src/shop/orders/d.ts', 'src/config/index.ts')],
  ['programs-are-roots', only('src/desk/operations/d.ts', 'src/process/doctor/index.ts')],
  ['programs-are-roots', only('src/web/root.tsx', 'src/compose.ts', 'type')],
  ['programs-are-roots', only('src/platform/log/c.ts', 'src/compose/http.ts')],
  ['models-through-one-door', only('src/report/write/model.ts', 'lib:ai')],
  ['models-through-one-door', only('src/compose/report.ts', 'lib:@ai-sdk/openai', 'lazy')],
  ['tests-are-leaves', only('src/shop/orders/e.ts', 'test/worlds/clock.ts')],
  ['tests-are-leaves', only('src/shop/orders/g.ts', 'src/report/fixtures/report.ts')],
  ['tests-are-leaves', only('src/shop/orders/f.ts', 'src/platform/mail/testing.ts')],
  ['no-development-library', only('src/platform/log/d.ts', 'lib:smtp-server')],
];

const ALLOWED: readonly Import[] = [
  only('src/kernel/money.ts', 'src/kernel/text.ts'),
  only('src/platform/log/index.ts', 'src/kernel/text.ts'),
  only('src/language/index.ts', 'src/kernel/text.ts'),
  only('src/occupations/index.ts', 'src/platform/files/project-folder.ts'),
  only('src/occupations/index.ts', 'src/language/index.ts'),
  only('src/shop/orders/index.ts', 'src/occupations/index.ts'),
  only('src/platform/log/index.ts', 'lib:node:fs'),
  only('src/platform/log/index.ts', 'lib:pino'),
  only('src/shop/orders/index.ts', 'src/platform/log/index.ts'),
  only('src/shop/orders/index.ts', 'src/shop/orders/store.ts'),
  only('src/shop/payments/index.ts', 'src/shop/orders/index.ts'),
  only('src/research/gather/index.ts', 'src/shop/orders/shape.ts', 'type'),
  only('src/report/plan/index.ts', 'src/research/gather/index.ts'),
  only('src/desk/review/index.ts', 'src/report/plan/index.ts'),
  only('src/delivery/links/index.ts', 'src/desk/review/index.ts'),
  only('src/delivery/links/index.ts', 'emails/receipt.tsx'),
  only('src/delivery/links/index.ts', 'content/faq.ts'),
  only('src/report/bind.ts', 'src/report/between.ts'),
  only('src/report/bind.ts', 'src/report/plan/index.ts'),
  only('src/shop/orders/shape.ts', 'src/kernel/money.ts'),
  only('src/shop/orders/shape.ts', 'src/shop/orders/states.ts', 'again'),
  only('src/web/order/form.tsx', 'src/shop/orders/shape.ts'),
  only('src/web/order/form.tsx', 'src/web/ui/button.tsx'),
  only('src/web/order/form.tsx', 'content/faq.ts'),
  only('src/web/order/order.server.ts', 'src/shop/payments/index.ts'),
  only('src/web/order/order.server.ts', 'lib:node:path'),
  only('emails/receipt.tsx', 'content/faq.ts'),
  only('content/faq.ts', 'src/kernel/money.ts'),
  only('demo/web/index.ts', 'src/kernel/text.ts'),
  only('src/compose.ts', 'src/shop/payments/stripe/stripe.ts'),
  only('src/compose.ts', 'demo/web/index.ts'),
  only('src/compose/http.ts', 'src/config/index.ts'),
  only('src/process/doctor/index.ts', 'src/config/index.ts'),
  only('src/process/doctor/index.ts', 'src/shop/orders/index.ts'),
  only('src/compose.ts', 'src/process/startup-fault.ts'),
  only('src/main.ts', 'src/compose.ts'),
  only('src/cli/main.ts', 'src/compose.ts'),
  only('test/worlds/clock.ts', 'src/shop/payments/stripe/stripe.ts'),
  only('src/shop/orders/place/settle-order.test.ts', 'src/shop/payments/store.ts'),
  only('src/shop/orders/place/settle-order.test.ts', 'test/worlds/clock.ts'),
  only('src/shop/orders/place/settle-order.test.ts', 'lib:smtp-server'),
];

const PACKAGE = JSON.stringify({
  name: 'small',
  private: true,
  type: 'module',
  dependencies: { zod: '*', pino: '*' },
  devDependencies: { 'smtp-server': '*' },
});

describe('the import rules', () => {
  test('name every import that the house forbids, whether of a value, of a type, lazy or passed on', async () => {
    const { ok, output } = await checkImports(
      temporaryProject({ 'package.json': PACKAGE, ...tree(FORBIDDEN.map(([, one]) => one)) }),
    );
    const missed = FORBIDDEN.filter(
      ([rule, { from, to }]) =>
        !output.includes(`${rule}: ${from} → ${to.startsWith('lib:') ? '' : to}`),
    );
    expect(missed).toEqual([]);
    expect(ok).toBe(false);
  });

  test('are all broken by the imports of this file', () => {
    const configuration = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
      readonly forbidden: readonly { readonly name: string }[];
    };
    const broken = new Set([...FORBIDDEN.map(([rule]) => rule), 'imports-resolve', 'no-cycles']);
    expect(
      configuration.forbidden.map(({ name }) => name).filter((name) => !broken.has(name)),
    ).toEqual([]);
  });

  test('let every import pass that the house allows', async () => {
    const { ok, output, count } = await checkImports(
      temporaryProject({ 'package.json': PACKAGE, ...tree(ALLOWED) }),
    );
    expect(output).toBe('');
    expect(ok).toBe(true);
    expect(count).toBeGreaterThan(20);
  });

  test('name a cycle, even where the way back is a type', async () => {
    const { ok, output } = await checkImports(
      temporaryProject(
        tree([
          only('src/platform/jobs/one.ts', 'src/platform/jobs/two.ts'),
          only('src/platform/jobs/two.ts', 'src/platform/jobs/three.ts'),
          only('src/platform/jobs/three.ts', 'src/platform/jobs/one.ts', 'type'),
        ]),
      ),
    );
    expect(output).toMatch(
      /no-cycles: src\/platform\/jobs\/\w+\.ts → src\/platform\/jobs\/\w+\.ts/,
    );
    expect(ok).toBe(false);
  });

  test('name an import that leads nowhere', async () => {
    const { ok, output } = await checkImports(
      temporaryProject({
        'src/kernel/text.ts': "export const word = 'word';\n",
        'src/kernel/lost.ts': "import { word } from './texts';\nexport const lost = word;\n",
      }),
    );
    expect(output).toContain('imports-resolve: src/kernel/lost.ts → ./texts');
    expect(ok).toBe(false);
  });

  test('have not passed when no module was read', async () => {
    const { ok, output } = await checkImports(
      temporaryProject({ 'src/words.md': 'Nothing to import.\n' }),
    );
    expect(output).toContain('Not one module was checked.');
    expect(ok).toBe(false);
  });
});
