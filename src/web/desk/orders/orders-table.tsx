import type { FetcherWithComponents } from 'react-router';
import { Alert } from '../../ui/alert';
import { buttonLook } from '../../ui/button';
import type { AdminOrder } from './admin-order';
import type { AdminAnswer } from '../admin.server';
import { OrderRow } from './order-row';
import { ScriptMark } from '../script-mark';

interface OrdersTableProps {
  readonly orders: readonly AdminOrder[];
  readonly fetcher: FetcherWithComponents<AdminAnswer>;
  readonly busy: boolean;
  readonly refused: string | null;
}

const columns = ['ID', 'Company', 'Role', 'Email', 'Name', 'Date', 'Status', 'Stage'] as const;

export function OrdersTable({ orders, fetcher, busy, refused }: OrdersTableProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-[2rem] md:text-[2.5rem]">Orders</h1>
        <fetcher.Form method="post" action="/admin">
          <ScriptMark />
          <input type="hidden" name="intent" value="sign-out" />
          <button type="submit" className={buttonLook('quiet', 'small')} disabled={busy}>Logout</button>
        </fetcher.Form>
      </div>
      {refused && <div className="mt-6"><Alert title={refused} announced /></div>}
      {orders.length === 0 && <p className="mt-8">No orders yet.</p>}
      {orders.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div role="region" aria-label="Orders" tabIndex={0} className="mt-6 overflow-x-auto rounded-md border border-line bg-raised">
          <table className="stacked w-full text-left text-sm">
            <thead className="border-b border-line">
              <tr>{columns.map((column) => <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">{column}</th>)}</tr>
            </thead>
            <tbody>
              {orders.map((order) => <OrderRow key={order.id} order={order} fetcher={fetcher} busy={busy} />)}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
