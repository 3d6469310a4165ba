import { seconds } from '../../kernel/time';
import {
  catalogue,
  countAskable,
  countByProof,
  countInForce,
  databaseHealth,
  listCatalogue,
  readPolicies,
  type SourceSettings,
} from '../../research/sources';
import type { SourcesServices } from '../../web/sources/services.server';
import type { Platform } from '../platform/platform';

/** Every page of the shop asks; what the owner decides is on the pages within this time. */
const KEPT = seconds(2);

/** What the pages may say of the sources now: how many, never more than that, and how each stands. */
export function composeSources({
  config,
  database,
  clock,
  log,
}: Pick<Platform, 'config' | 'database' | 'clock' | 'log'>): SourcesServices {
  const health = databaseHealth({ database, clock });
  let known:
    | {
        readonly at: number;
        readonly standing: Promise<SourceSettings | undefined>;
        readonly askable: Promise<number>;
      }
    | undefined;
  const read = async (): Promise<SourceSettings> => ({
    mode: config.mode,
    keys: config.sources.keys,
    now: clock.now(),
    policies: await readPolicies(database.read),
    health: config.mode === 'demo' ? new Map() : await health.all(),
  });
  const look = (): NonNullable<typeof known> => {
    const now = clock.now().getTime();
    if (known === undefined || now - known.at >= KEPT) {
      const standing = read().catch((error: unknown) => {
        log.error({ error }, 'the sources could not be counted');
        return undefined;
      });
      const askable = standing.then((now) =>
        now === undefined ? 0 : countAskable(catalogue, now),
      );
      known = { at: now, standing, askable };
    }
    return known;
  };
  return {
    count: () => look().askable,
    async list() {
      const now = await look().standing;
      return now === undefined
        ? null
        : {
            mode: config.mode,
            counted: countInForce(catalogue, now),
            proof: countByProof(catalogue, now),
            shelves: listCatalogue(now),
          };
    },
  };
}
