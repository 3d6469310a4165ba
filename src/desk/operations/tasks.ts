import { fail, succeed, type Result } from '../../kernel/result';
import { latestRuns, nextRun } from '../../platform/jobs';
import { writeAudit } from '../audit';
import type { Permit } from '../policy';
import type { OperationsContext, Reads } from './ports';
import type { TaskRow } from './shape';

export const listTasks: Reads<readonly TaskRow[]> = async ({ database, clock, schedules }) => {
  const runs = await latestRuns(
    { database },
    schedules.map(({ job }) => job.name),
  );
  return schedules
    .map(({ job, cron }) => ({
      name: job.name,
      cron,
      nextAt: nextRun(cron, clock.now()).toISOString(),
      last: runs.get(job.name) ?? null,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
};

/** Does now what the clock would have placed later; its next turn stays where it is. */
export async function runTask(
  { database, clock, queue, schedules }: OperationsContext,
  { member }: Permit<'operate'>,
  { name }: { readonly name: string },
): Promise<Result<null, 'no-task' | 'under-way'>> {
  const task = schedules.find(({ job }) => job.name === name);
  if (!task) return fail('no-task', 'Task not found.');
  const last = (await latestRuns({ database }, [name])).get(name);
  if (last?.state === 'running' || last?.state === 'waiting')
    return fail('under-way', 'It’s already running. Check again in a minute.');
  return database.write(async (transaction) => {
    await queue.enqueue(transaction, task.job, task.payload);
    await writeAudit(transaction, clock, {
      kind: 'task-run',
      actor: `staff:${member.name}`,
      subjectKind: 'job',
      subject: name,
      reason: 'run by hand',
    });
    return succeed(null);
  });
}
