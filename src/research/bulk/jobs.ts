import { z } from 'zod';
import { hours, minutes } from '../../kernel/time';
import { handleJob, scheduleJob, type JobDefinition, type JobHandler } from '../../platform/jobs';
import type { Source } from '../sources';
import { listBulk } from './list-bulk';
import { loadBulk } from './load-bulk';
import type { BulkContext } from './ports';

const loadBulkJob: JobDefinition<Record<string, never>> = {
  name: 'load-bulk',
  holds: 'nothing',
  payload: z.record(z.string(), z.never()),
  retries: 0,
  retryDelay: minutes(1),
  expiresAfter: hours(6),
  concurrency: 1,
};

/** It is looked once an hour what is due; most hours nothing is. */
export const loadBulkSchedule = scheduleJob(loadBulkJob, '27 * * * *', {});

/** Loads one file after the other, each by its own calendar. */
export async function loadDue(
  context: BulkContext,
  sources: readonly Source[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const due = (await listBulk(context, sources)).filter(
    ({ closed, dueAt }) => closed === undefined && dueAt <= context.clock.now(),
  );
  const sentences: string[] = [];
  for (const { source } of due) {
    if (signal?.aborted === true) break;
    const outcome = await loadBulk(context, { source });
    sentences.push(outcome.ok ? outcome.value.sentence : outcome.failure.sentence);
  }
  return sentences;
}

export function loadBulkHandler(
  context: BulkContext,
  sources: () => Promise<readonly Source[]>,
): JobHandler {
  return handleJob(
    loadBulkJob,
    async (_, { signal }) => void (await loadDue(context, await sources(), signal)),
  );
}
