import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const unitTests = [
  '{src,emails,content,demo,migrations,scripts}/**/*.test.{ts,tsx}',
  'test/{rules,worlds,service,contract,store,upgrades}/**/*.test.ts',
];

/** Suites that open a database of their own; the same suites prove the other database too. */
const databaseTests = globSync('src/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('freshDatabase'),
);

/** What is waited for comes soon, and on a machine that is busy with others it comes later. */
const patient = { poll: { timeout: 60_000, interval: 50 } };

/** A run leaves only messages behind: “Array(1)” doesn’t tell which file is too long. */
const outspoken = { truncateThreshold: 400 };

/** These wait for whole reports of whole shops, which take minutes on a machine that is busy with others. */
const WITH_SHOPS = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    // What a change reaches is found by its imports; a new dependency alone reaches no test.
    forceRerunTriggers: [],
    // A failed attempt may leave something that still waits for its page. The failure itself is
    // counted and retried.
    onUnhandledError: ({ message }) =>
      !/Target page, context or browser has been closed/u.test(message),
    projects: [
      {
        test: {
          name: 'unit',
          expect: patient,
          chaiConfig: outspoken,
          include: unitTests,
          // No module of the house keeps a state, so files share a process and the databases that one opened.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'postgres',
          expect: patient,
          chaiConfig: outspoken,
          include: databaseTests,
          isolate: false,
          maxWorkers: 2,
          env: { TEST_DATABASE_KIND: 'postgres' },
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          expect: patient,
          chaiConfig: outspoken,
          // A browser on a machine that is busy with others may miss one moment; a fault misses it twice.
          retry: 1,
          include: ['test/{e2e,accessibility}/**/*.test.ts'],
          isolate: false,
          ...WITH_SHOPS,
          maxWorkers: 2,
        },
      },
      ...['faults', 'start'].map((name) => ({
        test: {
          name,
          expect: patient,
          chaiConfig: outspoken,
          retry: 1,
          include: [`test/${name}/**/*.test.ts`],
          ...WITH_SHOPS,
          isolate: false,
          maxWorkers: 2,
        },
      })),
    ],
  },
});
