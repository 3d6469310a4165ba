import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Effort } from '../gather';
import type { HealthStore, Known, Source } from '../sources';
import type { AskedBody, AskedNothing, SourceKeys, SourceQuestion } from '../sources/shape';
import type { ProbedWorld } from './shape';

export interface ProbeContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly health: HealthStore;
  readonly keys: SourceKeys;
  readonly world: ProbedWorld;
  /** Whether terms that nobody accepted keep a source from being asked. */
  readonly asksForTerms: boolean;
  /** The guarded, polite way outside; with what it took, where that is told. */
  readonly ask: (question: SourceQuestion) => Promise<(AskedBody | AskedNothing) & Partial<Effort>>;
  /** The sources of the world that is looked at. */
  sources(): Promise<readonly Source[]>;
  /** With what this source is asked. */
  knownFor(source: Source): Known;
}
