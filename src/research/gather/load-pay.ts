import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed, type Result } from '../../kernel/result';
import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import { comparableName } from '../company';
import { labourConditionApplications, streamItems, type StreamFault } from '../sources';
import { findPayFile, insertPayFile, insertPayRows, putBack, putInUse, removeUnfinished } from './pay-store';

export interface PayContext {
  readonly database: Database;
  readonly clock: Clock;
}

export interface PayDelivery {
  /** “FY2026 Q3” */
  readonly period: string;
  /** Where the authority publishes it, for those who want to look it up. */
  readonly url: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const source = labourConditionApplications;
/** The first quarter of a year is a fourth of the last; much less than that is a part of a file. */
const SMALLEST_SHARE = 0.1;

export interface LoadedPay {
  readonly period: string;
  readonly rows: number;
}

/**
 * Loads a quarter's disclosures beside the ones in use, a few hundred rows at a time, and puts them in
 * use when they are whole. Whatever goes wrong before that leaves everything as it was.
 */
export async function loadPay({ database, clock }: PayContext, { period, url, chunks }: PayDelivery): Promise<Result<LoadedPay, StreamFault | 'too-few'>> {
  const id = newIdentifier(clock);
  const before = await findPayFile(database.read, source.id, 'current');
  await database.write(async (transaction) => {
    await removeUnfinished(transaction, source.id);
    await insertPayFile(transaction, { id, source: source.id, period, url, loadedAt: clock.now() });
  });
  const giveUp = () => database.write((transaction) => removeUnfinished(transaction, source.id));
  let line = 0;
  const read = await streamItems(source, chunks, async (items) => {
    const rows = items.map((item) => ({ file: id, line: (line += 1), employer: comparableName(String(item['employer'] ?? '')), item }));
    await database.write((transaction) => insertPayRows(transaction, rows));
  }).catch(async (error: unknown) => {
    await giveUp();
    throw error;
  });
  const fewest = Math.max(1, (before?.rows ?? 0) * SMALLEST_SHARE);
  if (!read.ok || read.value < fewest) {
    await giveUp();
    return read.ok ? fail('too-few', `Only ${read.value} rows, where the file in use has ${before?.rows ?? 0}: it is not put in its place.`) : read;
  }
  await database.write((transaction) => putInUse(transaction, source.id, id, read.value));
  return succeed({ period, rows: read.value });
}

/** The way back to the quarter before. */
export async function returnToPreviousPay({ database }: PayContext): Promise<Result<LoadedPay, 'none'>> {
  const file = await database.write((transaction) => putBack(transaction, source.id));
  return file === undefined ? fail('none', 'There is no earlier file to go back to.') : succeed({ period: file.period, rows: file.rows });
}
