import { spawn, type ChildProcess } from 'node:child_process';
import type { QueryRow } from '../../../src/platform/database';
import { root, SHORT_LIVED } from '../shop-process';

/** What a process of the shop meets when it reads its sources. */
export type Weather = 'fine' | 'cut' | 'slow';

export type Order =
  | { readonly weather: Weather }
  | { readonly id: number; readonly statement: string; readonly values: readonly unknown[] }
  | { readonly id: number; readonly sweep: true }
  | { readonly id: number; readonly processor: true };

type Answer =
  | { readonly ready: true }
  | { readonly id: number; readonly rows: readonly QueryRow[] }
  | { readonly id: number; readonly fault: string };

/** A process that ended though nobody killed it. */
export interface OwnEnd {
  readonly name: string;
  readonly wasReady: boolean;
  readonly end: number | string | null;
  readonly said: string;
}

/** One process of the shop, started again whenever it ends, as systemd or a container would. */
export interface Member {
  readonly name: string;
  readonly ends: readonly OwnEnd[];
  isReady(): boolean;
  /** Ready, and one that takes orders. */
  isServing(): boolean;
  /** At once and for good; the next one starts by itself, unless it's to stay dead. */
  kill(options?: { readonly forGood: boolean }): void;
  /** Stands still for so long, as on a machine that swaps or a host that is moved. */
  pause(milliseconds: number): void;
  resume(): void;
  setWeather(weather: Weather): void;
  rows(statement: string, values?: readonly unknown[]): Promise<readonly QueryRow[]>;
  /** What a clock does every hour, and every five minutes: looks for lost payments, and for alerts. */
  sweep(): Promise<void>;
  /** Seconds of processor time since it began. */
  processor(): Promise<number>;
  said(): string;
}

export interface Supervised {
  readonly name: string;
  readonly program: string;
  readonly environment: Readonly<Record<string, string>>;
}

const RESTART_AFTER_MS = 200;
const ANSWER_WITHIN_MS = 20_000;
const KEPT_WORDS = 4_000;

export function supervise({ name, program, environment }: Supervised): Member {
  const ends: OwnEnd[] = [];
  const waiting = new Map<number, (answer: Answer | undefined) => void>();
  let child: ChildProcess | undefined;
  let [isReady, isKilled, isForGood] = [false, false, false];
  let [said, asked] = ['', 0];

  const start = (): void => {
    [isReady, isKilled] = [false, false];
    const started = spawn(
      process.execPath,
      [...SHORT_LIVED, program],
      // The channel tells it when we're gone, however we went, so that none stays behind.
      { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    child = started;
    const hear = (part: Buffer): void => void (said = (said + part.toString()).slice(-KEPT_WORDS));
    started.stdout?.on('data', hear);
    started.stderr?.on('data', hear);
    started.on('message', (answer: Answer) => {
      if ('ready' in answer) isReady = true;
      else waiting.get(answer.id)?.(answer);
    });
    started.on('error', () => undefined);
    started.once('exit', (code, signal) => {
      if (!isKilled) ends.push({ name, wasReady: isReady, end: code ?? signal, said });
      isReady = false;
      for (const tell of waiting.values()) tell(undefined);
      if (!isForGood) setTimeout(start, RESTART_AFTER_MS);
    });
  };
  start();

  const ask = async (order: (id: number) => Order): Promise<readonly QueryRow[]> => {
    const id = ++asked;
    const answer = await new Promise<Answer | undefined>((resolve) => {
      waiting.set(id, resolve);
      setTimeout(() => resolve(undefined), ANSWER_WITHIN_MS).unref();
      if (!isReady || child?.send(order(id)) !== true) resolve(undefined);
    });
    waiting.delete(id);
    if (answer === undefined) throw new Error(`${name} gave no answer.`);
    if ('fault' in answer) throw new Error(answer.fault);
    return 'rows' in answer ? answer.rows : [];
  };

  return {
    name,
    ends,
    isReady: () => isReady,
    isServing: () => isReady && environment['ROLES']?.includes('web') === true,
    kill({ forGood } = { forGood: false }) {
      isKilled = true;
      isForGood = forGood;
      child?.kill('SIGKILL');
    },
    pause(milliseconds) {
      const paused = child;
      paused?.kill('SIGSTOP');
      setTimeout(() => paused?.kill('SIGCONT'), milliseconds);
    },
    resume: () => void child?.kill('SIGCONT'),
    setWeather(weather) {
      if (isReady) child?.send({ weather } satisfies Order);
    },
    rows: (statement, values = []) => ask((id) => ({ id, statement, values })),
    sweep: async () => void (await ask((id) => ({ id, sweep: true }))),
    async processor() {
      const [row] = await ask((id) => ({ id, processor: true }));
      return Number(row?.['seconds']);
    },
    said: () => said,
  };
}
