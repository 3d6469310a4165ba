import type { ReactNode } from 'react';

interface DataTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

/** A table that becomes a list of cards on a phone; its first column names the row. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="stacked w-full text-left text-sm">
        <thead className="border-b border-line">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export function DataRow({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <tr className="border-t border-line first:border-t-0">
      <th
        scope="row"
        className="px-4 py-2 align-top font-semibold wrap-anywhere md:wrap-break-word"
      >
        <div>{name}</div>
      </th>
      {children}
    </tr>
  );
}

export function Cell({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <td className="px-4 py-2 align-top">
      <span aria-hidden="true" className="cell-label">
        {label}
      </span>
      <div className="min-w-0 grow wrap-anywhere md:wrap-break-word">{children}</div>
    </td>
  );
}
