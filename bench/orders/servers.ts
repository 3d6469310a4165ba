import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { StatementCost } from './statements';

export interface Server {
  readonly port: number;
  /** Milliseconds of processor time since it began. */
  processor(): Promise<number>;
  /** Those it has sent since it was last asked; none where nobody watches them. */
  statements(): Promise<readonly StatementCost[]>;
  stop(): Promise<void>;
}

/** This same program again, in another part and a process of its own. */
export async function startServer(
  part: string,
  environment: Readonly<Record<string, string>>,
): Promise<Server> {
  const child = spawn(process.execPath, ['--enable-source-maps', process.argv[1] ?? '', part], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { port } = await heard<{ port: number }>(child, part);
  return {
    port,
    async processor() {
      child.send('processor');
      return (await heard<{ processor: number }>(child, part)).processor;
    },
    async statements() {
      child.send('statements');
      return (await heard<{ statements: readonly StatementCost[] }>(child, part)).statements;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.send('stop');
      await ended;
    },
  };
}

function heard<Message>(child: ChildProcess, part: string): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (code: number | null): void =>
      reject(new Error(`The part ${part} ended with ${code}.`));
    child.once('exit', end);
    child.once('message', (message) => {
      child.off('exit', end);
      resolve(message as Message);
    });
  });
}

/** The other end: says where it listens, how much it worked, and stops when told to. */
export function answerBench(
  port: number,
  stop: () => Promise<void>,
  statements: () => readonly StatementCost[] = () => [],
): void {
  process.on('message', (word) => {
    const { user, system } = process.cpuUsage();
    if (word === 'processor') process.send?.({ processor: (user + system) / 1_000 });
    if (word === 'statements') process.send?.({ statements: statements() });
    if (word === 'stop') void stop().finally(() => process.exit(0));
  });
  // Nobody is left to measure it.
  process.on('disconnect', () => process.exit(1));
  process.send?.({ port });
}
