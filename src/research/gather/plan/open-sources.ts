import type { Clock } from '../../../kernel/time';
import {
  isSourceOn,
  isProven,
  type createGate,
  type HealthStore,
  type SourceKeys,
} from '../../sources';
import type { Source } from '../../sources/shape';
import { whyOff } from '../ask/keys';
import { isShared } from '../feeds/poll-feeds';

interface OpenSourcesContext {
  /** Those of the world that is looked at. */
  sources(): Promise<readonly Source[]>;
  /** Without one, all that could be asked may be. */
  readonly gate: ReturnType<typeof createGate> | undefined;
  readonly health: HealthStore;
  readonly keys: SourceKeys;
  readonly clock: Clock;
}

/** What was polled or loaded before for everybody is not searched either once its source is closed. */
export async function openSources({
  sources,
  gate,
}: Pick<OpenSourcesContext, 'sources' | 'gate'>): Promise<readonly Source[]> {
  const all = await sources();
  const closed = await Promise.all(
    all.map(
      async (source) =>
        (isShared(source) || source.bulk !== undefined) &&
        (await gate?.(source, 'use')) !== undefined,
    ),
  );
  return all.filter((_, at) => closed[at] !== true);
}

/** Those that may not be asked now: for their keys, their terms, or because nobody saw them answer yet. */
export async function sourcesOff({
  sources,
  gate,
  health,
  keys,
  clock,
}: OpenSourcesContext): Promise<ReadonlyMap<string, string>> {
  const known = await health.all();
  const all = await Promise.all(
    (await sources()).map(async (source): Promise<readonly (readonly [string, string])[]> => {
      const seen = known.get(source.id);
      if (!isSourceOn(source, keys, seen !== undefined && isProven(seen, clock.now())))
        return [[source.id, whyOff(source, keys)]];
      const closed = await gate?.(source, 'use');
      return closed === undefined ? [] : [[source.id, closed]];
    }),
  );
  return new Map(all.flat());
}
