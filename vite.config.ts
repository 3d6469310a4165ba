import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
