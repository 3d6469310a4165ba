import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDataFolder } from '../databases';
import { startPostgres } from '../postgres';
import { freshFolder, programEnvironment, root, SHORT_LIVED } from '../support/shop-process';

interface Kill {
  readonly at: string;
  readonly after: number;
}

/** Within a step, behind others that were finished: what was committed before has to be there after. */
const WITHIN: readonly Kill[] = [{ at: 'write:started', after: 40 }];
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
  const child = spawn(process.execPath, [...SHORT_LIVED, program, ...parameters], {
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

/** On a server others take a job up once its worker was silent long enough, as it was now. */
async function letSilencePass({ environment }: Place): Promise<void> {
  const url = environment['DATABASE_URL'];
  if (url === undefined) return;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `UPDATE jobs.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`,
  );
  await client.end();
}

const postgres = await startPostgres();
const server = 'skipped' in postgres ? undefined : postgres;
afterAll(() => server?.stop());

const openEmbedded = async (): Promise<Place> => {
  const place = placeOf({});
  await prepareDataFolder(place.folder);
  return place;
};
const openOnPostgres = async (): Promise<Place> =>
  placeOf({ DATABASE_URL: (await server?.createDatabase()) ?? '' });

/** What nobody disturbed says of neither its database nor its order, so that one is enough for all. */
async function workUndisturbed(): Promise<Awaited<ReturnType<typeof finish>>> {
  const place = server ? await openOnPostgres() : await openEmbedded();
  const placed = await run(place, ['place']);
  expect(placed.end, placed.errors).toBe(0);
  return finish(place, placed.output);
}
let undisturbed: ReturnType<typeof finish>;
beforeAll(() => {
  undisturbed = workUndisturbed();
  undisturbed.catch(() => undefined);
});

describe('a worker killed between steps and within one', () => {
  test.for([
    // Without a Postgres nothing else would show that each step is kept.
    ['the embedded database', openEmbedded, server ? WITHIN : ALL],
    ['Postgres', openOnPostgres, ALL],
  ] as const)(
    'leaves the same report on %s, each finished step run once',
    { timeout: 400_000 },
    async ([kind, open, kills], context) => {
      if (kind === 'Postgres' && 'skipped' in postgres) return context.skip(postgres.skipped);
      const disturbed = await open();
      const order = (await run(disturbed, ['place'])).output;
      for (const kill of kills) {
        const killed = await run(disturbed, ['work', order], {
          KILL_AT: kill.at,
          KILL_AFTER: String(kill.after),
        });
        expect(killed.end, `${kill.at}: ${killed.errors}`).toBe('SIGKILL');
        await letSilencePass(disturbed);
      }
      expect(await finish(disturbed, order)).toEqual(await undisturbed);
      const finished = readFileSync(disturbed.journal, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith(':finished'));
      expect(finished.sort()).toEqual(
        ['begin', 'gather', 'identify', 'render', 'submit', 'write'].map(
          (step) => `${step}:finished`,
        ),
      );
    },
  );
});
