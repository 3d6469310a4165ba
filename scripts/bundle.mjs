// Bundles one TypeScript program for the project's Node, with all packages left outside.
import { fileURLToPath } from 'node:url';
import { basename, join } from 'node:path';

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
