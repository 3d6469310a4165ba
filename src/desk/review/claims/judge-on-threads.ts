import type { SentenceJudge, judgeTasks } from './judge';
import type { ThreadPool } from '../../../platform/threads';

type Tasks = typeof judgeTasks;

/** The verifier of the review desk: for an expert in a process that ends when none is at work. */
export function judgeOnThreads({
  judges,
  threads,
}: Readonly<Record<'judges' | 'threads', Pick<ThreadPool, 'run'>>>): SentenceJudge {
  const run = async <Name extends keyof Tasks>(
    name: Name,
    task?: Parameters<Tasks[Name]>[0],
    pool = judges,
  ): Promise<ReturnType<Tasks[Name]>> => (await pool.run(name, task)) as ReturnType<Tasks[Name]>;
  return {
    // What hinders it is told by the first sentence that is judged.
    wake: () => void run('wakeJudge').catch(() => undefined),
    claims: (task) => run('judgeClaims', task),
    report: (task) => run('judgeClaims', task, threads),
    typed: (task) => run('judgeTyped', task),
    alone: (sentence) => run('judgeAlone', sentence),
  };
}
