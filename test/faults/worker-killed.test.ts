import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareDataFolder } from '../databases';
import { startPostgres } from '../postgres';
import { freshFolder, programEnvironment, root } from '../support/shop-process';

interface Kill {
  readonly at: string;
  readonly after: number;
}

/** One moment within the longest step, and the end of the one that costs most. */
const COSTLY: readonly Kill[] = [
  { at: 'gather:started', after: 40 },
  { at: 'write:finished', after: 0 },
];
/** The ends of all steps as well. Which of them are taken again doesn't depend on the database. */
const ALL: readonly Kill[] = [
  { at: 'begin:finished', after: 0 },
  { at: 'identify:finished', after: 0 },
  { at: 'gather:started', after: 40 },
  { at: 'gather:finished', after: 0 },
  { at: 'write:finished', after: 0 },
  { at: 'render:finished', after: 0 },
  { at: 'submit:finished', after: 0 },
];
/** A child that is not done by then hangs; its end by SIGTERM fails the test. */
const LONGEST_RUN_MS = 180_000;
const FIXED_NOW = '2026-11-21T08:00:00.000Z';
let program = '';

beforeAll(() => {
  execFileSync(process.execPath, ['scripts/bundle-one.mjs', 'test/faults/worker-program.ts'], {
    cwd: root,
  });
  program = join(root, 'build/programs/worker-program/worker-program.js');
});

interface Place {
  readonly folder: string;
  readonly environment: Record<string, string>;
  readonly journal: string;
}

function placeOf(environment: Record<string, string>): Place {
  const folder = freshFolder();
  const journal = join(folder, 'journal');
  writeFileSync(journal, '');
  const company = JSON.parse(readFileSync(join(root, 'demo/company.json'), 'utf8')) as {
    name: string;
  };
  return {
    folder,
    journal,
    environment: {
      ...programEnvironment,
      DATA_DIR: folder,
      FIXED_NOW,
      JOURNAL: journal,
      COMPANY: company.name,
      ...environment,
    },
  };
}

function run(
  place: Place,
  parameters: readonly string[],
  more: Record<string, string> = {},
): Promise<{ output: string; end: number | string | null; errors: string }> {
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...parameters], {
    cwd: root,
    env: { ...place.environment, ...more },
    timeout: LONGEST_RUN_MS,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ output, errors, end: code ?? signal })),
  );
}

async function finish(place: Place, order: string): Promise<{ digest: string; mails: string[] }> {
  const done = await run(place, ['work', order]);
  expect(done.end, done.errors).toBe(0);
  return JSON.parse(done.output) as { digest: string; mails: string[] };
}

describe.each([
  ['the embedded database', COSTLY],
  ['Postgres', ALL],
])('on %s', (kind, kills) => {
  test('a worker killed between steps and within one leaves the same report, each finished step run once', async (context) => {
    const server = kind === 'Postgres' ? await startPostgres() : undefined;
    if (server && 'skipped' in server) return context.skip(server.skipped);
    const open = async (): Promise<Place> => {
      const place = placeOf(server ? { DATABASE_URL: await server.createDatabase() } : {});
      if (!server) await prepareDataFolder(place.folder);
      return place;
    };

    const undisturbed = await open();
    const first = await run(undisturbed, ['place']);
    expect(first.end, first.errors).toBe(0);
    const expected = await finish(undisturbed, first.output);

    const disturbed = await open();
    const order = (await run(disturbed, ['place'])).output;
    for (const kill of kills) {
      const killed = await run(disturbed, ['work', order], {
        KILL_AT: kill.at,
        KILL_AFTER: String(kill.after),
      });
      expect(killed.end, `${kill.at}: ${killed.errors}`).toBe('SIGKILL');
    }
    expect(await finish(disturbed, order)).toEqual(expected);
    const finished = readFileSync(disturbed.journal, 'utf8')
      .split('\n')
      .filter((line) => line.endsWith(':finished'));
    expect(finished.sort()).toEqual(
      ['begin', 'gather', 'identify', 'render', 'submit', 'write'].map(
        (step) => `${step}:finished`,
      ),
    );
    await server?.stop();
  }, 400_000);
});
