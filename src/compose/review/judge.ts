import type { Judge, judgeTasks } from '../../desk/review';
import type { ThreadPool } from '../../platform/threads';

type Tasks = typeof judgeTasks;

/** The verifier of the review desk, in processes that end when no expert is at work. */
export function composeJudge(judges: Pick<ThreadPool, 'run'>): Judge {
  const run = async <Name extends keyof Tasks>(
    name: Name,
    task?: Parameters<Tasks[Name]>[0],
  ): Promise<ReturnType<Tasks[Name]>> => (await judges.run(name, task)) as ReturnType<Tasks[Name]>;
  return {
    // What hinders it is told by the first sentence that is judged.
    wake: () => void run('wakeJudge').catch(() => undefined),
    claims: (task) => run('judgeClaims', task),
    typed: (task) => run('judgeTyped', task),
    alone: (sentence) => run('judgeAlone', sentence),
  };
}
