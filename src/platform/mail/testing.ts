import type { Transaction } from '../database';
import type { JobDefinition, JobQueue } from '../jobs';

/** Helpers of tests; nothing of the shop itself imports this file. */
export interface PlacedJob {
  readonly name: string;
  readonly payload: object;
  readonly key: string | undefined;
}

/** Remembers what was placed. Like the real queue, it places a key once. */
export function recordingQueue(): JobQueue & { readonly placed: PlacedJob[] } {
  const placed: PlacedJob[] = [];
  return {
    placed,
    async enqueue<Payload extends object>(_: Transaction, job: JobDefinition<Payload>, payload: Payload, options = {}) {
      const { key } = options as { key?: string };
      if (key !== undefined && placed.some((one) => one.name === job.name && one.key === key)) return;
      placed.push({ name: job.name, payload: job.payload.parse(payload), key });
    },
    async emit(_, event, payload, options) {
      placed.push({ name: event.name, payload, key: options?.key });
    },
  };
}
