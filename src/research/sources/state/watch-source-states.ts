import { seconds, type Clock } from '../../../kernel/time';
import type { Database } from '../../../platform/database';
import type { Log } from '../../../platform/log';
import { catalogue } from '../catalogue';
import type { ProofCount } from './proof-state';
import { countAskable, countByProof, countInForce } from './count-sources';
import { databaseHealth } from './health/database-health';
import { listCatalogue } from './list-catalogue';
import { readPolicies } from './policy-store';
import type { SourceSettings } from './state-of';

/** Every page of the shop asks; what the owner decides is on the pages within this time. */
const KEPT = seconds(2);

interface StatesContext extends Pick<SourceSettings, 'mode' | 'keys'> {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
}

interface WatchedStates {
  /** How many may be asked. */
  count(): Promise<number>;
  /** Null where how they stand could not be looked up. */
  list(): Promise<{
    readonly mode: SourceSettings['mode'];
    readonly counted: number;
    readonly proof: ProofCount;
    readonly shelves: ReturnType<typeof listCatalogue>;
  } | null>;
}

/** What the pages may say of the sources now: how many, never more than that, and how each stands. */
export function watchSourceStates({
  mode,
  keys,
  database,
  clock,
  log,
}: StatesContext): WatchedStates {
  const health = databaseHealth({ database, clock });
  let known:
    | {
        readonly at: number;
        readonly settings: Promise<SourceSettings | undefined>;
        readonly askable: Promise<number>;
      }
    | undefined;
  const read = async (): Promise<SourceSettings> => ({
    mode,
    keys,
    now: clock.now(),
    policies: await readPolicies(database.read),
    health: mode === 'demo' ? new Map() : await health.all(),
  });
  const look = (): NonNullable<typeof known> => {
    const now = clock.now().getTime();
    if (known === undefined || now - known.at >= KEPT) {
      const settings = read().catch((error: unknown) => {
        log.error({ error }, 'the sources could not be counted');
        return undefined;
      });
      const askable = settings.then((now) =>
        now === undefined ? 0 : countAskable(catalogue, now),
      );
      known = { at: now, settings, askable };
    }
    return known;
  };
  return {
    count: () => look().askable,
    async list() {
      const now = await look().settings;
      return now === undefined
        ? null
        : {
            mode,
            counted: countInForce(catalogue, now),
            proof: countByProof(catalogue, now),
            shelves: listCatalogue(now),
          };
    },
  };
}
