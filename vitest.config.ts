import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const unitTests = ['{src,emails,content,demo,migrations,scripts}/**/*.test.{ts,tsx}', 'test/{rules,worlds,contract,store}/**/*.test.ts'];

/** Suites that open a database of their own; the same suites prove the other database too. */
const databaseTests = globSync('src/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('freshDatabase'));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          include: databaseTests,
          env: { TEST_DATABASE_KIND: 'postgres' },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          // A browser on a machine that is busy with others may miss one moment; a fault misses it twice.
          retry: 1,
          include: ['test/{e2e,accessibility}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          retry: 1,
          include: ['test/{faults,start}/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
