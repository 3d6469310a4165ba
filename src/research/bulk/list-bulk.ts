import { defined } from '../../kernel/defined';
import type { Executor } from '../../platform/database';
import type { Source } from '../sources';
import { dueAt } from './due';
import { whyNotLoaded } from './load-bulk';
import type { BulkContext } from './ports';
import { listBulkVersions, type BulkVersion } from './store';

export interface BulkListed {
  readonly source: Source;
  /** Why it is not loaded now, where something forbids it. */
  readonly closed?: string;
  readonly versions: readonly BulkVersion[];
  readonly dueAt: Date;
}

/** Every source whose file is loaded, what was loaded of it, and when it is looked for next. */
export async function listBulk(
  context: Pick<BulkContext, 'database' | 'clock' | 'keys' | 'whyClosed'>,
  sources: readonly Source[],
): Promise<readonly BulkListed[]> {
  const versions = await listBulkVersions(context.database.read);
  return Promise.all(
    sources
      .filter(({ bulk }) => bulk !== undefined)
      .map(async (source) => {
        const own = versions.filter(
          (version) => version.source === source.id && version.state !== 'leaving',
        );
        const closed = await whyNotLoaded(context, source, 'ask');
        return {
          source,
          versions: own,
          dueAt: dueAt(source, own, context.clock.now()),
          ...defined({ closed }),
        };
      }),
  );
}

/** Versions that nobody has accepted yet. */
export async function listHeld(
  executor: Executor,
  sources: readonly Source[],
): Promise<readonly { readonly id: string; readonly name: string; readonly period: string }[]> {
  const held = (await listBulkVersions(executor)).filter(({ state }) => state === 'held');
  return held.flatMap(({ source, period }) =>
    sources.filter(({ id }) => id === source).map(({ id, name }) => ({ id, name, period })),
  );
}
