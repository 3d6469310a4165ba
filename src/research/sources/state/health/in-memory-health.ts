import { UNKNOWN_HEALTH, type SourceHealth } from './health';
import type { HealthStore } from '../../ports';

/** For a single run: the command line, a benchmark, a test. */
export function inMemoryHealth(): HealthStore {
  const known = new Map<string, SourceHealth>();
  return {
    find: async (sourceId) => known.get(sourceId) ?? UNKNOWN_HEALTH,
    all: async () => new Map(known),
    async change(sourceId, next) {
      known.set(sourceId, next(known.get(sourceId) ?? UNKNOWN_HEALTH));
    },
  };
}
