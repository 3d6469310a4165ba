import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plural } from '../../kernel/text';
import { fail, succeed, type Result } from '../../kernel/result';
import { before, minutes, type Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import {
  healthAfter,
  isOn,
  type Ask,
  type HealthStore,
  type OutcomeCode,
  type Source,
  type SourceKeys,
} from '../sources';
import { download, type Download } from './download';
import { rowKey } from './keys';
import { periodsOf } from './periods';
import { readItems } from './read-items';
import {
  changeVersion,
  findVersion,
  insertRows,
  insertVersion,
  lastLine,
  listVersions,
  removeRows,
  removeVersion,
  retireVersions,
  type BulkVersion,
} from './store';

export interface BulkContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly ask: Ask;
  readonly health: HealthStore;
  readonly keys: SourceKeys;
  /** Why a source must not be asked now, or not even to see whether it answers; or nothing. */
  readonly whyClosed: (source: Source, purpose: 'ask' | 'probe') => Promise<string | undefined>;
}

export interface BulkNews {
  readonly stage: 'download' | 'rows';
  readonly count: number;
}

export interface Loading {
  readonly source: Source;
  /** A file at hand instead of one that is fetched, and what it speaks of. */
  readonly file?: { readonly path: string; readonly period: string };
  /** Somebody watches it: so may be loaded too what nobody saw answering yet. */
  readonly isByHand?: true;
  readonly tell?: (news: BulkNews) => void;
}

export type BulkFault = Exclude<OutcomeCode, 'ok' | 'not-modified'> | 'busy';
export interface Loaded {
  readonly state: 'loaded' | 'held' | 'unchanged';
  readonly sentence: string;
}
type Outcome = Result<Loaded, BulkFault>;

/** Fewer than half the rows of the last: either a part of a file, or the first weeks of a new year. */
const SMALLEST_SHARE = 0.5;
/** A loading that did nothing for so long has died. */
const GIVEN_UP_AFTER = minutes(40);
const REMOVED_AT_ONCE = 20_000;

/** Rows go in lots, so that nobody waits for a million of them. */
export async function sweep(
  { database }: Pick<BulkContext, 'database'>,
  source: string,
): Promise<void> {
  for (const { id } of (await listVersions(database.read, source)).filter(
    ({ state }) => state === 'leaving',
  )) {
    const last = await lastLine(database.read, id);
    for (let upTo = REMOVED_AT_ONCE; upTo < last + REMOVED_AT_ONCE; upTo += REMOVED_AT_ONCE)
      await database.write((transaction) => removeRows(transaction, id, upTo));
    await database.write((transaction) => removeVersion(transaction, id));
  }
}

export async function whyNotLoaded(
  { keys, whyClosed }: Pick<BulkContext, 'keys' | 'whyClosed'>,
  source: Source,
  purpose: 'ask' | 'probe',
): Promise<string | undefined> {
  return isOn(source, keys, true) ? whyClosed(source, purpose) : `${source.name} is switched off.`;
}

