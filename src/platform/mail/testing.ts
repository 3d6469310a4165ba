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
  const place = <Payload extends object>(
    job: JobDefinition<Payload>,
    payload: Payload,
    key: string | undefined,
  ): void => {
    if (key !== undefined && placed.some((one) => one.name === job.name && one.key === key)) return;
    placed.push({ name: job.name, payload: job.payload.parse(payload), key });
  };
  return {
    placed,
    enqueue: async (_, job, payload, options) => place(job, payload, options?.key),
    async enqueueAll(_, job, entries) {
      for (const { payload, key } of entries) place(job, payload, key);
    },
    async emit(_, event, payload, options) {
      placed.push({ name: event.name, payload, key: options?.key });
    },
  };
}
