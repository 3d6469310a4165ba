import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

export interface TestPostgres {
  readonly url: string;
  readonly version: string;
  /** A new, empty database on the same server; it goes when the server stops. */
  createDatabase(): Promise<string>;
  stop(): Promise<void>;
}

const STARTS_TRIED = 3;
const ANSWERS_TRIED = 300;
const BETWEEN_ANSWERS_MS = 100;
/** So many lines of its log say why a server ended. */
const LAST_LINES = 30;

/** TEST_DATABASE_URL where it is set, else the newest Postgres of this machine on a scratch folder. */
export async function startPostgres(): Promise<TestPostgres | { readonly skipped: string }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return onServer(given, (databases) => dropAll(given, databases));
  const programs = findPrograms();
  if (!programs) return { skipped: 'No Postgres was found; install one or set TEST_DATABASE_URL.' };
  const user = unprivilegedUser();
  if (!user)
    return {
      skipped: 'Postgres refuses to run as root, and no user “postgres” or “nobody” was found.',
    };
  try {
    return await startServer(programs, user);
  } catch (error) {
    return {
      skipped: `Postgres in ${programs} did not start: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

function findPrograms(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = listFolder(packaged).sort((one, other) => Number(other) - Number(one));
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) =>
      folder !== '' && isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')),
  );
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type User = Pick<SpawnOptions, 'uid' | 'gid'>;

function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find(([account]) => account === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  return undefined;
}

async function makeCluster(programs: string, user: User): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'foreword-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const initialise = spawn(
    join(programs, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'foreword',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said = collect(initialise);
  const code = await ended(initialise);
  if (code === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`initdb said “${said().trim().split('\n').at(-1) ?? ''}”`);
}

/**
 * The shell between us and the server waits on a pipe that closes when this process ends, however
 * it ends: a killed test run leaves neither a server nor a folder behind. Its code is 1 where the
 * server ended while the pipe was open. Without fsync a killed server still finds all it had; only
 * a machine that dies would lose something, and with small logs a run needs little of the disk.
 */
const KEEPER = `
  exec 3<&0
  "$1" -D "$2/data" -k "$2" -c listen_addresses=127.0.0.1 -p "$3" -c max_connections=200 \\
    -c fsync=off -c full_page_writes=off -c max_wal_size=128MB -c min_wal_size=32MB \\
    -c wal_level=minimal -c max_wal_senders=0 3<&- &
  server=$!
  (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) &
  watcher=$!
  wait $server
  kill $watcher 2>/dev/null && early=1
  rm -rf "$2"
  exit \${early:-0}`;

async function startServer(programs: string, user: User): Promise<TestPostgres> {
  let last = '';
  for (let tried = 0; tried < STARTS_TRIED; tried++) {
    const folder = await makeCluster(programs, user);
    const port = await freePort();
    const keeper = spawn(
      'sh',
      ['-c', KEEPER, 'keeper', join(programs, 'postgres'), folder, String(port)],
      {
        ...user,
        cwd: '/',
        stdio: ['pipe', 'ignore', 'pipe'],
      },
    );
    const said = collect(keeper);
    const url = `postgres://foreword@127.0.0.1:${port}/postgres`;
    if (await answers(url, keeper)) {
      letGo(keeper);
      return onServer(url, async () => {
        keeper.ref();
        keeper.stdin?.end();
        const code = await ended(keeper);
        rmSync(folder, { recursive: true, force: true });
        if (code !== 0) throw new Error(`Postgres ended before its tests did:\n${tail(said())}`);
      });
    }
    // Somebody else was given its port; the keeper takes the folder away with it.
    keeper.stdin?.end();
    last = said();
  }
  throw new Error(last.trim().split('\n').at(-1) ?? 'no answer');
}

/** The server must not keep a finished test run alive. */
function letGo(keeper: ChildProcess): void {
  keeper.unref();
  for (const stream of [keeper.stdin, keeper.stderr])
    (stream as { unref?: () => void } | null)?.unref?.();
}

async function answers(url: string, keeper: ChildProcess): Promise<boolean> {
  for (let tried = 0; tried < ANSWERS_TRIED && keeper.exitCode === null; tried++) {
    try {
      await ask(url, 'SELECT 1');
      return true;
    } catch {
      await pause(BETWEEN_ANSWERS_MS);
    }
  }
  return false;
}

async function onServer(
  server: string,
  stop: (databases: readonly string[]) => Promise<void>,
): Promise<TestPostgres> {
  const made: string[] = [];
  const createDatabase = async (): Promise<string> => {
    const name = `foreword_test_${randomBytes(8).toString('hex')}`;
    await ask(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8'`);
    made.push(name);
    const url = new URL(server);
    url.pathname = `/${name}`;
    return url.href;
  };
  const version = String(await ask(server, 'SHOW server_version'));
  return {
    url: await createDatabase(),
    version,
    createDatabase,
    stop: () => stop(made.splice(0)),
  };
}

async function dropAll(server: string, databases: readonly string[]): Promise<void> {
  for (const name of databases) await ask(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function collect(child: ChildProcess): () => string {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  return () => said;
}

function tail(text: string): string {
  return text.trim().split('\n').slice(-LAST_LINES).join('\n');
}

function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
