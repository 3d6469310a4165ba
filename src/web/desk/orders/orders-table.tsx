import type { AdminOrder } from './admin-order';
import { OrderRow } from './order-row';

interface OrdersTableProps {
  readonly rows: readonly AdminOrder[];
  readonly now: string;
}

const columns = [
  'ID',
  'Company',
  'Role',
  'Email',
  'Name',
  'Date',
  'Status',
  'Stage',
  'Time left',
  'Amount',
] as const;

export function OrdersTable({ rows, now }: OrdersTableProps) {
  return (
    <div
      role="region"
      aria-label="Orders"
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="stacked w-full text-left text-sm">
        <thead className="border-b border-line">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-3 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <OrderRow key={order.id} order={order} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
