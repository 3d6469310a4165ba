import type { Executor } from '../../platform/database';
import type { KeepsPersonalData, Person } from '../../platform/privacy';
import { deleteRows, listAllRows, type ViewRow } from './store';

/** A view may search for a buyer's address, and then it goes with them. */
export const viewPersonalData: KeepsPersonalData = {
  name: 'saved views',
  async tell(executor, person) {
    const views = await viewsOn(executor, person);
    return views.map(({ createdAt, name, query }) => ({
      kind: 'view',
      at: createdAt,
      name,
      query,
    }));
  },
  async erase(transaction, person) {
    const views = await viewsOn(transaction, person);
    await deleteRows(
      transaction,
      views.map(({ id }) => id),
    );
    return {};
  },
};

/** They are few, and an address in a query is written in its own way. */
async function viewsOn(executor: Executor, { email }: Person): Promise<readonly ViewRow[]> {
  if (email === null) return [];
  const rows = await listAllRows(executor);
  return rows.filter(({ name, query }) =>
    [name, ...new URLSearchParams(query).values()].some((text) =>
      text.toLowerCase().includes(email),
    ),
  );
}
