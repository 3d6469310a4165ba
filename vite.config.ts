import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { brand } from './content/brand';
import { bundledPackages } from './scripts/bundled-packages';

/** What pages bring to a browser from packages. */
const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
];

const brotli = promisify(brotliCompress);

/** Writes the brand's colours where a style sheet, with all it imports, names them as in `brand(deep)`. */
const brandColours: Plugin = {
  name: 'brand-colours',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/web\/.*\.css(?:\?|$)/.test(id)
      ? code.replace(
          /\bbrand\((deep|bright|warm|second|secondBright)\)/g,
          (_, name: keyof typeof brand.accent) => brand.accent[name],
        )
      : undefined,
};

/** Packs the browser's scripts and styles as small as can be, once and here: a shop that starts has no time for it. */
const packedAssets: Plugin = {
  name: 'packed-assets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: {
    order: 'post',
    handler: async ({ dir = '' }, bundle) => {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css)$/u.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const bytes = await readFile(join(dir, name));
          await writeFile(
            join(dir, `${name}.br`),
            await brotli(bytes, {
              params: {
                [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              },
            }),
          );
        }),
      );
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), brandColours, reactRouter(), packedAssets],
  publicDir: 'src/web/public',
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      optimizeDeps: {
        // A package found while a page loads has the scripts refused that are already on their way.
        noDiscovery: true,
        include: browserPackages,
      },
      build: {
        rolldownOptions: {
          output: {
            // Few files: each extra one costs a slow phone its headers, and pages with a script
            // need them all.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//u,
                  priority: 2,
                },
                {
                  name: 'common',
                  test: /\/src\/(?:kernel|web\/ui)\/|\/content\/brand\.ts$/u,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The dev server takes packages as they are: what was written for `require` runs in Node alone.
      resolve: { noExternal: command === 'build' ? bundledPackages : [] },
      build: {
        target: 'node24',
        sourcemap: true,
        rollupOptions: {
          // One server build: the programs share their code, the pages are part of `main`.
          input: { main: 'src/main.ts', cli: 'src/cli/main.ts', thread: 'src/thread.ts' },
        },
      },
    },
  },
}));
