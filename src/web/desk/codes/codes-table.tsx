import { Form } from 'react-router';
import { formatTerms, type CodeLine, type CodeState } from '../../../desk/codes/shape';
import { formatMoney } from '../../../kernel/money';
import { LocalTime } from '../../ui/local-time';
import { Cell, DataRow, DataTable } from '../ui/data-table';

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
    <DataTable label="Codes" columns={COLUMNS}>
      {codes.map((line) => (
        <Line key={line.code} line={line} />
      ))}
    </DataTable>
  );
}

const formatSums = (sums: CodeLine['discount']): string =>
  sums.length === 0 ? '$0' : sums.map(formatMoney).join(', ');

function Line({ line }: { readonly line: CodeLine }) {
  const { code, note, terms, state, uses, usesLimit, usesPerAddress, paid } = line;
  const isOver = state === 'ended' || state === 'expired';
  const name = (
    <>
      {code}
      {note && <span className="block font-normal text-soft">{note}</span>}
    </>
  );
  return (
    <DataRow name={name}>
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
    </DataRow>
  );
}
