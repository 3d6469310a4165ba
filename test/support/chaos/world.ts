import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startWorld,
  WEBHOOK_SECRET,
  type World,
} from '../../../demo/stripe/control/world';
import { milliseconds } from '../../../src/kernel/time';
import type { QueryRow } from '../../../src/platform/database';
import { startMailServer, type MailServer } from '../../faults/orders/mail-server';
import type { TestPostgres } from '../../postgres';
import { honestReply } from '../honest-reply';
import { startModelServer, type ModelServer, type ScriptedAnswer } from '../model-server';
import { freePort, freshFolder, programEnvironment, removeFolder, root } from '../shop-process';
import { mountDisk, type Disk } from './disk';
import { supervise, type Member } from './supervise';

export type ModelMood = 'well' | 'down' | 'silent' | 'broken';

export interface ChaosWorld {
  readonly members: readonly Member[];
  readonly webs: readonly string[];
  readonly mail: MailServer;
  /** Another object after each fall. */
  provider(): World;
  /** Undefined while it's down already. */
  fallProvider(forMilliseconds: number): Promise<void> | undefined;
  fallMail(forMilliseconds: number): Promise<void> | undefined;
  setModelMood(mood: ModelMood): void;
  readonly disk: Disk | null;
  /** The server's processes die at once and recover from its log; nothing where the shop holds the database itself. */
  crashDatabase(): Promise<boolean>;
  cutDatabase(): Promise<boolean>;
  /** Asks until somebody answers. */
  rows(statement: string, values?: readonly unknown[]): Promise<readonly QueryRow[]>;
  untilReady(): Promise<void>;
  close(): Promise<void>;
}

export interface WorldOptions {
  /** Null for the embedded database. */
  readonly server: TestPostgres | null;
  /** The roles of each process; on the embedded database one has them all. */
  readonly processes: readonly string[];
  readonly withDisk: boolean;
  /** What is in the data folder before the first start. */
  readonly prepare?: (folder: string) => Promise<unknown>;
  readonly environment?: Readonly<Record<string, string>>;
}

const DISK_MEGABYTES = 1_500;
const SILENT_MS = 1_500;
const ASK_AGAIN_MS = 200;
const ASK_WITHIN_MS = 60_000;
const TEAM = 'team@shop.example';

export function bundleShopProgram(): string {
  const entry = 'test/support/chaos/shop-program.ts';
  execFileSync(process.execPath, ['scripts/bundle-one.mjs', entry], { cwd: root });
  return join(root, 'build/programs/shop-program/shop-program.js');
}

function answerOf(mood: ModelMood, prompt: string): ScriptedAnswer | Promise<ScriptedAnswer> {
  switch (mood) {
    case 'down':
      return { status: 503 };
    case 'broken':
      return { breakOff: true };
    case 'silent':
      return sleep(SILENT_MS, { breakOff: true });
    case 'well':
      return { say: honestReply(prompt) };
  }
}

/** What is down can't fall. */
function oneAtATime(fall: (forMilliseconds: number) => Promise<void>) {
  let isDown = false;
  return (forMilliseconds: number): Promise<void> | undefined => {
    if (isDown) return undefined;
    isDown = true;
    return fall(forMilliseconds).finally(() => (isDown = false));
  };
}

