import type { InboxRow } from '../../../desk/inbox/shape';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataRow, DataTable } from '../ui/data-table';
import { kindWords, formatPromise } from './inbox-words';

const COLUMNS = ['From', 'Time left', 'Kind', 'What', 'Assignee', 'Received'] as const;
/** Less than this is an hour to hurry. */
const SOON = 120;

export function InboxTable({ rows }: { readonly rows: readonly InboxRow[] }) {
  return (
    <DataTable label="Messages" columns={COLUMNS}>
      {rows.map((row) => (
        <Row key={row.reference} row={row} />
      ))}
    </DataTable>
  );
}

function Row({ row }: { readonly row: InboxRow }) {
  const { reference, kind, name, email, company, minutesLeft, suspicion, extract, assignee, at } =
    row;
  const isUrgent = minutesLeft !== null && minutesLeft < SOON;
  const from = (
    <div className="min-w-40">
      <a
        href={`/desk/inbox/${encodeURIComponent(reference)}`}
        dir="auto"
        data-row-link=""
        className="inline-block min-h-6 text-accent underline"
      >
        {name.trim() || email}
      </a>
      <span dir="auto" className="block font-normal text-soft">
        {[reference, company].filter(Boolean).join(', ')}
      </span>
    </div>
  );
  return (
    <DataRow name={from}>
      <Cell label="Time left">
        <span className={`whitespace-nowrap ${isUrgent ? 'font-semibold text-danger' : ''}`}>
          {formatPromise(row)}
        </span>
      </Cell>
      <Cell label="Kind">
        {kindWords[kind]}
        {suspicion !== 'none' && (
          <span className="mt-1 block text-notice">
            {suspicion === 'honeypot' ? 'filled in a hidden field' : 'sent within 3 seconds'}
          </span>
        )}
      </Cell>
      <Cell label="What">
        <span dir="auto" className="block">
          {extract}
        </span>
      </Cell>
      <Cell label="Assignee">{assignee ?? <span className="text-soft">unassigned</span>}</Cell>
      <Cell label="Received">
        <LocalTime iso={at} />
      </Cell>
    </DataRow>
  );
}
