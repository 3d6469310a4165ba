import type { Clock } from '../../../../kernel/time';
import { catalogue } from '../../catalogue';
import { isAsleep, successRate, UNKNOWN_HEALTH } from './health';
import { whyOutOfUse } from './out-of-use';
import type { HealthStore } from '../../ports';

export interface HealthRow {
  readonly sourceId: string;
  readonly sourceName: string;
  readonly enabled: boolean;
  readonly state: 'well' | 'failing' | 'drifting' | 'asleep' | 'out-of-use' | 'never-asked';
  /** Why it is out of use. */
  readonly fault: string | undefined;
  /** Of the last seven days. */
  readonly successRate: number | undefined;
  readonly asleepUntil: string | undefined;
  readonly drifted: readonly string[];
  readonly lastGoodAt: string | undefined;
}

/** How every source of the catalogue has been lately, for those who run the shop. */
export async function listHealth({
  health,
  clock,
}: {
  readonly health: HealthStore;
  readonly clock: Clock;
}): Promise<readonly HealthRow[]> {
  const known = await health.all();
  const now = clock.now();
  return catalogue.map((source) => {
    const one = known.get(source.id) ?? UNKNOWN_HEALTH;
    const rate = successRate(one, now);
    const fault = whyOutOfUse(source, one, now);
    const state =
      fault !== undefined
        ? 'out-of-use'
        : isAsleep(one, now)
          ? 'asleep'
          : one.drifted.length > 0
            ? 'drifting'
            : one.failures > 0
              ? 'failing'
              : rate === undefined
                ? 'never-asked'
                : 'well';
    return {
      sourceId: source.id,
      sourceName: source.name,
      enabled: source.enabled === true,
      state,
      fault,
      successRate: rate,
      asleepUntil: state === 'asleep' ? one.asleepUntil : undefined,
      drifted: one.drifted,
      lastGoodAt: one.lastGoodAt,
    };
  });
}
