import type { ReactNode } from 'react';
import type { QueueRow } from '../../../../desk/review/shape';
import { buttonLook } from '../../../ui/button';
import { LocalTime } from '../../../ui/local-time';
import { formatTimeLeft } from '../../../../kernel/moments/time-left';
import { formatRisk } from './queue-words';

const COLUMNS = [
  'Report',
  'Time left',
  'Interview',
  'Risk',
  'Progress',
  'Reviewer',
  'Open',
] as const;

/** Most urgent first, as the server sorts them. */
export function QueueTable({ rows }: { readonly rows: readonly QueueRow[] }) {
  return (
    <div
      role="region"
      aria-label="Reports to review"
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="stacked w-full text-left">
        <thead className="border-b border-line">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { readonly row: QueueRow }) {
  const isLate = row.minutesLeft !== null && row.minutesLeft < 60;
  const offer = row.holder === null ? 'Review' : row.holder.isMe ? 'Continue' : 'View';
  return (
    <tr className="border-t border-line first:border-t-0">
      <th scope="row" className="flex-wrap gap-x-3 px-4 py-3 align-top font-semibold">
        {row.company}
        <span className="block text-sm font-normal text-soft">
          {row.role}, {row.number}
        </span>
      </th>
      <Cell label="Time left">
        <span className={isLate ? 'font-semibold text-danger' : ''}>
          {formatTimeLeft(row.minutesLeft)}
        </span>
      </Cell>
      <Cell label="Interview">
        {row.interviewAt === null ? (
          <span className="text-soft">not given</span>
        ) : (
          <LocalTime iso={row.interviewAt} />
        )}
      </Cell>
      <Cell label="Risk">{formatRisk(row.risk)}</Cell>
      <Cell label="Progress">
        {row.progress.settled} of {row.progress.total}
      </Cell>
      <Cell label="Reviewer">
        {row.holder === null ? (
          <span className="text-soft">unassigned</span>
        ) : row.holder.isMe ? (
          'you'
        ) : (
          row.holder.name
        )}
        {row.assignee !== null && (
          <span className="block text-sm text-soft">assigned to {row.assignee}</span>
        )}
      </Cell>
      <Cell label="Open">
        <a
          href={`/desk/review/${encodeURIComponent(row.number)}`}
          aria-label={`${offer}: ${row.company}, ${row.number}`}
          className={`${buttonLook(offer === 'View' ? 'quiet' : 'primary', 'small')} whitespace-nowrap`}
        >
          {offer}
        </a>
      </Cell>
    </tr>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td className="px-4 py-3 align-top">
      <span aria-hidden="true" className="cell-label">
        {label}
      </span>
      <div className="min-w-0 grow">{children}</div>
    </td>
  );
}
