import { z } from 'zod';
import { hours, minutes } from '../../kernel/time';
import { handleJob, scheduleJob, type JobDefinition, type JobHandler } from '../../platform/jobs';
import type { ProbeContext } from './ports';
import { runProbe } from './run-probe';

/** Two seconds between two requests to a host, and the slowest host has a few dozen sources. */
const probeSourcesJob: JobDefinition<Record<string, never>> = {
  name: 'probe-sources',
  holds: 'nothing',
  payload: z.record(z.string(), z.never()),
  retries: 3,
  retryDelay: minutes(30),
  expiresAfter: hours(2),
  concurrency: 1,
};

/** In the night to Sunday, when nobody's site has much to do. */
export const probeSourcesSchedule = scheduleJob(probeSourcesJob, '23 3 * * 0', {});

/** What a broken-off walk left open is asked at the next try. */
export function probeSourcesHandler(context: ProbeContext): JobHandler {
  return handleJob(probeSourcesJob, async (_, { signal }) => {
    await runProbe(context, { signal });
    if (signal.aborted) throw new Error('the probe was stopped and goes on at the next try');
  });
}
