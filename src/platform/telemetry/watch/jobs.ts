import { countJobs, type JobHandler, type JobQueue } from '../../jobs';
import type { Database } from '../../database';
import type { Telemetry } from '../ports';
import { timed } from '../timed';

/** Every attempt at a job: its kind and how it ended, never what it was given. */
export function watchHandlers(
  handlers: readonly JobHandler[],
  telemetry: Telemetry,
): readonly JobHandler[] {
  if (!telemetry.isOn) return handlers;
  return handlers.map(({ job, handle }) => ({
    job,
    handle: (payload, attempt) =>
      timed(telemetry, {
        span: 'job',
        facts: { job: job.name, attempt: attempt.number },
        metric: 'foreword_job_seconds',
        labels: (outcome) => ({
          job: job.name,
          outcome: outcome === 'failed' && attempt.last ? 'given-up' : outcome,
        }),
        outcomeOf: () => 'done',
        work: () => handle(payload, attempt),
      }),
  }));
}

export function watchQueue(queue: JobQueue, telemetry: Telemetry): JobQueue {
  if (!telemetry.isOn) return queue;
  return {
    ...queue,
    async emit(transaction, event, payload, options) {
      await queue.emit(transaction, event, payload, options);
      telemetry.count('foreword_events_total', { event: event.name });
    },
  };
}

/** One process of many counts the queue, so that a sum over all of them is true. */
export function watchWaitingJobs(database: Database, telemetry: Telemetry): void {
  telemetry.watch('foreword_jobs', async () =>
    (await countJobs({ database })).flatMap(({ name: job, waiting, running, failed, dead }) => [
      { labels: { job, state: 'waiting' }, value: waiting },
      { labels: { job, state: 'running' }, value: running },
      { labels: { job, state: 'retrying' }, value: failed },
      { labels: { job, state: 'given-up' }, value: dead },
    ]),
  );
}
