import type { AdminOrder } from '../../../../desk/orders/shape';
import { OrderTableRow } from './order-row';
import { toggleAll, toggleRow, type Selection } from './selection';

interface OrdersTableProps {
  readonly rows: readonly AdminOrder[];
  readonly now: string;
  readonly selection: Selection;
  select(next: Selection): void;
}

const COLUMNS = [
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
  'Next',
] as const;

/** One line for each order, so that a screen holds many; on a phone each is a small card. */
export function OrdersTable({ rows, now, selection, select }: OrdersTableProps) {
  const shown = rows.filter(({ sample }) => !sample).map(({ id }) => id);
  const chosen = shown.filter((id) => selection.ids.has(id)).length;
  return (
    <div
      role="region"
      aria-label="Orders"
      tabIndex={0}
      className="relative overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="desk-rows w-full text-left">
        <thead>
          <tr>
            <th scope="col" className="desk-check">
              {shown.length > 0 && (
                <label>
                  <input
                    type="checkbox"
                    aria-label="Select all on this page"
                    checked={chosen === shown.length}
                    ref={(box) => {
                      if (box) box.indeterminate = chosen > 0 && chosen < shown.length;
                    }}
                    onChange={() => select(toggleAll(selection, shown))}
                  />
                </label>
              )}
            </th>
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'Amount' ? 'text-right' : undefined}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((order) => (
            <OrderTableRow
              key={order.id}
              order={order}
              now={now}
              isSelected={selection.ids.has(order.id)}
              toggle={(toHere) => select(toggleRow(selection, shown, order.id, toHere))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
