import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defined } from '../../kernel/defined';
import { minutes, type Duration } from '../../kernel/time';
import {
  settleTask,
  resultOfTask,
  type Answers,
  type FromWorker,
  type TaskRequest,
} from './messages';
import { processorTime } from './processor-time';

export interface TaskSettings {
  /** A limit of the task’s own. */
  readonly limit?: Duration | undefined;
  /** What the task may ask for while it is done. */
  readonly answers?: Answers;
}

export interface ThreadPool {
  /** Starts a process ahead of its first task, for whoever knows that one is coming. */
  wake(): void;
  run(name: string, input: unknown, settings?: TaskSettings): Promise<unknown>;
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  readonly entry: URL;
  readonly size: number;
  /** A task that takes more of the processor's time is ended with its process, and fails. */
  readonly timeLimit: Duration;
  readonly memoryLimitMegabytes: number;
  /** A process without a task for this long ends; the next task starts one anew. */
  readonly idleFor?: Duration;
  /** Told when the last process has ended for want of tasks. */
  readonly onRest?: () => void;
}

/** A busy machine stretches a task by the clock; beyond this it is stuck and not only waiting its turn. */
const MOST_STRETCHED = 12;
const SHORTEST_WATCH = 20;
/** Long beside the half second that a process takes to load what it works with. */
const IDLE_FOR = minutes(1);
/** Below whoever serves pages, so that a report takes longer before a page does. */
const NICENESS = 5;
const YOUNG_MEGABYTES = 8;

interface Waiting {
  readonly request: TaskRequest;
  readonly limit: Duration;
  readonly answers: Answers;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly child: ChildProcess;
  readonly ready: PromiseWithResolvers<void>;
  current: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** It reads what strangers wrote, so it is told nothing of what this process knows. */
function startChild(entry: URL, memoryLimitMegabytes: number): ChildProcess {
  const compiled = getCompileCacheDir();
  const child = fork(fileURLToPath(entry), {
    serialization: 'advanced',
    env: {
      NODE_ENV: 'production',
      ...defined({ NODE_COMPILE_CACHE: compiled }),
    },
    execArgv: [
      `--max-old-space-size=${memoryLimitMegabytes}`,
      `--max-semi-space-size=${YOUNG_MEGABYTES}`,
    ],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  } catch {
    // Not allowed everywhere; it works all the same.
  }
  return child;
}

const hold = ({ child }: Thread): void => {
  child.ref();
  child.channel?.ref();
};
const letGo = ({ child }: Thread): void => {
  child.unref();
  child.channel?.unref();
};

/**
 * Heavy work (reading, indexing, writing, rendering) in processes beside the one that serves pages, so that
 * no page waits for it, and all the memory it took is given back when they end.
 */
export function createThreadPool({
  entry,
  size,
  timeLimit,
  memoryLimitMegabytes,
  idleFor = IDLE_FOR,
  onRest = () => undefined,
}: ThreadPoolOptions): ThreadPool {
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];
  let nextId = 1;
  let closed = false;

  function spawn(): Thread {
    const child = startChild(entry, memoryLimitMegabytes);
    const ready = Promise.withResolvers<void>();
    const thread: Thread = { child, ready, current: undefined, timer: undefined };
    child.on('message', (message: FromWorker) => {
      if ('ready' in message) {
        ready.resolve();
        if (!thread.current) rest(thread);
      } else if ('question' in message) {
        const { question, name, input } = message;
        const { answers } = thread.current ?? {};
        const answered = settleTask(() => answers?.[name]?.(input as never));
        void answered.then((outcome) => child.send({ answer: question, ...outcome }, () => {}));
      } else {
        const task = release(thread);
        void resultOfTask(message).then(task?.resolve, task?.reject);
        assign();
        if (!thread.current && threads.has(thread)) rest(thread);
      }
    });
    child.on('error', (error) => retire(thread, error));
    child.on('exit', () =>
      retire(thread, new Error('The worker process ended in the middle of a task.')),
    );
    letGo(thread);
    threads.add(thread);
    return thread;
  }

  function release(thread: Thread): Waiting | undefined {
    const task = thread.current;
    thread.current = undefined;
    clearTimeout(thread.timer);
    letGo(thread);
    return task;
  }

  /** What it has read and learned is as much as the shop itself holds, and nobody waits for it now. */
  function rest(thread: Thread): void {
    thread.timer = setTimeout(() => {
      threads.delete(thread);
      thread.child.kill('SIGKILL');
      if (threads.size === 0) onRest();
    }, idleFor).unref();
  }

  function retire(thread: Thread, error: Error): void {
    thread.ready.resolve();
    if (!threads.delete(thread)) return;
    release(thread)?.reject(error);
    thread.child.kill('SIGKILL');
    if (!closed) assign();
  }

  /** Ends a task by what it took of the processor, so that no task fails for others being busy. */
  async function watch(thread: Thread, task: Waiting): Promise<void> {
    const { limit } = task;
    const { pid = 0 } = thread.child;
    const deadline = performance.now() + MOST_STRETCHED * limit;
    const giveUp = (): void =>
      retire(thread, new Error(`The task “${task.request.name}” took longer than ${limit} ms.`));
    const wait = (time: number, then: () => void): void => {
      clearTimeout(thread.timer);
      thread.timer = setTimeout(then, Math.max(SHORTEST_WATCH, time));
    };
    // One that doesn't even answer is ended by the clock.
    wait(deadline - performance.now(), giveUp);
    const isCurrent = (): boolean => thread.current === task;
    await thread.ready.promise;
    const before = await processorTime(pid);
    const check = async (): Promise<void> => {
      wait(deadline - performance.now(), giveUp);
      const used = (await processorTime(pid)) - before;
      if (!isCurrent()) return;
      if (used >= limit || performance.now() >= deadline) giveUp();
      else wait(Math.min(limit - used, deadline - performance.now()), () => void check());
    };
    if (isCurrent()) wait(limit, () => void check());
  }

  function assign(): void {
    while (waiting.length > 0) {
      const free =
        [...threads].find((thread) => !thread.current) ??
        (threads.size < size ? spawn() : undefined);
      const task = free && waiting.shift();
      if (!free || !task) return;
      free.current = task;
      clearTimeout(free.timer);
      hold(free);
      free.child.send(task.request, () => {});
      void watch(free, task);
    }
  }

  return {
    wake() {
      if (!closed && threads.size === 0) spawn();
    },
    run(name, input, { limit = timeLimit, answers = {} } = {}) {
      if (closed) return Promise.reject(new Error('The worker processes are closed.'));
      return new Promise((resolve, reject) => {
        waiting.push({ request: { id: nextId++, name, input }, limit, answers, resolve, reject });
        assign();
      });
    },
    async close() {
      closed = true;
      for (const task of waiting.splice(0))
        task.reject(new Error('The worker processes are closing.'));
      await Promise.all(
        [...threads].map(async (thread) => {
          const ended = new Promise((resolve) => thread.child.once('exit', resolve));
          hold(thread);
          thread.child.kill('SIGKILL');
          await ended;
        }),
      );
    },
  };
}
