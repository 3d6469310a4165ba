import type { AdminOrder } from '../../../desk/orders/shape';
import { formatDue } from '../orders/table/time-left';
import { StagePill } from '../ui/pill';
import { PanelRow } from './panel';

/** Orders as a panel shows them: for whom, where it stands, and how long is left. */
export function dueRows(rows: readonly AdminOrder[], now: string) {
  return rows.map((row) => {
    const left = formatDue(row.due, now);
    return (
      <PanelRow
        key={row.id}
        to={row.sample ? '/admin' : `/desk/orders/${encodeURIComponent(row.id)}`}
        name={`${row.id} ${row.company}`}
        about={`${row.role}, ${row.name || row.email}`}
        side={
          <>
            <StagePill stage={row.stage} />
            <span className="mt-0.5 block">{left?.words ?? ''}</span>
          </>
        }
        isBad={left?.urgency === 'late'}
      />
    );
  });
}
