import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, succeed, type Result } from '../../kernel/result';
import { healthAfter, isSourceOn, type Source } from '../sources';
import { fetchNewest, takeUp } from './download/fetch-newest';
import { rowKey } from './keys';
import type { BulkContext, BulkFault, LoadingOutcome, Loading } from './ports';
import { readItems } from './items/read-items';
import { beginVersion, giveUpVersion, settleVersion, keepVersion } from './download/settle-version';
import {
  changeVersion,
  insertBulkRows,
  lastLine,
  listBulkVersions,
  removeRows,
  removeVersion,
} from './store';

const REMOVED_AT_ONCE = 20_000;

/** Rows go in lots, so that nobody waits for a million of them. */
export async function sweep(
  { database }: Pick<BulkContext, 'database'>,
  source: string,
): Promise<void> {
  for (const { id } of (await listBulkVersions(database.read, source)).filter(
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
  return isSourceOn(source, keys, true)
    ? whyClosed(source, purpose)
    : `${source.name} is switched off.`;
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
      if (rows.length > 0) await insertBulkRows(transaction, id, rows);
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

async function load(
  context: BulkContext,
  id: number,
  loading: Loading,
  folder: string,
): Promise<LoadingOutcome> {
  const { source, file } = loading;
  const versions = await listBulkVersions(context.database.read, source.id);
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
      return succeed(await keepVersion(context, id, source, known[0]));
    return { ok: false, failure: { ...fetched.failure, code: fetched.failure.code } };
  }
  const done = fetched.value;
  const same = file === undefined ? known.find(({ sha256 }) => sha256 === done.sha256) : undefined;
  if (same !== undefined) return succeed(await keepVersion(context, id, source, same, done));
  const filled = await fill(context, id, loading, path, folder);
  return filled.ok
    ? succeed(await settleVersion(context, id, source, done, filled.value, current))
    : filled;
}

/**
 * Loads a source's file beside the one in use, a thousand rows at a time, and puts it in use when it is whole.
 * Whatever goes wrong before that leaves everything as it was.
 */
export async function loadBulk(context: BulkContext, loading: Loading): Promise<LoadingOutcome> {
  const { source } = loading;
  const { database, clock, health } = context;
  const closed = await whyNotLoaded(
    context,
    source,
    loading.isByHand === undefined ? 'ask' : 'probe',
  );
  if (closed !== undefined) return fail('off', closed);
  const id = await beginVersion(context, source);
  if (id === undefined) return fail('busy', `${source.name} is being loaded already.`);
  const folder = await mkdtemp(join(tmpdir(), 'foreword-bulk-'));
  try {
    const outcome = await load(context, id, loading, folder);
    if (!outcome.ok && outcome.failure.code !== 'busy')
      await giveUpVersion(context, id, source, outcome.failure.code, outcome.failure.sentence);
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
    await giveUpVersion(
      context,
      id,
      source,
      'unreachable',
      `${source.name}: the loading broke off.`,
    );
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
    await sweep({ database }, source.id);
  }
}
