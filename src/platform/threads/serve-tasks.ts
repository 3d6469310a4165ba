import { parentPort } from 'node:worker_threads';
import type { TaskAnswer, TaskRequest, Tasks } from './messages';

/** The inside of a worker thread: does the tasks it is told by name, one after another. */
export function serveTasks(tasks: Tasks): void {
  const port = parentPort;
  if (!port) throw new Error('Tasks are served in a worker thread only.');
  port.on('message', (request: TaskRequest) => {
    void answer(tasks, request).then((reply) => port.postMessage(reply));
  });
}

async function answer(tasks: Tasks, { id, name, input }: TaskRequest): Promise<TaskAnswer> {
  try {
    const task = tasks[name];
    if (!task) throw new Error(`No task is called “${name}”.`);
    return { id, ok: true, output: await task(input as never) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, ok: false, message, ...(stack === undefined ? {} : { stack }) };
  }
}
