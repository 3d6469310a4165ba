import { newIdentifier } from '../../kernel/identifier';
import { fail, succeed, type Result } from '../../kernel/result';
import { squeeze } from '../../kernel/text';
import type { Clock } from '../../kernel/time';
import type { Database } from '../../platform/database';
import type { Permit } from '../policy';
import { LONGEST_VIEW_NAME, MOST_VIEWS, type SavedView } from './shape';
import { deleteRow, insertRow, listViewRows, lockRows, updateName, updateQuery } from './store';

export interface ViewsContext {
  readonly database: Database;
  readonly clock: Clock;
}

type Allowed = Permit<'see-orders'>;

const gone = () => fail('no-view', 'This view was deleted.');

/** A person's own, in the order they were made; nobody sees another's. */
export async function listViews(
  { database }: Pick<ViewsContext, 'database'>,
  { member }: Allowed,
): Promise<readonly SavedView[]> {
  const rows = await listViewRows(database.read, member.id);
  return rows.map(({ id, name, query }) => ({ id, name, query }));
}

/** One of that name shows from now on what was asked for last. */
export async function saveView(
  { database, clock }: ViewsContext,
  { member }: Allowed,
  { name, query }: Omit<SavedView, 'id'>,
): Promise<Result<string, 'no-name' | 'too-many-views'>> {
  const named = readName(name);
  if (!named.ok) return named;
  const row = { staffId: member.id, name: named.value, query };
  return database.write(async (transaction) => {
    const has = await listViewRows(transaction, member.id);
    if (has.some((one) => one.name === row.name)) {
      await updateQuery(transaction, row);
      return succeed(row.name);
    }
    if (has.length >= MOST_VIEWS)
      return fail('too-many-views', `You have ${MOST_VIEWS} views. Delete one first.`);
    const made = { ...row, id: newIdentifier(clock), createdAt: clock.now() };
    // Another tab may have been faster.
    if (!(await insertRow(transaction, made))) await updateQuery(transaction, row);
    return succeed(row.name);
  });
}

export async function renameView(
  { database }: Pick<ViewsContext, 'database'>,
  { member }: Allowed,
  { id, name }: Pick<SavedView, 'id' | 'name'>,
): Promise<Result<string, 'no-name' | 'no-view' | 'name-taken'>> {
  const named = readName(name);
  if (!named.ok) return named;
  return database.write(async (transaction) => {
    const has = await lockRows(transaction, member.id);
    if (!has.some((one) => one.id === id)) return gone();
    if (has.some((one) => one.id !== id && one.name === named.value)) return taken(named.value);
    await updateName(transaction, id, named.value);
    return succeed(named.value);
  });
}

export async function deleteView(
  { database }: Pick<ViewsContext, 'database'>,
  { member }: Allowed,
  id: string,
): Promise<Result<string, 'no-view'>> {
  return database.write(async (transaction) => {
    const row = await deleteRow(transaction, member.id, id);
    return row ? succeed(row.name) : gone();
  });
}

const taken = (name: string) => fail('name-taken', `You already have a view named “${name}”.`);

function readName(typed: string): Result<string, 'no-name'> {
  const name = squeeze(typed);
  return name === '' || name.length > LONGEST_VIEW_NAME
    ? fail('no-name', `Enter a name of at most ${LONGEST_VIEW_NAME} characters.`)
    : succeed(name);
}
