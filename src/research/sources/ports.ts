import type { SourceHealth } from './state/health/health';

/** Remembers how sources are. One change at a time for a source, however many processes ask it. */
export interface HealthStore {
  find(sourceId: string): Promise<SourceHealth>;
  all(): Promise<ReadonlyMap<string, SourceHealth>>;
  change(sourceId: string, next: (health: SourceHealth) => SourceHealth): Promise<void>;
}
