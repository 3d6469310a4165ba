import type { Tasks } from '../../src/platform/threads/messages';
import type { ThreadPool } from '../../src/platform/threads';

/** Tasks done in this process, with everything copied on the way as it is between two. */
export const tasksHere = (tasks: Tasks): ThreadPool => ({
  wake: () => undefined,
  async run(name, input, { answers = {} } = {}) {
    const task = tasks[name];
    if (task === undefined) throw new Error(`No task is called “${name}”.`);
    const output = await task(structuredClone(input) as never, async (asked, about) =>
      structuredClone(await answers[asked]?.(structuredClone(about) as never)),
    );
    return structuredClone(output);
  },
  close: async () => undefined,
});
