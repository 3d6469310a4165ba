import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { brand } from './content/brand';

/** Writes the brand's colours where a style sheet names them, as in `brand(deep)`. */
const brandColours: Plugin = {
  name: 'brand-colours',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/web\/.*\.css$/.test(id) ? code.replace(/\bbrand\((deep|bright|warm)\)/g, (_, name: keyof typeof brand.accent) => brand.accent[name]) : undefined),
};

export default defineConfig({
  plugins: [brandColours, tailwindcss(), reactRouter()],
  publicDir: 'src/web/public',
  build: { assetsInlineLimit: 0 },
  environments: {
    ssr: {
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
});