async function begin(
  { database, clock }: BulkContext,
  source: Source,
): Promise<number | undefined> {
  return database.write(async (transaction) => {
    const dead = await findVersion(transaction, source.id, 'loading');
    if (dead !== undefined && dead.checkedAt < before(clock.now(), GIVEN_UP_AFTER))
      await retireVersions(transaction, source.id, ['loading']);
    return insertVersion(transaction, {
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

/** A file that is at hand, told as one that was fetched. */
async function takeUp(
  { path, period }: NonNullable<Loading['file']>,
  source: Source,
): Promise<Download> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  const known = { year: period.slice(0, 4), quarter: period.at(-1) ?? '' };
  const url =
    source.request.urls[0]?.replace('{year}', known.year).replace('{quarter}', known.quarter) ?? '';
  return {
    period: { name: period, known },
    url,
    bytes: (await stat(path)).size,
    sha256: hash.digest('hex'),
    etag: null,
    lastModified: null,
  };
}

const conditionsOf = (version: BulkVersion | undefined): Readonly<Record<string, string>> => ({
  ...(version?.etag ? { 'if-none-match': version.etag } : {}),
  ...(version?.lastModified ? { 'if-modified-since': version.lastModified } : {}),
});

/** The newest there is, not older than what is in use. */
async function fetchNewest(
  context: BulkContext,
  { source, tell, isByHand }: Loading,
  path: string,
  known: readonly BulkVersion[],
  current: BulkVersion | undefined,
): Promise<Result<Download, BulkFault | 'not-modified'>> {
  const isDated = source.needs.length > 0;
  const ask: Ask = (question) =>
    context.ask(isByHand === undefined ? question : { ...question, isProbe: true });
  let last: Result<Download, BulkFault | 'not-modified'> = fail(
    'gone',
    `${source.name} has no file of the last years.`,
  );
  for (const period of periodsOf(
    source,
    context.clock.now(),
    isDated ? current?.period : undefined,
  )) {
    const same = known.find((one) => !isDated || one.period === period.name);
    last = await download(
      { ask, tell: (count) => tell?.({ stage: 'download', count }) },
      { source, period, path, conditions: conditionsOf(same) },
    );
    if (last.ok || last.failure.code !== 'gone') return last;
  }
  return last;
}

async function fill(
  context: BulkContext,
  id: number,
  { source, tell }: Loading,
  path: string,
  folder: string,
): Promise<Result<number, BulkFault>> {
  const { bulk } = source;
  let line = 0;
  // The next rows are read while the last are written; never more than that waits.
  let writing: Promise<void> = Promise.resolve();
  const read = await readItems(source, path, folder, async (items) => {
    if (bulk === undefined) return;
    const rows = items
      .map((item) => ({ key: rowKey(bulk, item), item }))
      .filter(({ key }) => key !== '')
      .map((row) => ({ ...row, line: (line += 1) }));
    const count = line;
    await writing;
    writing = context.database.write(async (transaction) => {
      if (rows.length > 0) await insertRows(transaction, id, rows);
      await changeVersion(transaction, id, { rows: count, checkedAt: context.clock.now() });
    });
    writing.catch(() => undefined);
    tell?.({ stage: 'rows', count });
  }).finally(() => writing.catch(() => undefined));
  await writing;
  if (!read.ok)
    return fail(
      read.failure.code === 'too-large' ? 'refused' : 'shape-changed',
      read.failure.sentence,
    );
  return line === 0 ? fail('empty', `${source.name}: the file has no rows.`) : succeed(line);
}

/** In one moment: before it everybody reads the old rows, after it the new ones. */
async function settle(
  { database, clock }: BulkContext,
  id: number,
  source: Source,
  done: Download,
  rows: number,
  current: BulkVersion | undefined,
): Promise<Loaded> {
  const isHeld = rows < (current?.rows ?? 0) * SMALLEST_SHARE;
  const sentence = isHeld
    ? `${source.name}: only ${plural(rows, 'row')}, where the file in use has ${current?.rows ?? 0}. It waits until somebody accepts it.`
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
async function giveUp(
  { database, clock }: BulkContext,
  id: number,
  source: Source,
  code: Exclude<BulkFault, 'busy'>,
  sentence: string,
): Promise<void> {
  await database.write(async (transaction) => {
    const failed = await findVersion(transaction, source.id, 'failed');
    await retireVersions(transaction, source.id, ['failed']);
    await changeVersion(transaction, id, { state: 'leaving' });
    await insertVersion(transaction, {
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
async function stay(
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

async function load(
  context: BulkContext,
  id: number,
  loading: Loading,
  folder: string,
): Promise<Outcome> {
  const { source, file } = loading;
  const versions = await listVersions(context.database.read, source.id);
  const current = versions.find(({ state }) => state === 'current');
  const known = versions
    .filter(({ state }) => state === 'held' || state === 'current')
    .toReversed();
  const path = file?.path ?? join(folder, 'file');
  const fetched =
    file === undefined
      ? await fetchNewest(context, loading, path, known, current)
      : succeed(await takeUp(file, source));
  if (!fetched.ok) {
    if (fetched.failure.code === 'not-modified')
      return succeed(await stay(context, id, source, known[0]));
    return { ok: false, failure: { ...fetched.failure, code: fetched.failure.code } };
  }
  const done = fetched.value;
  const same = file === undefined ? known.find(({ sha256 }) => sha256 === done.sha256) : undefined;
  if (same !== undefined) return succeed(await stay(context, id, source, same, done));
  const filled = await fill(context, id, loading, path, folder);
  return filled.ok
    ? succeed(await settle(context, id, source, done, filled.value, current))
    : filled;
}

/**
 * Loads a source's file beside the one in use, a thousand rows at a time, and puts it in use when it is whole.
 * Whatever goes wrong before that leaves everything as it was.
 */
export async function loadBulk(context: BulkContext, loading: Loading): Promise<Outcome> {
  const { source } = loading;
  const { database, clock, health } = context;
  const closed = await whyNotLoaded(
    context,
    source,
    loading.isByHand === undefined ? 'ask' : 'probe',
  );
  if (closed !== undefined) return fail('off', closed);
  const id = await begin(context, source);
  if (id === undefined) return fail('busy', `${source.name} is being loaded already.`);
  const folder = await mkdtemp(join(tmpdir(), 'foreword-bulk-'));
  try {
    const outcome = await load(context, id, loading, folder);
    if (!outcome.ok && outcome.failure.code !== 'busy')
      await giveUp(context, id, source, outcome.failure.code, outcome.failure.sentence);
    const code = outcome.ok ? 'ok' : outcome.failure.code;
    // A file that is refused for its size has another shape than its entry says.
    if (code !== 'busy')
      await health.change(source.id, (was) =>
        healthAfter(was, {
          outcome: code === 'refused' || code === 'empty' ? 'shape-changed' : code,
          at: clock.now(),
        }),
      );
    return outcome;
  } catch (error) {
    await giveUp(context, id, source, 'unreachable', `${source.name}: the loading broke off.`);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await sweep({ database }, source.id);
  }
}
