import type { Clock } from '../kernel/time';
import type { Database } from '../platform/database';
import type { Network, Wire } from '../platform/fetch';
import type { FileStorage } from '../platform/files';
import type { JobHandler } from '../platform/jobs';
import type { Telemetry } from '../platform/telemetry';
import type { ThreadPool } from '../platform/threads';
import type { BulkContext } from './bulk';
import type { EntityCard } from './company';
import type { SnapshotStore } from './evidence';
import type {
  ExplainedPlan,
  Gathered,
  gatherOnQuestion,
  GatherNews,
  GatherOrder,
  PageReaders,
  QuestionNews,
} from './gather';
import type { Ask, Source } from './sources';
import type { SourceKeys } from './sources/shape';

/** The web that is asked: the internet, a made-up one beneath the same guard, or a tape of either. */
export interface ResearchWorld {
  readonly network: Network;
  readonly kind: 'sample' | 'web';
  /** A tape that listens to the web or speaks in its place. */
  readonly wire?: Wire;
  /** Nobody is waited for where nobody is asked. */
  readonly isReplayed?: boolean;
}

/** Without a database nothing is remembered from one run to the next: the command line, a benchmark. */
export interface GatheringPlatform {
  readonly clock: Clock;
  readonly files: FileStorage;
  readonly threads: ThreadPool;
  readonly config: {
    readonly mode: 'demo' | 'live';
    readonly baseUrl: string;
    readonly mail: { readonly support: string };
    readonly sources: {
      readonly keys: SourceKeys;
      readonly searxng?: string | undefined;
    };
  };
  readonly database?: Database;
  readonly telemetry?: Telemetry;
}

export interface Gathering extends PageReaders {
  readonly ask: Ask;
  readonly snapshots: SnapshotStore;
  /** The sources of the world that is looked at. */
  sources(): Promise<readonly Source[]>;
  gather(
    card: EntityCard,
    order: GatherOrder,
    tell?: (news: GatherNews) => void,
  ): Promise<Gathered>;
  /** What would be asked about a company, and why; nothing is. */
  explain(card: EntityCard, order: GatherOrder): Promise<ExplainedPlan>;
  /** For one question of an expert's, within a budget of its own. */
  gatherOn(
    card: EntityCard,
    wanted: { readonly role: string; readonly question: string },
    tell: (news: QuestionNews) => void,
  ): ReturnType<typeof gatherOnQuestion>;
  readonly handlers: readonly JobHandler[];
  /** For loading large files; a run of its own without a database has no place for them. */
  readonly bulk?: BulkContext;
  /** Lets go of whatever still waits for its turn, so that a single run can end. */
  close(): void;
}
