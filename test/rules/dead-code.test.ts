import { describe, expect, test } from 'vitest';
import { checkDeadCode } from '../../scripts/rules/checks.mjs';
import { temporaryProject } from './temporary-project';

const MAIN = "import { used } from './kernel/used';\nvoid used;\n";
const USED = 'export const used = 1;\n';

function packageWith(parts: object): string {
  return JSON.stringify({ name: 'small', private: true, type: 'module', ...parts });
}

async function findingsOf(files: Readonly<Record<string, string>>): Promise<string> {
  const { ok, output } = await checkDeadCode(
    temporaryProject({ 'src/main.ts': MAIN, 'src/kernel/used.ts': USED, ...files }),
  );
  expect(ok).toBe(output === '');
  return output;
}

describe('the dead code rules', () => {
  test('say nothing of a project in which all is used', async () => {
    expect(await findingsOf({})).toBe('');
  });

  test('name a file that nothing imports', async () => {
    expect(await findingsOf({ 'src/kernel/left.ts': 'export const left = 1;\n' })).toMatch(
      /Unused files[^]*src\/kernel\/left\.ts/,
    );
  });

  test('name an export that nothing imports', async () => {
    expect(await findingsOf({ 'src/kernel/used.ts': `${USED}export const left = 1;\n` })).toMatch(
      /Unused exports[^]*used\.ts: left/,
    );
  });

  test('name an exported type that nothing imports', async () => {
    expect(
      await findingsOf({
        'src/kernel/used.ts': `${USED}export interface Left { readonly one: 1 }\n`,
      }),
    ).toMatch(/Unused exported types[^]*used\.ts: Left/);
  });

  test('name a dependency that nothing imports', async () => {
    expect(
      await findingsOf({ 'package.json': packageWith({ dependencies: { zod: '*' } }) }),
    ).toMatch(/Unused dependencies[^]*zod/);
  });

  test('name a development dependency that nothing imports', async () => {
    expect(
      await findingsOf({
        'package.json': packageWith({ devDependencies: { 'smtp-server': '*' } }),
      }),
    ).toMatch(/Unused devDependencies[^]*smtp-server/);
  });

  test('name a library that is imported and not listed', async () => {
    expect(
      await findingsOf({
        'src/kernel/used.ts': "import { z } from 'zod';\nexport const used = z;\n",
      }),
    ).toMatch(/Unlisted dependencies[^]*used\.ts: zod/);
  });
});
