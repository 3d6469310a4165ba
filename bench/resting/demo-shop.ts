import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readDemoSecrets } from '../../src/process/demo-secrets';
import { SANDBOX_PATH } from '../../src/compose/outside';
import { projectFolder } from '../../src/project-folder';
import { buy, newBuyer, type Buyer } from '../../test/support/chaos/buyers';
import { freePort, programEnvironment } from '../../test/support/shop-process';

const LOOK_EVERY_MS = 100;
const READ_WITHIN_MS = 120_000;

export interface DemoShop {
  readonly pid: number;
  readonly baseUrl: string;
  readonly startedInMilliseconds: number;
  order(): Promise<Buyer>;
  /** Resolves when the buyer's page links to the report. */
  delivered(buyer: Buyer): Promise<void>;
  /** The cookie of a session at the desk. */
  logIn(): Promise<string>;
  stop(): Promise<void>;
}

export interface DemoShopOptions {
  readonly dataFolder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

let buyers = 0;

/** The built demo as `npm start` runs it, without what installs and builds it. */
export async function startDemoShop({
  dataFolder,
  environment = {},
}: DemoShopOptions): Promise<DemoShop> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', join(projectFolder(), 'build/server/main.js')],
    {
      cwd: projectFolder(),
      env: {
        ...programEnvironment,
        PORT: String(port),
        DATA_DIR: dataFolder,
        TRUST_PROXY: '1',
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '131072',
        MALLOC_TRIM_THRESHOLD_: '131072',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const baseUrl = `http://localhost:${port}`;
  while ((await fetch(`${baseUrl}/order`).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}.`);
    await sleep(10);
  }
  const startedInMilliseconds = performance.now() - began;
  const secrets = readDemoSecrets({ dataDirectory: dataFolder } as never);
  const { name } = JSON.parse(readFileSync(join(projectFolder(), 'demo/company.json'), 'utf8')) as {
    name: string;
  };
  return {
    pid: child.pid ?? 0,
    baseUrl,
    startedInMilliseconds,
    async order() {
      // Nobody leaves before the end: every fifth would.
      buyers += buyers % 5 === 3 ? 2 : 1;
      const buyer = newBuyer(buyers, name);
      await buy(
        buyer,
        {
          webs: [baseUrl],
          provider: () => baseUrl + SANDBOX_PATH,
          publishableKey: secrets.stripePublishableKey,
        },
        buyers,
      );
      return buyer;
    },
    async delivered({ trackingPath }) {
      const until = Date.now() + READ_WITHIN_MS;
      while (Date.now() < until) {
        const page = await (await fetch(baseUrl + (trackingPath ?? ''))).text();
        if (page.includes('href="/r/')) return;
        await sleep(LOOK_EVERY_MS);
      }
      throw new Error(`No report at ${baseUrl}${trackingPath} within two minutes.`);
    },
    async logIn() {
      const answer = await fetch(`${baseUrl}/desk/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: 'admin', password: secrets.adminPassword }),
        headers: { origin: baseUrl },
        redirect: 'manual',
      });
      const [cookie] = answer.headers.getSetCookie();
      if (cookie === undefined) throw new Error(`The desk answered ${answer.status} to the login.`);
      return cookie.split(';')[0] ?? '';
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Megabytes that a process holds now and held at most, and the milliseconds of processor it has had. */
export function readProcess(pid: number): { now: number; most: number; processor: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'mu').exec(status)?.[1] ?? 0) / 1_024;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM'), processor: ticks * 10 };
}
