import type { QueueRow } from '../../../../desk/review/shape';
import { buttonLook } from '../../../ui/button';
import { LocalTime } from '../../../ui/local-time';
import { Cell, DataRow, DataTable } from '../../ui/data-table';
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
    <DataTable label="Reports to review" columns={COLUMNS}>
      {rows.map((row) => (
        <Row key={row.number} row={row} />
      ))}
    </DataTable>
  );
}

function Row({ row }: { readonly row: QueueRow }) {
  const isLate = row.minutesLeft !== null && row.minutesLeft < 60;
  const offer = row.holder === null ? 'Review' : row.holder.isMe ? 'Continue' : 'View';
  const name = (
    <>
      {row.company}
      <span className="block font-normal text-soft">
        {row.role}, {row.number}
      </span>
    </>
  );
  return (
    <DataRow name={name}>
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
          <span className="block text-soft">assigned to {row.assignee}</span>
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
    </DataRow>
  );
}
