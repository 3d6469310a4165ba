import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { compressedBytes, scanBundle, SERVER_MARKERS, serverPartsIn } from './browser-bundle';
import { projectRoot, temporaryProject } from './temporary-project';

const ENTRY = 'virtual:entry';

/** The library as a browser would get it: bundled by the project's own bundler, and minified. */
async function bundled(library: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) =>
          id === `\0${ENTRY}`
            ? `import * as all from '${library}'; globalThis.all = all;`
            : undefined,
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: ENTRY } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((part) => (part.type === 'chunk' ? part.code : ''))
    .join('\n');
}

describe('the scan of browser bundles', () => {
  test.each(Object.keys(SERVER_MARKERS))('finds %s in a minified bundle', async (library) => {
    expect(serverPartsIn(await bundled(library))).toContain(library);
  });

  test.each(['react-dom/client', 'react-router', 'zod'])(
    'finds nothing in %s, which a browser may load',
    async (library) => {
      const code = await bundled(library);
      expect(code.length).toBeGreaterThan(10_000);
      expect(serverPartsIn(code)).toEqual([]);
    },
  );

  test.each([
    'import{readFileSync as e}from"node:fs";e("a")',
    'const e=await import("node:child_process")',
    "const e=require('node:net')",
  ])('finds a module of Node in %s', (code) => {
    expect(serverPartsIn(code)).toHaveLength(1);
  });

  test.each(['STRIPE_SECRET_KEY', '@node-rs/argon2', 'applied_migration'])('finds %s', (word) => {
    expect(serverPartsIn(`const e="${word}";`)).toEqual([word]);
  });

  test('names the file, however deep it lies', () => {
    const root = temporaryProject({
      'client/assets/order.js': 'const a="drizzle:entityKind";',
      'client/assets/deep/tracking.js': 'const a=1;',
      'client/assets/order.css': '.a{content:"drizzle:entityKind"}',
    });
    expect(scanBundle(join(root, 'client'))).toEqual({
      scripts: 2,
      faults: ['assets/order.js: drizzle-orm/pg-core'],
    });
  });
});

describe('the browser bundles of the project', () => {
  const folder = join(projectRoot, 'build/client');

  test('hold no server library', () => {
    expect(
      existsSync(folder),
      'There is no build/client yet; `npm run build` makes it, and `npm test` does so first.',
    ).toBe(true);
    const { scripts, faults } = scanBundle(folder);
    expect(scripts).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  test('bring an expert the whole desk in at most 250 kB', () => {
    const desk = compressedBytes(folder, [
      'desk/admin',
      'desk/review/queue/queue',
      'desk/review/review-desk',
    ]);
    expect(desk).toBeGreaterThan(compressedBytes(folder, ['desk/admin']));
    expect(desk).toBeLessThanOrEqual(250_000);
  });

  test('are counted by pages that exist', () => {
    expect(() => compressedBytes(folder, ['desk/nowhere'])).toThrow(
      'There is no page desk/nowhere',
    );
  });
});
