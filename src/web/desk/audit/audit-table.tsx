import { formatKind, formatValue, type AuditLine } from '../../../desk/audit/shape';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataRow, DataTable } from '../ui/data-table';

const COLUMNS = ['What', 'When', 'Who', 'Of', 'Why', 'Change'] as const;

export function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <DataTable label="Audit log" columns={COLUMNS}>
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </DataTable>
  );
}

function Line({
  line: { kind, at, actor, subjectKind, subject, reason, before, after },
}: {
  readonly line: AuditLine;
}) {
  return (
    <DataRow name={formatKind(kind)}>
      <Cell label="When">
        <LocalTime iso={at} />
      </Cell>
      <Cell label="Who">{actor.replace(/^staff:/u, '')}</Cell>
      <Cell label="Of">
        {subjectKind === 'order' ? (
          <a href={`/desk/orders/${encodeURIComponent(subject)}`} className="text-accent underline">
            {subject}
          </a>
        ) : (
          <>
            {subjectKind} {subject}
          </>
        )}
      </Cell>
      <Cell label="Why">{reason}</Cell>
      <Cell label="Change">
        {before && <del className="block text-soft">{formatValue(before)}</del>}
        {after && <ins className="block no-underline">{formatValue(after)}</ins>}
      </Cell>
    </DataRow>
  );
}
