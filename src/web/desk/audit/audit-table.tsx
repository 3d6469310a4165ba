import type { ReactNode } from 'react';
import { formatKind, formatValue, type AuditLine } from '../../../desk/audit/shape';
import { LocalTime } from '../../ui/local-time';

const COLUMNS = ['What', 'When', 'Who', 'Of', 'Why', 'Change'] as const;

export function AuditTable({ lines }: { readonly lines: readonly AuditLine[] }) {
  return (
    <div
      role="region"
      aria-label="Audit log"
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-md border border-line bg-raised"
    >
      <table className="stacked w-full text-left text-sm">
        <thead className="border-b border-line">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({
  line: { kind, at, actor, subjectKind, subject, reason, before, after },
}: {
  readonly line: AuditLine;
}) {
  return (
    <tr className="border-t border-line first:border-t-0">
      <th scope="row" className="px-4 py-3 align-top font-semibold">
        {formatKind(kind)}
      </th>
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
    </tr>
  );
}

function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td className="px-4 py-3 align-top">
      <span aria-hidden="true" className="cell-label">
        {label}
      </span>
      <div className="min-w-0 grow wrap-anywhere">{children}</div>
    </td>
  );
}
