import type { ReactNode } from 'react';
import type { InboxRow } from '../../../desk/inbox/shape';
import { LocalTime } from '../../ui/local-time';
import { kindWords, formatPromise } from './inbox-words';

const COLUMNS = ['From', 'Time left', 'Kind', 'What', 'Assignee', 'Received'] as const;
/** Less than this is an hour to hurry. */
const SOON = 120;

export function InboxTable({ rows }: { readonly rows: readonly InboxRow[] }) {
  return (
    <div
      role="region"
      aria-label="Messages"
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="stacked w-full text-left text-sm">
        <thead className="border-b border-line">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-4 py-2 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.reference} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { readonly row: InboxRow }) {
  const { reference, kind, name, email, company, minutesLeft, suspicion, extract, assignee, at } =
    row;
  const isUrgent = minutesLeft !== null && minutesLeft < SOON;
  return (
    <tr className="border-t border-line first:border-t-0">
      <th
        scope="row"
        className="min-w-44 flex-wrap gap-x-3 px-4 py-2 align-top font-semibold wrap-anywhere"
      >
        <a
          href={`/desk/inbox/${encodeURIComponent(reference)}`}
          dir="auto"
          data-row-link=""
          className="inline-block min-h-6 text-accent underline"
        >
          {name.trim() || email}
        </a>
        <span dir="auto" className="block text-sm font-normal text-soft">
          {[reference, company].filter(Boolean).join(', ')}
        </span>
      </th>
      <Cell label="Time left">
        <span className={`whitespace-nowrap ${isUrgent ? 'font-semibold text-danger' : ''}`}>
          {formatPromise(row)}
        </span>
      </Cell>
      <Cell label="Kind">
        {kindWords[kind]}
        {suspicion !== 'none' && (
          <span className="mt-1 block text-sm text-notice">
            {suspicion === 'honeypot' ? 'filled in a hidden field' : 'sent within 3 seconds'}
          </span>
        )}
      </Cell>
      <Cell label="What">
        <span dir="auto" className="block text-sm wrap-anywhere">
          {extract}
        </span>
      </Cell>
      <Cell label="Assignee">{assignee ?? <span className="text-soft">unassigned</span>}</Cell>
      <Cell label="Received">
        <span className="text-sm">
          <LocalTime iso={at} />
        </span>
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td className="px-4 py-2 align-top">
      <span aria-hidden="true" className="cell-label">
        {label}
      </span>
      <div className="min-w-0 grow">{children}</div>
    </td>
  );
}
