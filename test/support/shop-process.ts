import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../src/project-folder';

export const root = projectFolder();

export interface ShopProcess {
  readonly child: ChildProcess;
  readonly baseUrl: string;
  readonly dataFolder: string;
  output(): string;
  /** What it logged and printed since the start, until it is ready. */
  ready(): Promise<void>;
  exited(): Promise<number | string | null>;
  stop(signal?: NodeJS.Signals): Promise<number | string | null>;
}

export interface ShopOptions {
  /** Another checkout's build than this one's. */
  readonly folder?: string;
  readonly dataFolder?: string;
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'foreword-data-'));
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

/** What a program of ours gets from the tests' own environment; the next one finds compiled what this one compiled. */
export const programEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: process.env['HOME'] ?? '',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: join(root, 'build/compiled'),
};

/** For a program that ends before it would pay to compile the embedded database well. */
export const SHORT_LIVED = ['--liftoff-only', '--wasm-lazy-compilation'] as const;

/** The built shop as a process of its own, as `npm start` runs it. */
export async function runShop(options: ShopOptions = {}): Promise<ShopProcess> {
  const dataFolder = options.dataFolder ?? freshFolder();
  const port = options.port ?? (await freePort());
  const folder = options.folder ?? root;
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=8', join(folder, 'build/server/main.js')],
    {
      cwd: folder,
      env: {
        ...programEnvironment,
        PORT: String(port),
        DATA_DIR: dataFolder,
        ...options.environment,
      },
      // The channel tells it when the tests are gone, however they went, so that none stays behind.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.channel?.unref();
  let output = '';
  child.stdout?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  child.stderr?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const exit = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    child,
    baseUrl,
    dataFolder,
    output: () => output,
    exited: () => exit,
    async ready() {
      const ended = exit.then((code) => {
        throw new Error(`The shop ended with ${String(code)} before it was ready:\n${output}`);
      });
      await Promise.race([ended, untilHealthy(baseUrl)]);
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return exit;
    },
  };
}

async function untilHealthy(baseUrl: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${baseUrl}/healthz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
