import { plural } from '../../../kernel/text';
import { before, minutes } from '../../../kernel/time';
import type { Source } from '../../sources';
import type { Download } from './download';
import type { BulkContext, BulkFault, Loaded } from '../ports';
import {
  changeVersion,
  findBulkVersion,
  insertBulkVersion,
  retireVersions,
  type BulkVersion,
} from '../store';

/** Fewer than half the rows of the last: either a part of a file, or the first weeks of a new year. */
const SMALLEST_SHARE = 0.5;
/** A loading that did nothing for so long has died. */
const GIVEN_UP_AFTER = minutes(40);

/** Undefined where another loading of the same source is under way. */
export async function beginVersion(
  { database, clock }: BulkContext,
  source: Source,
): Promise<number | undefined> {
  return database.write(async (transaction) => {
    const dead = await findBulkVersion(transaction, source.id, 'loading');
    if (dead !== undefined && dead.checkedAt < before(clock.now(), GIVEN_UP_AFTER))
      await retireVersions(transaction, source.id, ['loading']);
    return insertBulkVersion(transaction, {
      source: source.id,
      period: '',
      url: source.request.urls[0] ?? '',
      state: 'loading',
      outcome: 'ok',
      sentence: '',
      rows: 0,
      bytes: 0,
      sha256: null,
      etag: null,
      lastModified: null,
      failures: 0,
      loadedAt: clock.now(),
      checkedAt: clock.now(),
    });
  });
}

/** In one moment: before it everybody reads the old rows, after it the new ones. */
export async function settleVersion(
  { database, clock }: BulkContext,
  id: number,
  source: Source,
  done: Download,
  rows: number,
  current: BulkVersion | undefined,
): Promise<Loaded> {
  const isHeld = rows < (current?.rows ?? 0) * SMALLEST_SHARE;
  const sentence = isHeld
    ? `${source.name}: only ${plural(rows, 'row')}, where the file in use has ${current?.rows ?? 0}. ` +
      'It waits until somebody accepts it.'
    : `${source.name}, ${done.period.name}: ${plural(rows, 'row')} in use.`;
  const { url, bytes, sha256, etag, lastModified } = done;
  await database.write(async (transaction) => {
    if (isHeld) await retireVersions(transaction, source.id, ['held', 'failed']);
    else {
      await retireVersions(transaction, source.id, ['previous', 'held', 'failed']);
      if (current !== undefined)
        await changeVersion(transaction, current.id, { state: 'previous' });
    }
    await changeVersion(transaction, id, {
      state: isHeld ? 'held' : 'current',
      period: done.period.name,
      url,
      rows,
      bytes,
      sha256,
      etag,
      lastModified,
      sentence,
      loadedAt: clock.now(),
      checkedAt: clock.now(),
    });
  });
  return { state: isHeld ? 'held' : 'loaded', sentence };
}

/** Nothing that is in use is touched; what went wrong stays to be read, and how often in a row. */
export async function giveUpVersion(
  { database, clock }: BulkContext,
  id: number,
  source: Source,
  code: Exclude<BulkFault, 'busy'>,
  sentence: string,
): Promise<void> {
  await database.write(async (transaction) => {
    const failed = await findBulkVersion(transaction, source.id, 'failed');
    await retireVersions(transaction, source.id, ['failed']);
    await changeVersion(transaction, id, { state: 'leaving' });
    await insertBulkVersion(transaction, {
      source: source.id,
      period: '',
      url: source.request.urls[0] ?? '',
      state: 'failed',
      outcome: code,
      sentence,
      rows: 0,
      bytes: 0,
      sha256: null,
      etag: null,
      lastModified: null,
      failures: (failed?.failures ?? 0) + 1,
      loadedAt: clock.now(),
      checkedAt: clock.now(),
    });
  });
}

/** There is nothing newer: what is in use was looked at. */
export async function keepVersion(
  { database, clock }: BulkContext,
  id: number,
  source: Source,
  seen: BulkVersion | undefined,
  done?: Download,
): Promise<Loaded> {
  await database.write(async (transaction) => {
    await changeVersion(transaction, id, { state: 'leaving' });
    await retireVersions(transaction, source.id, ['failed']);
    if (seen !== undefined)
      await changeVersion(transaction, seen.id, {
        checkedAt: clock.now(),
        ...(done === undefined ? {} : { etag: done.etag, lastModified: done.lastModified }),
      });
  });
  return {
    state: 'unchanged',
    sentence: `${source.name}: nothing newer than ${seen?.period ?? 'what is in use'}.`,
  };
}
