import { Worker } from 'node:worker_threads';
import { minutes, type Duration } from '../../kernel/time';
import type { TaskAnswer, TaskRequest } from './messages';

export interface ThreadPool {
  /** A task may be given a limit of its own. */
  run(name: string, input: unknown, limit?: Duration): Promise<unknown>;
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  readonly entry: URL;
  readonly size: number;
  /** A task that takes more of the processor's time is ended with its thread, and fails. */
  readonly timeLimit: Duration;
  readonly memoryLimitMegabytes: number;
  /** A thread without a task for this long ends and gives its memory back; the next task starts one anew. */
  readonly idleFor?: Duration;
}

/** A busy machine stretches a task by the clock; beyond this it is stuck and not only waiting its turn. */
const MOST_STRETCHED = 12;
const SHORTEST_WATCH = 20;
/** Long beside the half second that a thread takes to load what it works with. */
const IDLE_FOR = minutes(1);

interface Waiting {
  readonly request: TaskRequest;
  readonly limit: Duration;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Milliseconds of processor a thread has had; one that hasn't begun had none. */
async function processorTime(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  } catch {
    return 0;
  }
}

/** Heavy work (reading, indexing, rendering) beside the thread that serves pages, so that no page waits for it. */
export function createThreadPool({
  entry,
  size,
  timeLimit,
  memoryLimitMegabytes,
  idleFor = IDLE_FOR,
}: ThreadPoolOptions): ThreadPool {
  const threads = new Set<Thread>();
  const waiting: Waiting[] = [];
  let nextId = 1;
  let closed = false;

  function spawn(): Thread {
    const worker = new Worker(entry, {
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMegabytes },
    });
    const thread: Thread = { worker, current: undefined, timer: undefined };
    worker.on('message', (reply: TaskAnswer) => settle(thread, reply));
    worker.on('error', (error) =>
      retire(thread, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on('exit', () =>
      retire(thread, new Error('The worker thread ended in the middle of a task.')),
    );
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function release(thread: Thread): Waiting | undefined {
    const task = thread.current;
    thread.current = undefined;
    clearTimeout(thread.timer);
    thread.worker.unref();
    return task;
  }

  function settle(thread: Thread, reply: TaskAnswer): void {
    const task = release(thread);
    if (reply.ok) task?.resolve(reply.output);
    else task?.reject(Object.assign(new Error(reply.message), { stack: reply.stack }));
    assign();
    if (!thread.current && threads.has(thread)) rest(thread);
  }

  /** What it has read and learned is as much as the shop itself holds, and nobody waits for it now. */
  function rest(thread: Thread): void {
    thread.timer = setTimeout(() => {
      threads.delete(thread);
      void thread.worker.terminate();
    }, idleFor).unref();
  }

  function retire(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    release(thread)?.reject(error);
    void thread.worker.terminate();
    if (!closed) assign();
  }

  /** Ends a task by what it took of the processor, so that no task fails for others being busy. */
  async function watch(thread: Thread, task: Waiting): Promise<void> {
    const { limit } = task;
    const deadline = performance.now() + MOST_STRETCHED * limit;
    const giveUp = (): void =>
      retire(thread, new Error(`The task “${task.request.name}” took longer than ${limit} ms.`));
    const wait = (time: number, then: () => void): void => {
      clearTimeout(thread.timer);
      thread.timer = setTimeout(then, Math.max(SHORTEST_WATCH, time));
    };
    // A thread that doesn't even answer is ended by the clock.
    wait(deadline - performance.now(), giveUp);
    const before = await processorTime(thread.worker);
    const check = async (): Promise<void> => {
      wait(deadline - performance.now(), giveUp);
      const used = (await processorTime(thread.worker)) - before;
      if (thread.current !== task) return;
      if (used >= limit || performance.now() >= deadline) giveUp();
      else wait(Math.min(limit - used, deadline - performance.now()), () => void check());
    };
    if (thread.current === task) wait(limit, () => void check());
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
      free.worker.ref();
      free.worker.postMessage(task.request);
      void watch(free, task);
    }
  }

  return {
    run(name, input, limit = timeLimit) {
      if (closed) return Promise.reject(new Error('The worker threads are closed.'));
      return new Promise((resolve, reject) => {
        waiting.push({ request: { id: nextId++, name, input }, limit, resolve, reject });
        assign();
      });
    },
    async close() {
      closed = true;
      for (const task of waiting.splice(0))
        task.reject(new Error('The worker threads are closing.'));
      await Promise.all([...threads].map((thread) => thread.worker.terminate()));
    },
  };
}
