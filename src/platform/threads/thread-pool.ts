import { Worker } from 'node:worker_threads';
import type { Duration } from '../../kernel/time';
import type { TaskAnswer, TaskRequest } from './messages';

export interface ThreadPool {
  run(name: string, input: unknown): Promise<unknown>;
  close(): Promise<void>;
}

export interface ThreadPoolOptions {
  readonly entry: URL;
  readonly size: number;
  /** A task that takes longer is ended with its thread, and fails. */
  readonly timeLimit: Duration;
  readonly memoryLimitMegabytes: number;
}

interface Waiting {
  readonly request: TaskRequest;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Heavy work (reading, indexing, rendering) beside the thread that serves pages, so that no page waits for it. */
export function createThreadPool({
  entry,
  size,
  timeLimit,
  memoryLimitMegabytes,
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
  }

  function retire(thread: Thread, error: Error): void {
    if (!threads.delete(thread)) return;
    release(thread)?.reject(error);
    void thread.worker.terminate();
    if (!closed) assign();
  }

  function assign(): void {
    while (waiting.length > 0) {
      const free =
        [...threads].find((thread) => !thread.current) ??
        (threads.size < size ? spawn() : undefined);
      const task = free && waiting.shift();
      if (!free || !task) return;
      free.current = task;
      free.worker.ref();
      free.timer = setTimeout(
        () =>
          retire(
            free,
            new Error(`The task “${task.request.name}” took longer than ${timeLimit} ms.`),
          ),
        timeLimit,
      );
      free.worker.postMessage(task.request);
    }
  }

  return {
    run(name, input) {
      if (closed) return Promise.reject(new Error('The worker threads are closed.'));
      return new Promise((resolve, reject) => {
        waiting.push({ request: { id: nextId++, name, input }, resolve, reject });
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
