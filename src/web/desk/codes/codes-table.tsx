import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatTerms, type CodeLine, type CodeState } from '../../../desk/codes/shape';
import { formatMoney } from '../../../kernel/money';
import { LocalTime } from '../../ui/local-time';

const COLUMNS = ['Code', 'Takes off', 'State', 'Uses', 'Valid', 'Discount', 'Revenue', 'End'];

const STATES: Readonly<Record<CodeState, string>> = {
  active: 'Active',
  scheduled: 'Not yet valid',
  expired: 'Expired',
  'used-up': 'Used up',
  ended: 'Ended',
};

export function CodesTable({ codes }: { readonly codes: readonly CodeLine[] }) {
  return (
    <div
      role="region"
      aria-label="Codes"
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-md border border-line bg-raised"
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
          {codes.map((line) => (
            <Line key={line.code} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const formatSums = (sums: CodeLine['discount']): string =>
  sums.length === 0 ? '$0' : sums.map(formatMoney).join(', ');

function Line({ line }: { readonly line: CodeLine }) {
  const { code, note, terms, state, uses, usesLimit, usesPerAddress, paid } = line;
  const isOver = state === 'ended' || state === 'expired';
  return (
    <tr className="border-t border-line first:border-t-0">
      <th scope="row" className="px-4 py-3 align-top font-semibold wrap-anywhere">
        {code}
        {note && <span className="block font-normal text-soft">{note}</span>}
      </th>
      <Cell label="Takes off">{formatTerms(terms)}</Cell>
      <Cell label="State">{STATES[state]}</Cell>
      <Cell label="Uses">
        {usesLimit === null ? uses : `${uses} of ${usesLimit}`}, {paid} paid
        {usesPerAddress !== null && (
          <span className="block text-soft">{usesPerAddress} per address</span>
        )}
      </Cell>
      <Cell label="Valid">
        <LocalTime iso={line.validFrom} /> –{' '}
        {line.validUntil === null ? 'no end' : <LocalTime iso={line.validUntil} />}
      </Cell>
      <Cell label="Discount">{formatSums(line.discount)}</Cell>
      <Cell label="Revenue">{formatSums(line.revenue)}</Cell>
      <Cell label="End">
        {!isOver && (
          <Form method="post">
            <input type="hidden" name="intent" value="end" />
            <input type="hidden" name="code" value={code} />
            <button
              type="submit"
              aria-label={`End ${code}`}
              className="min-h-11 cursor-pointer text-accent underline"
            >
              End
            </button>
          </Form>
        )}
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
