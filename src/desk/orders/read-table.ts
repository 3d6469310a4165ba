import { bulkActsFor } from '../bulk';
import { mayDo, type Permit } from '../policy';
import { adminOrderRows } from './admin-order-rows';
import { countNeeds, orderNews } from './order-news';
import type { DeskOrdersContext } from './ports';
import { presentRows } from './present-rows';
import type { AdminOrder, FoundOrder, TableAsk, TableView } from './shape';

/** A page of the table as this member sees it. */
export async function readOrderTable(
  context: DeskOrdersContext,
  allowed: Permit<'see-orders'>,
  ask: TableAsk,
): Promise<TableView> {
  const { role } = allowed.member;
  const { rows, ...page } = await adminOrderRows(context, allowed, ask);
  return {
    ...page,
    rows: await presentRows(context, role, rows),
    needs: await countNeeds(context, allowed),
    now: context.clock.now().toISOString(),
    bulkActs: bulkActsFor(role),
    mayExport: mayDo(role, 'export-orders'),
    hasSamples: context.mode === 'demo',
  };
}

/** What moved since a page was made, of the orders it shows and of all. */
export async function readNews(
  context: DeskOrdersContext,
  allowed: Permit<'see-orders'>,
  watched: { readonly since: Date; readonly shown: readonly string[] },
): Promise<{
  readonly placed: number;
  readonly changed: readonly AdminOrder[];
  readonly now: string;
}> {
  const now = context.clock.now().toISOString();
  const { placed, changed } = await orderNews(context, allowed, watched);
  return { placed, changed: await presentRows(context, allowed.member.role, changed), now };
}

/** The newest orders that fit a few words. */
export async function findByWords(
  { listOrders }: Pick<DeskOrdersContext, 'listOrders'>,
  _: Permit<'see-orders'>,
  { words, most }: { readonly words: string; readonly most: number },
): Promise<readonly FoundOrder[]> {
  const found = words === '' ? [] : (await listOrders({ words, limit: most })).orders;
  return found.map(({ id, number, details: { company, name }, stage }) => ({
    number: number ?? id,
    company,
    name,
    stage,
  }));
}