export async function openChaosWorld(options: WorldOptions): Promise<ChaosWorld> {
  const { server } = options;
  const program = bundleShopProgram();
  const url = await server?.createDatabase();
  const folder = freshFolder();
  const disk = options.withDisk ? mountDisk(folder, DISK_MEGABYTES) : null;
  await options.prepare?.(folder);
  const books = freshFolder();
  const mail = await startMailServer();
  let mood: ModelMood = 'well';
  const model: ModelServer = await startModelServer(({ body }) =>
    answerOf(mood, body.messages?.at(-1)?.content ?? ''),
  );

  const ports = await Promise.all(
    options.processes.map((roles) => (roles.includes('web') ? freePort() : undefined)),
  );
  const webs = ports.flatMap((port) => (port === undefined ? [] : [`http://127.0.0.1:${port}`]));
  let told = 0;
  const openProvider = (port?: number): Promise<World> =>
    startWorld({
      stateFile: join(books, 'provider.json'),
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: () => `${webs[told++ % webs.length]}/webhooks/stripe`,
      webhookRetryDelays: Array.from({ length: 200 }, (_, index) =>
        milliseconds(Math.min(3_000, 400 * (index + 1))),
      ),
      ...(port === undefined ? {} : { port }),
    });
  let provider = await openProvider();
  const { port: providerPort } = provider.sandbox;

  const members = options.processes.map((roles, index) =>
    supervise({
      name: `${roles} ${index + 1}`,
      program,
      environment: {
        ...programEnvironment,
        ROLES: roles,
        PORT: String(ports[index] ?? 0),
        BASE_URL: webs[0] ?? '',
        DATA_DIR: folder,
        ...(url === undefined ? {} : { DATABASE_URL: url }),
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
        THREADS: '1',
        STRIPE_SECRET_KEY: SECRET_KEY,
        STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_BASE: provider.sandbox.url,
        SMTP_URL: mail.url,
        TEAM_EMAIL: TEAM,
        MODEL_WRITE: 'compatible:made-up',
        MODEL_READ: 'none',
        MODEL_JUDGE: 'none',
        MODEL_COMPATIBLE_URL: model.baseUrl,
        ...options.environment,
      },
    }),
  );

  const visit = async <Value>(work: (client: Client) => Promise<Value>): Promise<Value> => {
    const client = new Client({ connectionString: url });
    // A server that falls while we ask ends this connection too.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const ask = async (
    statement: string,
    values: readonly unknown[],
  ): Promise<readonly QueryRow[]> => {
    if (url !== undefined)
      return visit(async (client) => (await client.query<QueryRow>(statement, [...values])).rows);
    const ready = members.find((member) => member.isReady());
    if (ready === undefined) throw new Error('No process is ready.');
    return ready.rows(statement, values);
  };
  const rows: ChaosWorld['rows'] = async (statement, values = []) => {
    const until = Date.now() + ASK_WITHIN_MS;
    for (;;) {
      try {
        return await ask(statement, values);
      } catch (error) {
        if (Date.now() > until) throw error;
        await sleep(ASK_AGAIN_MS);
      }
    }
  };
  const others = `FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;

  return {
    members,
    webs,
    mail,
    disk,
    rows,
    provider: () => provider,
    fallProvider: oneAtATime(async (forMilliseconds) => {
      await provider.sandbox.close();
      await sleep(forMilliseconds);
      provider = await openProvider(providerPort);
    }),
    fallMail: oneAtATime(async (forMilliseconds) => {
      await mail.fall();
      await sleep(forMilliseconds);
      await mail.start();
    }),
    setModelMood: (next) => void (mood = next),
    async crashDatabase() {
      // Only the processes of a server that we started ourselves are ours to kill.
      if (url === undefined || process.env['TEST_DATABASE_URL']) return false;
      const pids = await visit(async (client) => {
        const answer = await client.query<{ pid: number }>(`SELECT pid ${others} LIMIT 1`);
        return answer.rows.map(({ pid }) => pid);
      }).catch(() => []);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      return pids.length > 0;
    },
    async cutDatabase() {
      if (url === undefined) return false;
      await visit((client) => client.query(`SELECT pg_terminate_backend(pid) ${others}`)).catch(
        () => undefined,
      );
      return true;
    },
    async untilReady() {
      while (!members.every((member) => member.isReady())) await sleep(ASK_AGAIN_MS);
    },
    async close() {
      for (const member of members) member.kill({ forGood: true });
      await provider.sandbox.close();
      await mail.fall();
      await model.close();
      disk?.remove();
      removeFolder(folder);
      removeFolder(books);
    },
  };
}
