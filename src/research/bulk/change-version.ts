import { fail, succeed, type Result } from '../../kernel/result';
import type { Transaction } from '../../platform/database';
import type { Source } from '../sources';
import { sweep } from './load-bulk';
import type { BulkContext } from './ports';
import { changeVersion, findBulkVersion, retireVersions, type BulkVersion } from './store';

type Change = Result<BulkVersion, 'none'>;
/** What is written down together with the change. */
type Note = (transaction: Transaction, version: BulkVersion) => Promise<void>;

/** The version before is in use again; the other goes. */
export async function goBack(
  { database }: Pick<BulkContext, 'database'>,
  { id, name }: Source,
  note?: Note,
): Promise<Change> {
  const before = await database.write(async (transaction) => {
    const previous = await findBulkVersion(transaction, id, 'previous');
    if (previous === undefined) return undefined;
    await retireVersions(transaction, id, ['current']);
    await changeVersion(transaction, previous.id, { state: 'current' });
    await note?.(transaction, previous);
    return previous;
  });
  await sweep({ database }, id);
  return before === undefined
    ? fail('none', `${name}: there is no earlier version to go back to.`)
    : succeed(before);
}

/** Somebody looked at a version that was held back and puts it in use. */
export async function acceptHeld(
  { database }: Pick<BulkContext, 'database'>,
  { id, name }: Source,
  note?: Note,
): Promise<Change> {
  const held = await database.write(async (transaction) => {
    const [waiting, current] = [
      await findBulkVersion(transaction, id, 'held'),
      await findBulkVersion(transaction, id, 'current'),
    ];
    if (waiting === undefined) return undefined;
    await retireVersions(transaction, id, ['previous']);
    if (current !== undefined) await changeVersion(transaction, current.id, { state: 'previous' });
    await changeVersion(transaction, waiting.id, { state: 'current', sentence: '' });
    await note?.(transaction, waiting);
    return waiting;
  });
  await sweep({ database }, id);
  return held === undefined
    ? fail('none', `${name}: no version waits to be accepted.`)
    : succeed(held);
}
