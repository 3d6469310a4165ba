import type { Executor } from '../../platform/database';
import type { Source, SourceItem } from '../sources';
import { rowKeyOf } from './keys';
import { findBulkVersion, listKeys, listBulkRows } from './store';

/** The rows in use of one source. */
export interface BulkTable {
  readonly url: string;
  readonly period: string;
  readonly loadedAt: Date;
  /** By what they are found by, the newest first. */
  rowsOf(values: readonly string[], most: number): Promise<readonly SourceItem[]>;
  /** Everything they can be found by. */
  keys(): Promise<readonly string[]>;
}

/** What was loaded of large files, at hand for every report. */
export interface BulkShelf {
  /** Nothing where no file of the source is in use. */
  find(source: Source): Promise<BulkTable | undefined>;
}

/** An occupation more or less; companies are searched by name. */
const MOST_KEYS = 5_000;

export function bulkShelf(executor: Executor): BulkShelf {
  return {
    async find({ id, bulk }) {
      const version = bulk && (await findBulkVersion(executor, id, 'current'));
      if (bulk === undefined || version === undefined) return undefined;
      return {
        url: version.url,
        period: version.period,
        loadedAt: version.loadedAt,
        rowsOf: (values, most) =>
          listBulkRows(
            executor,
            version.id,
            [...new Set(values.map((value) => rowKeyOf(bulk.holds, value)))].filter(
              (key) => key !== '',
            ),
            most,
          ),
        keys: () => listKeys(executor, version.id, MOST_KEYS),
      };
    },
  };
}
