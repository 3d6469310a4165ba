// Bundles one TypeScript program for the project's Node, with the packages inside that the server has inside.
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';
import { bundledPackages } from './bundled-packages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function bundle(entry, outFolder = 'build/programs') {
  // A test runner sets another, and then JSX would be compiled for a React that is not the one installed.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const name = basename(entry).replace(/\.tsx?$/, '');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: bundledPackages },
    build: {
      ssr: entry,
      outDir: join(outFolder, name),
      emptyOutDir: true,
      target: 'node24',
      sourcemap: true,
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
  return join(root, outFolder, name, `${name}.js`);
}
