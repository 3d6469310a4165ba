import { seconds } from '../kernel/time';
import { catalogue, countInForce, databaseHealth, readPolicies } from '../research/sources';
import type { Platform } from './platform';

/** Every page of the shop asks; what the owner decides is on the pages within this time. */
const KEPT = seconds(2);

/** How many sources the pages may speak of now; never more than that, so none where it can't be counted. */
export function composeSourceCount({ config, database, clock, log }: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>): () => Promise<number> {
  const health = databaseHealth({ database, clock });
  let known: { readonly at: number; readonly count: Promise<number> } | undefined;
  const read = async (): Promise<number> => countInForce(catalogue, {
    mode: config.mode, keys: config.sources.keys, now: clock.now(),
    policies: await readPolicies(database.read), health: config.mode === 'demo' ? new Map() : await health.all(),
  });
  return () => {
    const now = clock.now().getTime();
    if (known === undefined || now - known.at >= KEPT) {
      known = {
        at: now,
        count: read().catch((error: unknown) => {
          log.error({ error }, 'the sources could not be counted');
          return 0;
        }),
      };
    }
    return known.count;
  };
}
